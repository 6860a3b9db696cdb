import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives `work` an empty folder, which is gone afterwards. */
export async function withTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rookery-bench-'));
  try {
    return await work(folder);
  } finally {
    // A browser's helpers may write on for a moment after it has ended.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

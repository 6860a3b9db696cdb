import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Calls `work` with an empty folder and deletes it afterwards. */
export async function withTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rookery-bench-'));
  try {
    return await work(folder);
  } finally {
    // Chromium's helper processes may still write for a moment after it has ended.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

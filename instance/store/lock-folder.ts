import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

/** The data lie in the hands of another instance. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another instance is running on the data in ${folder}.`);
  }
}

function isInUse(path: string): boolean {
  if (!existsSync(path)) return false;
  const probe = new DatabaseSync(path, { readOnly: true });
  try {
    probe.exec('SELECT count(*) FROM sqlite_schema');
    return false;
  } catch (error) {
    return error instanceof Error && /locked|busy/.test(error.message);
  } finally {
    probe.close();
  }
}

/**
 * Keeps a data directory for one instance: two would hand out the same ids, and hear nothing of each
 * other. The system lifts the lock when the process ends, however it does. Gives the function that
 * lifts it before.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new FolderInUse(folder);
  }
  // Whoever took the lock file away has not ended the process that works on the data.
  if (isInUse(join(folder, 'rookery.sqlite'))) {
    lock.close();
    throw new FolderInUse(folder);
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

/** Thrown if another instance is using the data directory. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`Another instance is using the data in ${folder}.`);
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
 * Locks a data directory for one instance: two would generate the same ids and miss each other's
 * events. The operating system releases the lock when the process ends. Returns a function that
 * releases it earlier.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new FolderInUseError(folder);
  }
  // The lock file may have been deleted while the other process is still running.
  if (isInUse(join(folder, 'rookery.sqlite'))) {
    lock.close();
    throw new FolderInUseError(folder);
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

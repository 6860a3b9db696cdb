import { setImmediate } from 'node:timers/promises';
import type { Instance } from '#context.ts';
import { HttpError, createOutOfSpaceError } from '#http/http-error.ts';
import { createWindowCounter, type WindowCounter } from '#rules/window-counter.ts';
import {
  countAccountBytes,
  deleteStoredFile,
  deleteUnusedMedia,
  isFileStored,
  countTotalBytes,
  unusedFiles,
} from '#store/stored-files.ts';

const hour = 3_600_000;
/** How long uploads are kept after their status was deleted, since it may be posted again. */
const detachedLifetime = 24 * hour;
/** How long uploads are kept that never had a status, since they may belong to a draft. */
const unusedUploadLifetime = 30 * 24 * hour;
/** How long files are kept that nothing uses, since the row that will use them is written later. */
const newFileLifetime = hour;

const searches = new WeakMap<Instance, WindowCounter>();

/** Returns whether unused files may be searched for: once an hour, since that takes long. */
function maySearch(instance: Instance, accountId: string | undefined): boolean {
  const counter = searches.get(instance) ?? createWindowCounter(hour);
  searches.set(instance, counter);
  return counter.count(accountId ?? 'all', 1, instance.now()) === 0;
}

/**
 * Removes unused files of one account, or of all accounts, at most once an hour. Called only when
 * space is needed.
 */
async function freeSpace(instance: Instance, accountId?: string): Promise<void> {
  if (!maySearch(instance, accountId)) return;
  const { database, files } = instance;
  const now = instance.now();
  const unused = database.transaction(() => {
    deleteUnusedMedia(database, accountId, {
      detached: now - detachedLifetime,
      created: now - unusedUploadLifetime,
    });
    return unusedFiles(database, accountId, now - newFileLifetime).filter((file) =>
      deleteStoredFile(database, file),
    );
  });
  for (const { name } of unused) {
    // Another account may have stored the same file in the meantime. `insertStoredFile` is called
    // before a file is written, and `remove` is synchronous, so this check is reliable.
    if (!isFileStored(database, name)) files.remove(name);
    // oxlint-disable-next-line no-await-in-loop -- lets other requests pass between two files
    await setImmediate();
  }
}

function formatSize(bytes: number): string {
  const unit = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), unit.length - 1);
  return `${Number((bytes / 1000 ** step).toPrecision(3))} ${unit[step]}`;
}

/** Throws 422 if an account has no space for this many more bytes. */
export async function requireAccountSpace(
  instance: Instance,
  accountId: string,
  bytes: number,
): Promise<void> {
  const { storage } = instance.config.limits;
  const isFull = (): boolean => countAccountBytes(instance.database, accountId) + bytes > storage;
  if (isFull()) await freeSpace(instance, accountId);
  if (isFull())
    throw new HttpError(
      422,
      `Your storage of ${formatSize(storage)} is full. Delete posts with files; a day later their space is free.`,
    );
}

/** Throws 507 if the instance has no space for this many more bytes. */
export async function requireTotalSpace(instance: Instance, bytes: number): Promise<void> {
  const { totalStorage } = instance.config.limits;
  const isFull = (): boolean => countTotalBytes(instance.database) + bytes > totalStorage;
  if (isFull()) await freeSpace(instance);
  if (isFull()) throw createOutOfSpaceError();
}

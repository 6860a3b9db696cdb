import type { Instance } from '#context.ts';
import { HttpError, outOfSpace } from '#http/http-error.ts';
import {
  accountBytes,
  deleteStoredFile,
  deleteUnusedMedia,
  isStored,
  totalBytes,
  unusedFiles,
} from '#store/stored-files.ts';

const hour = 3_600_000;
/** How long uploads are kept after their status was deleted: somebody may write it again. */
const detachedLifetime = 24 * hour;
/** How long uploads are kept that never had a status: they may belong to a draft. */
const unusedUploadLifetime = 30 * 24 * hour;
/** Longer than any upload takes from its file to its row. */
const newFileLifetime = hour;

/** Removes what nobody uses: of one account, or of all. Nothing is removed before space is needed. */
async function freeSpace(instance: Instance, accountId?: string): Promise<void> {
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
    // Somebody may have stored the same file in the meantime.
    if (!isStored(database, name)) await files.remove(name);
  }
}

function formatSize(bytes: number): string {
  const unit = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), unit.length - 1);
  return `${Number((bytes / 1000 ** step).toPrecision(3))} ${unit[step]}`;
}

/** Throws 422 if an account cannot store this many bytes more. */
export async function requireAccountSpace(
  instance: Instance,
  accountId: string,
  bytes: number,
): Promise<void> {
  const { storage } = instance.config.limits;
  const isFull = (): boolean => accountBytes(instance.database, accountId) + bytes > storage;
  if (isFull()) await freeSpace(instance, accountId);
  if (isFull())
    throw new HttpError(
      422,
      `Your storage of ${formatSize(storage)} is full. Delete posts with files; a day later their space is free.`,
    );
}

const lastFreed = new WeakMap<Instance, number>();

/** Throws 507 if the instance cannot store this many bytes more. */
export async function requireTotalSpace(instance: Instance, bytes: number): Promise<void> {
  const { totalStorage } = instance.config.limits;
  const isFull = (): boolean => totalBytes(instance.database) + bytes > totalStorage;
  // It looks at the files of all members, which takes too long for each request.
  if (isFull() && Math.abs(instance.now() - (lastFreed.get(instance) ?? 0)) > hour) {
    lastFreed.set(instance, instance.now());
    await freeSpace(instance);
  }
  if (isFull()) throw outOfSpace();
}

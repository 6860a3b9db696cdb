import type { AsyncStorageArea } from '#lib/storage/async-storage-area.ts';
import { pictureCache } from '#lib/worker/picture-cache.ts';

/** Number of entries and their size. */
export interface Amount {
  readonly count: number;
  readonly bytes: number;
}

const noStorage: Amount = { count: 0, bytes: 0 };

/** What a browser cache contains: the app's own files or viewed images. */
export type CachedKind = 'files' | 'pictures';

/**
 * Returns true if the cache belongs to this kind. Other caches of this origin must not be measured
 * or cleared.
 */
function isOfKind(kind: CachedKind, name: string): boolean {
  return kind === 'pictures'
    ? name === pictureCache
    : name.startsWith('rookery-') && name !== pictureCache;
}

function sizeOf(value: unknown): number {
  return new Blob([JSON.stringify(value) ?? '']).size;
}

/** Measures the cached timelines of one owner. Rejects with the errors of the storage. */
export async function measurePages(area: AsyncStorageArea, owner: string): Promise<Amount> {
  const names = (await area.names()).filter((name) => name.startsWith(`${owner}/`));
  const values = await Promise.all(names.map((name) => area.get(name)));
  return { count: names.length, bytes: values.reduce<number>((sum, one) => sum + sizeOf(one), 0) };
}

export async function emptyPages(area: AsyncStorageArea, owner: string): Promise<void> {
  for (const name of await area.names()) if (name.startsWith(`${owner}/`)) await area.remove(name);
}

/** Measures the caches for offline use; zero if the browser has no caches. */
export async function measureCached(
  caches: CacheStorage | undefined,
  kind: CachedKind,
): Promise<Amount> {
  if (!caches) return noStorage;
  let count = 0;
  let bytes = 0;
  for (const name of (await caches.keys()).filter((one) => isOfKind(kind, one))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      count += 1;
      bytes += response ? (await response.blob()).size : 0;
    }
  }
  return { count, bytes };
}

/**
 * Deletes the caches. Recreates the one for images, because only an existing cache receives them.
 */
export async function emptyCached(
  caches: CacheStorage | undefined,
  kind: CachedKind,
): Promise<void> {
  for (const name of (await caches?.keys()) ?? [])
    if (isOfKind(kind, name)) await caches?.delete(name);
  if (kind === 'pictures') await caches?.open(pictureCache);
}

/** Returns the browser's estimate of the total usage in bytes; undefined if unavailable. */
export async function measureAll(storage: StorageManager | undefined): Promise<number | undefined> {
  return (await storage?.estimate())?.usage;
}

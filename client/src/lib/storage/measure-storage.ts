import type { AsyncStorageArea } from './storage-area.ts';
import { pictureCacheName } from '../worker/worker-config.ts';

/** The number of stored entries, and their size in bytes. */
export interface StorageAmount {
  readonly count: number;
  readonly bytes: number;
}

const noStorage: StorageAmount = { count: 0, bytes: 0 };

/** The content of a browser cache: files of the client, or images that were viewed. */
type CacheKind = 'files' | 'pictures';

/**
 * Returns whether a cache of this origin belongs to a kind. Caches of other software must neither
 * be measured nor cleared.
 */
function isOfKind(kind: CacheKind, name: string): boolean {
  return kind === 'pictures'
    ? name === pictureCacheName
    : name.startsWith('rookery-') && name !== pictureCacheName;
}

function sizeOf(value: unknown): number {
  return new Blob([JSON.stringify(value) ?? '']).size;
}

/** Measures the cached timelines of one owner. Rejects with the errors of the storage. */
export async function measurePageCache(
  area: AsyncStorageArea,
  owner: string,
): Promise<StorageAmount> {
  const names = (await area.names()).filter((name) => name.startsWith(`${owner}/`));
  const values = await Promise.all(names.map((name) => area.get(name)));
  return { count: names.length, bytes: values.reduce<number>((sum, one) => sum + sizeOf(one), 0) };
}

export async function clearPageCache(area: AsyncStorageArea, owner: string): Promise<void> {
  for (const name of await area.names()) if (name.startsWith(`${owner}/`)) await area.remove(name);
}

/** Measures the caches for offline use. Returns zeros if the browser has no caches. */
export async function measureCaches(
  caches: CacheStorage | undefined,
  kind: CacheKind,
): Promise<StorageAmount> {
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
 * Deletes the caches of a kind. An empty cache for images is created again, since the worker writes
 * only to an existing one.
 */
export async function clearCaches(
  caches: CacheStorage | undefined,
  kind: CacheKind,
): Promise<void> {
  for (const name of (await caches?.keys()) ?? [])
    if (isOfKind(kind, name)) await caches?.delete(name);
  if (kind === 'pictures') await caches?.open(pictureCacheName);
}

/**
 * Returns the browser's estimate of all storage that this origin uses, in bytes; undefined if the
 * browser gives none.
 */
export async function measureTotalUsage(
  storage: StorageManager | undefined,
): Promise<number | undefined> {
  return (await storage?.estimate())?.usage;
}

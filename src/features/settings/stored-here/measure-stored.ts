import type { AsyncStorageArea } from '#lib/storage/async-storage-area.ts';
import { pictureCache } from '#lib/worker/picture-cache.ts';

/** How much of one kind there is. */
export interface Amount {
  readonly count: number;
  readonly bytes: number;
}

const nothing: Amount = { count: 0, bytes: 0 };

/** What is kept in caches: the program itself, or pictures that were seen. */
export type CachedKind = 'files' | 'pictures';

/** Whether a cache holds this; others of this origin are not ours to measure or to empty. */
function holds(kind: CachedKind, name: string): boolean {
  return kind === 'pictures'
    ? name === pictureCache
    : name.startsWith('rookery-') && name !== pictureCache;
}

function sizeOf(value: unknown): number {
  return new Blob([JSON.stringify(value) ?? '']).size;
}

/** Timelines that are kept for one reader. Throws what the storage throws. */
export async function measurePages(area: AsyncStorageArea, owner: string): Promise<Amount> {
  const names = (await area.names()).filter((name) => name.startsWith(`${owner}/`));
  const values = await Promise.all(names.map((name) => area.get(name)));
  return { count: names.length, bytes: values.reduce<number>((sum, one) => sum + sizeOf(one), 0) };
}

export async function emptyPages(area: AsyncStorageArea, owner: string): Promise<void> {
  for (const name of await area.names()) if (name.startsWith(`${owner}/`)) await area.remove(name);
}

/** How much is kept to be had without a network; nothing where the browser keeps none. */
export async function measureCached(
  caches: CacheStorage | undefined,
  kind: CachedKind,
): Promise<Amount> {
  if (!caches) return nothing;
  let count = 0;
  let bytes = 0;
  for (const name of (await caches.keys()).filter((one) => holds(kind, one))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      count += 1;
      bytes += answer ? (await answer.blob()).size : 0;
    }
  }
  return { count, bytes };
}

/** Empties it; for pictures a place is left into which those seen from now on come. */
export async function emptyCached(
  caches: CacheStorage | undefined,
  kind: CachedKind,
): Promise<void> {
  for (const name of (await caches?.keys()) ?? [])
    if (holds(kind, name)) await caches?.delete(name);
  if (kind === 'pictures') await caches?.open(pictureCache);
}

/** What the browser counts for this address in all, in bytes; undefined where it does not tell. */
export async function measureAll(storage: StorageManager | undefined): Promise<number | undefined> {
  return (await storage?.estimate())?.usage;
}

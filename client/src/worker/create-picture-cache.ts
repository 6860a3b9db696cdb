import { maxPictureCacheBytes, pictureCacheName } from '#lib/worker/worker-config.ts';

/** Maximum number of bytes of a picture. A larger one would displace dozens of others. */
const maxPictureBytes = 2 * 1024 * 1024;
/**
 * Milliseconds for which a cached picture counts as recently seen. Within this time it is not
 * written again.
 */
const recentlySeenMs = 86_400_000;

/**
 * Share of the maximum size to which the cache is reduced when it is full, so that not every new
 * picture causes deletions.
 */
const remainingShare = 0.9;

/** Headers of a cached picture: when it was written (milliseconds since 1970), and its number of bytes. */
const timeHeader = 'x-kept-at';
const sizeHeader = 'x-kept-size';

const numericHeader = (response: Response | undefined, name: string): number =>
  Number(response?.headers.get(name) ?? 0);

/** Returns the total number of cached bytes. */
async function count(cache: Cache): Promise<number> {
  const cached = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return cached.reduce((sum, response) => sum + numericHeader(response, sizeHeader), 0);
}

/**
 * Deletes the oldest pictures until at most `most` bytes remain. Resolves to the number of
 * remaining bytes.
 */
async function evict(cache: Cache, most: number): Promise<number> {
  let remaining = await count(cache);
  // Keys are returned in the order in which they were inserted.
  for (const request of await cache.keys()) {
    if (remaining <= most) break;
    // oxlint-disable-next-line no-await-in-loop -- oldest first, no more than needed
    remaining -= numericHeader(await cache.match(request), sizeHeader);
    // oxlint-disable-next-line no-await-in-loop -- oldest first, no more than needed
    await cache.delete(request);
  }
  return remaining;
}

/** Returns whether a response can be cached: a picture of this origin below the maximum size. */
function isPicture(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    (response.headers.get('content-type') ?? '').startsWith('image/') &&
    Number(response.headers.get('content-length') ?? 0) <= maxPictureBytes
  );
}

/** Returns the cached picture with this URL, if there is one. */
async function cachedPicture(url: string): Promise<Response | undefined> {
  if (!(await caches.has(pictureCacheName))) return undefined;
  return caches.match(url, { cacheName: pictureCacheName });
}

/**
 * Handles requests for pictures of this origin: returns the picture of the network, or the cached
 * one if the network or the server fails. If the cache is full, deletes the pictures that were not
 * seen for the longest time. @param most maximum number of bytes of all pictures
 */
export function createPictureCache(most = maxPictureCacheBytes) {
  /**
   * Number of cached bytes as far as the worker knows; too high if the page has emptied the cache.
   * Counted again before pictures are deleted.
   */
  let total: number | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Caches a picture as the newest one, unless it is cached and was seen recently. */
  const cachePicture = async (url: string, response: Response): Promise<void> => {
    if (!(await caches.has(pictureCacheName))) return;
    const cache = await caches.open(pictureCacheName);
    const cached = await cache.match(url);
    if (cached && Date.now() - numericHeader(cached, timeHeader) < recentlySeenMs) return;
    const bytes = await response.blob();
    if (bytes.size > maxPictureBytes) return;
    total ??= await count(cache);
    const headers = {
      'content-type': response.headers.get('content-type') ?? '',
      [timeHeader]: String(Date.now()),
      [sizeHeader]: String(bytes.size),
    };
    // The entry is deleted first, so that it is inserted as the newest one.
    if (cached) await cache.delete(url);
    await cache.put(url, new Response(bytes, { headers }));
    total += bytes.size - numericHeader(cached, sizeHeader);
    if (total > most) total = await evict(cache, most * remainingShare);
  };

  return {
    /**
     * Responds to the request of a picture. If the network fails and the picture is not cached, the
     * status is 504: Firefox reports a rejection as an unexpected error of the service worker.
     * @param after registers work that continues after the response was returned
     */
    async answer(request: Request, after: (work: Promise<unknown>) => void): Promise<Response> {
      let response: Response;
      try {
        response = await fetch(request);
      } catch {
        return (await cachedPicture(request.url)) ?? new Response(null, { status: 504 });
      }
      if (response.status >= 500) return (await cachedPicture(request.url)) ?? response;
      if (isPicture(response)) {
        const copy = response.clone();
        // Pictures are cached one after the other, so that the number of bytes is correct. If the
        // disk is full, only the cached copy is missing.
        last = last.then(() => cachePicture(request.url, copy)).catch(() => (total = undefined));
        after(last);
      }
      return response;
    },
  };
}

import { maxPictureCacheBytes, pictureCacheName } from '#lib/worker/worker-config.ts';

/** Maximum bytes of one picture: a larger one would evict dozens of others. */
const maxPictureBytes = 2 * 1024 * 1024;
/** Milliseconds for which a cached picture counts as recently seen and is not rewritten. */
const day = 86_400_000;

/** Share of the limit that remains after eviction, so that not every picture causes one. */
const remainingShare = 0.9;

const timeHeader = 'x-kept-at';
const sizeHeader = 'x-kept-size';

const numericHeader = (response: Response | undefined, name: string): number =>
  Number(response?.headers.get(name) ?? 0);

/** Returns the cached bytes. */
async function count(cache: Cache): Promise<number> {
  const cached = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return cached.reduce((sum, response) => sum + numericHeader(response, sizeHeader), 0);
}

/**
 * Deletes the oldest pictures until at most `most` bytes remain. Resolves to the remaining bytes.
 */
async function evict(cache: Cache, most: number): Promise<number> {
  let remaining = await count(cache);
  // Keys are in insertion order.
  for (const request of await cache.keys()) {
    if (remaining <= most) break;
    // oxlint-disable-next-line no-await-in-loop -- oldest first, no more than needed
    remaining -= numericHeader(await cache.match(request), sizeHeader);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await cache.delete(request);
  }
  return remaining;
}

/** Returns true if the response can be cached: a picture of this origin below the size limit. */
function isPicture(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    (response.headers.get('content-type') ?? '').startsWith('image/') &&
    Number(response.headers.get('content-length') ?? 0) <= maxPictureBytes
  );
}

async function cachedPicture(url: string): Promise<Response | undefined> {
  if (!(await caches.has(pictureCacheName))) return undefined;
  return caches.match(url, { cacheName: pictureCacheName });
}

/**
 * Handles requests for pictures of this origin: network first, cached if the network or the server
 * fails. Evicts the least recently seen pictures.
 *
 * @param most maximum bytes of all pictures
 */
export function createPictureCache(most = maxPictureCacheBytes) {
  /** Cached bytes; too high if the page has emptied the cache. Recounted before any eviction. */
  let total: number | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const cachePicture = async (url: string, response: Response): Promise<void> => {
    if (!(await caches.has(pictureCacheName))) return;
    const cache = await caches.open(pictureCacheName);
    const cached = await cache.match(url);
    if (cached && Date.now() - numericHeader(cached, timeHeader) < day) return;
    const bytes = await response.blob();
    if (bytes.size > maxPictureBytes) return;
    total ??= await count(cache);
    const headers = {
      'content-type': response.headers.get('content-type') ?? '',
      [timeHeader]: String(Date.now()),
      [sizeHeader]: String(bytes.size),
    };
    // Deleted first, so that it moves to the end of the order.
    if (cached) await cache.delete(url);
    await cache.put(url, new Response(bytes, { headers }));
    total += bytes.size - numericHeader(cached, sizeHeader);
    if (total > most) total = await evict(cache, most * remainingShare);
  };

  return {
    /**
     * Responds to a picture request. If the network fails and nothing is cached, the status is 504:
     * Firefox reports a rejection as an unexpected error of the service worker.
     *
     * @param after registers work that continues after the response
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
        // Sequential, so that the count is right; a full disk loses only the picture.
        last = last.then(() => cachePicture(request.url, copy)).catch(() => (total = undefined));
        after(last);
      }
      return response;
    },
  };
}

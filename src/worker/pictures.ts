import { pictureBytes, pictureCache } from '#lib/worker/picture-cache.ts';

/** A single picture with more bytes is not kept: it would push out dozens of others. */
const mostEach = 2 * 1024 * 1024;
/** Milliseconds for which a kept picture counts as just seen, and is not written again. */
const day = 86_400_000;

/** What is left when room is made, so that it is not made for each picture anew. */
const shareLeft = 0.9;

const atHeader = 'x-kept-at';
const sizeHeader = 'x-kept-size';

const numberIn = (answer: Response | undefined, name: string): number =>
  Number(answer?.headers.get(name) ?? 0);

/** Bytes that are kept. */
async function count(cache: Cache): Promise<number> {
  const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return kept.reduce((sum, answer) => sum + numberIn(answer, sizeHeader), 0);
}

/** Lets go of the oldest until so many bytes are left; gives how many are. */
async function makeRoom(cache: Cache, most: number): Promise<number> {
  let left = await count(cache);
  // Keys come in the order in which they were put.
  for (const request of await cache.keys()) {
    if (left <= most) break;
    // oxlint-disable-next-line no-await-in-loop -- the oldest first, no more than needed
    left -= numberIn(await cache.match(request), sizeHeader);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await cache.delete(request);
  }
  return left;
}

/** Whether an answer can be kept: a picture of our own origin, of no great size. */
function isPicture(answer: Response): boolean {
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    (answer.headers.get('content-type') ?? '').startsWith('image/') &&
    Number(answer.headers.get('content-length') ?? 0) <= mostEach
  );
}

async function keptOf(url: string): Promise<Response | undefined> {
  if (!(await caches.has(pictureCache))) return undefined;
  return caches.match(url, { cacheName: pictureCache });
}

/**
 * Answers pictures of our own origin: from the network, and from what was seen before where the network
 * or the server fails. What was seen longest ago goes first when there is no room.
 *
 * @param most bytes for all pictures together
 */
export function createPictures(most = pictureBytes) {
  /** Bytes that are kept, or more where the page emptied the cache: counted anew before any is let go. */
  let total: number | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const keep = async (url: string, answer: Response): Promise<void> => {
    if (!(await caches.has(pictureCache))) return;
    const cache = await caches.open(pictureCache);
    const kept = await cache.match(url);
    if (kept && Date.now() - numberIn(kept, atHeader) < day) return;
    const bytes = await answer.blob();
    if (bytes.size > mostEach) return;
    total ??= await count(cache);
    const headers = {
      'content-type': answer.headers.get('content-type') ?? '',
      [atHeader]: String(Date.now()),
      [sizeHeader]: String(bytes.size),
    };
    // Deleted before, so that it stands last in the order.
    if (kept) await cache.delete(url);
    await cache.put(url, new Response(bytes, { headers }));
    total += bytes.size - numberIn(kept, sizeHeader);
    if (total > most) total = await makeRoom(cache, most * shareLeft);
  };

  return {
    /**
     * The picture that a page asks for. Throws what `fetch` throws, where none is kept.
     *
     * @param after is given the work that goes on when the answer was given
     */
    async answer(request: Request, after: (work: Promise<unknown>) => void): Promise<Response> {
      let answer: Response;
      try {
        answer = await fetch(request);
      } catch (error) {
        const kept = await keptOf(request.url);
        if (kept) return kept;
        throw error;
      }
      if (answer.status >= 500) return (await keptOf(request.url)) ?? answer;
      if (isPicture(answer)) {
        const copy = answer.clone();
        // One after another, so that the count holds; a full disk costs the picture alone.
        last = last.then(() => keep(request.url, copy)).catch(() => (total = undefined));
        after(last);
      }
      return answer;
    },
  };
}

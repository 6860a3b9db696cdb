import {
  filesOfPage,
  isExpectedFile,
  languagesOfMessageFiles,
  expiredCaches,
  rescueFiles,
  messageFilesOf,
  type BuiltFiles,
} from './route-request.ts';

const prefix = 'rookery-files-';
/** Name of the cache with the last fetched page. */
const pageCache = 'rookery-page';
const pageKey = '/';
/** Milliseconds to wait for the response of the network if the page is cached. */
const networkTimeoutMs = 4000;

/** Registers work that continues after the response was returned, as `waitUntil` does. */
type RunAfter = (work: Promise<unknown>) => void;

/**
 * Returns the cached response for a path; undefined if there is none, or if the browser denies
 * access.
 */
const cachedResponse = async (
  path: string,
  within: MultiCacheQueryOptions = {},
): Promise<Response | undefined> => {
  try {
    return await caches.match(path, within);
  } catch {
    return undefined;
  }
};

/**
 * Caches a response in the background. If the storage is full or broken, only the cached copy is
 * missing.
 */
const cacheLater = (after: RunAfter, caching: Promise<unknown>): void =>
  after(caching.catch(() => undefined));

/** Returns whether a response is the page of the client and can be cached as such. */
const isClientPage = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

const cachePage = async (response: Response): Promise<void> =>
  (await caches.open(pageCache)).put(pageKey, response);

/** Cancels the body of a response that is not read. Otherwise its request would stay open. */
const discard = async (response: Response): Promise<void> => response.body?.cancel();

/** Returns the languages in which messages are cached. */
async function cachedLanguages(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return languagesOfMessageFiles(cached.flat().map(({ url }) => new URL(url).pathname));
}

/**
 * Creates the cache for the files of a build. `build` is the time of the build, `built` are its
 * files.
 */
export function createFileCache(build: string, built: BuiltFiles) {
  const ownCache = prefix + build;

  const put = async (path: string, response: Response): Promise<void> =>
    (await caches.open(ownCache)).put(path, response);

  /**
   * Fetches and caches a file. A response with the HTML page, which servers send for a missing
   * file, is not cached.
   */
  const cacheFile = async (path: string): Promise<void> => {
    const response = await fetch(path);
    if (isExpectedFile(path, response)) await put(path, response);
    else await discard(response);
  };

  const fetchFile = async (path: string, after: RunAfter): Promise<Response> => {
    const response = await fetch(path);
    if (isExpectedFile(path, response)) cacheLater(after, put(path, response.clone()));
    return response;
  };

  return {
    /** Caches the page with its files and messages, and the rescue page. */
    async install(): Promise<void> {
      const page = await fetch(pageKey);
      const files = filesOfPage(await page.clone().text());
      const messages = messageFilesOf(files, built, await cachedLanguages());
      await Promise.all([...files, ...messages, ...rescueFiles].map(cacheFile));
      if (isClientPage(page)) await cachePage(page);
      else await discard(page);
    },

    /** Deletes the caches of builds so old that no open tab can use them any more. */
    async tidy(): Promise<void> {
      const old = expiredCaches(await caches.keys(), prefix);
      await Promise.all(old.map((name) => caches.delete(name)));
    },

    /**
     * Returns a file from the cache, or else from the network. File names contain a hash, so a
     * cached file is never outdated.
     */
    async file(request: Request, after: RunAfter): Promise<Response> {
      const { pathname } = new URL(request.url);
      return (await cachedResponse(pathname)) ?? fetchFile(pathname, after);
    },

    /**
     * Returns the rescue page from the network, or the cached one if the network or the server
     * fails.
     */
    async rescue(request: Request, after: RunAfter): Promise<Response> {
      const { pathname } = new URL(request.url);
      try {
        const response = await fetchFile(pathname, after);
        return response.status >= 500 ? ((await cachedResponse(pathname)) ?? response) : response;
      } catch (error) {
        const cached = await cachedResponse(pathname);
        if (cached) return cached;
        throw error;
      }
    },

    /**
     * Returns the page from the network, or the cached one if the network does not respond in time
     * or the server fails.
     */
    async page(request: Request, after: RunAfter): Promise<Response> {
      const cached = await cachedResponse(pageKey, { cacheName: pageCache });
      const timeout = new AbortController();
      const timer = cached && setTimeout(() => timeout.abort(), networkTimeoutMs);
      try {
        const response = await fetch(request, { signal: timeout.signal });
        if (cached && response.status >= 500) {
          after(discard(response));
          return cached;
        }
        if (new URL(request.url).pathname === pageKey && isClientPage(response))
          cacheLater(after, cachePage(response.clone()));
        return response;
      } catch (error) {
        if (cached) return cached;
        throw error;
      } finally {
        // If the response has started in time, its body is not aborted.
        clearTimeout(timer);
      }
    },

    /**
     * Caches files that the open page has fetched before the worker was active. With `all`, also
     * caches the rest of the build, so that the page works even if the server has only a newer
     * build by then or is unreachable.
     */
    async keep(paths: readonly string[], all: boolean): Promise<void> {
      const cache = await caches.open(ownCache);
      const rest = all
        ? [
            ...built.scripts,
            ...messageFilesOf(built.scripts, built, languagesOfMessageFiles(paths)),
          ]
        : [];
      for (const path of new Set([...paths, ...rest])) {
        // oxlint-disable-next-line no-await-in-loop -- sequential, to leave bandwidth for the page
        if (!(await cache.match(path))) await cacheFile(path);
      }
    },
  };
}

import {
  filesOfPage,
  isTheFile,
  languagesOf,
  outdated,
  rescueFiles,
  wordsOf,
  type BuiltFiles,
} from './own-files.ts';

const prefix = 'rookery-files-';
/** The page as it was last fetched. */
const pageCache = 'rookery-page';
const pageKey = '/';
/** Milliseconds the network has to begin its answer, when the page is kept already. */
const patience = 4000;

/** Is given the work that goes on when the answer was given. */
type After = (work: Promise<unknown>) => void;

/** What is kept under a path; nothing where the browser does not let us look. */
const keptAs = async (
  path: string,
  within: MultiCacheQueryOptions = {},
): Promise<Response | undefined> => {
  try {
    return await caches.match(path, within);
  } catch {
    return undefined;
  }
};

/** Keeps behind the answer: a full or a broken storage costs the copy alone. */
const keepLater = (after: After, keeping: Promise<unknown>): void =>
  after(keeping.catch(() => undefined));

const keepPage = async (answer: Response): Promise<void> => {
  const isPage =
    answer.status === 200 && (answer.headers.get('content-type') ?? '').startsWith('text/html');
  if (isPage && !answer.redirected) await (await caches.open(pageCache)).put(pageKey, answer);
};

/** The languages in which words were kept here before. */
async function spokenLanguages(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return languagesOf(kept.flat().map(({ url }) => new URL(url).pathname));
}

/** What is kept of this build; `build` is the moment it was made, `built` what it consists of. */
export function createCachedFiles(build: string, built: BuiltFiles) {
  const own = prefix + build;

  const put = async (path: string, answer: Response): Promise<void> => {
    if (isTheFile(path, answer)) await (await caches.open(own)).put(path, answer);
  };
  const keepFile = async (path: string): Promise<void> => put(path, await fetch(path));

  const fetchFile = async (path: string, after: After): Promise<Response> => {
    const answer = await fetch(path);
    keepLater(after, put(path, answer.clone()));
    return answer;
  };

  return {
    /** Keeps the page and what it needs first, its words included, and the page of last resort. */
    async install(): Promise<void> {
      const page = await fetch(pageKey);
      const files = filesOfPage(await page.clone().text());
      const words = wordsOf(files, built, await spokenLanguages());
      await Promise.all([...files, ...words, ...rescueFiles].map(keepFile));
      await keepPage(page);
    },

    /** Lets go of builds that nobody can have open any more. */
    async tidy(): Promise<void> {
      const old = outdated(await caches.keys(), prefix);
      await Promise.all(old.map((name) => caches.delete(name)));
    },

    /** Files are named by their contents: what is kept is right. */
    async file(request: Request, after: After): Promise<Response> {
      const { pathname } = new URL(request.url);
      return (await keptAs(pathname)) ?? fetchFile(pathname, after);
    },

    /** The newest page of last resort; the kept one where the network or the server fails. */
    async rescue(request: Request, after: After): Promise<Response> {
      const { pathname } = new URL(request.url);
      try {
        const answer = await fetchFile(pathname, after);
        return answer.status >= 500 ? ((await keptAs(pathname)) ?? answer) : answer;
      } catch (error) {
        const kept = await keptAs(pathname);
        if (kept) return kept;
        throw error;
      }
    },

    /** The newest page; the kept one where the network does not answer, or the server fails. */
    async page(request: Request, after: After): Promise<Response> {
      const kept = await keptAs(pageKey, { cacheName: pageCache });
      const tooLate = new AbortController();
      const timer = kept && setTimeout(() => tooLate.abort(), patience);
      try {
        const answer = await fetch(request, { signal: tooLate.signal });
        if (kept && answer.status >= 500) return kept;
        if (new URL(request.url).pathname === pageKey) keepLater(after, keepPage(answer.clone()));
        return answer;
      } catch (error) {
        if (kept) return kept;
        throw error;
      } finally {
        // What has begun to come is not cut off.
        clearTimeout(timer);
      }
    },

    /**
     * Keeps files that the open page has fetched without us. `all`: the rest of this build too, so that
     * the page goes on with it when the server has a newer one only, or cannot be reached.
     */
    async keep(paths: readonly string[], all: boolean): Promise<void> {
      const cache = await caches.open(own);
      const rest = all
        ? [...built.scripts, ...wordsOf(built.scripts, built, languagesOf(paths))]
        : [];
      for (const path of new Set([...paths, ...rest])) {
        // oxlint-disable-next-line no-await-in-loop -- quietly, one after the other
        if (!(await cache.match(path))) await keepFile(path);
      }
    },
  };
}

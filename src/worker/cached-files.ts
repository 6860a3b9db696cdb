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
/** Milliseconds the network has, when the page is kept already. */
const patience = 4000;

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

  const keepFile = async (path: string): Promise<Response> => {
    const answer = await fetch(path);
    if (isTheFile(path, answer)) await (await caches.open(own)).put(path, answer.clone());
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
    async file(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      return (await caches.match(pathname)) ?? keepFile(pathname);
    },
    /** The newest page of last resort; the kept one where the network does not answer. */
    async rescue(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      try {
        return await keepFile(pathname);
      } catch (error) {
        const kept = await caches.match(pathname);
        if (kept) return kept;
        throw error;
      }
    },
    /** The newest page; the kept one where the network does not answer. */
    async page(request: Request): Promise<Response> {
      const kept = await caches.match(pageKey, { cacheName: pageCache });
      try {
        const signal = kept ? AbortSignal.timeout(patience) : null;
        const answer = await fetch(request, { signal });
        if (new URL(request.url).pathname === pageKey) await keepPage(answer.clone());
        return answer;
      } catch (error) {
        if (kept) return kept;
        throw error;
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

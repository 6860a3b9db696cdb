/** How a request is answered: from the files of a build, from the kept page, as the page of last resort, as a picture of somebody, or not by us. */
export type Answerer = 'file' | 'page' | 'rescue' | 'picture' | 'network';

/** The page of last resort and what it needs. */
export const rescueFiles = ['/static/rescue.html', '/static/rescue.js'] as const;

const expected: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  svg: /^image\/svg/,
  png: /^image\/png/,
  woff2: /^font\//,
  webmanifest: /json/,
  json: /json/,
  html: /^text\/html/,
};

/** Paths under which the server shows something of its own. */
const notPages =
  /^\/(?:api|oauth|pleroma|media|proxy|emoji|static|assets|nodeinfo|\.well-known|main\/ostatus|images|instance)(?:\/|$)|\.(?:rss|atom|json)$/;

/** Whether the client is what stands at an address. */
export function isPage(url: string, origin: string): boolean {
  const address = new URL(url);
  return address.origin === origin && !notPages.test(address.pathname);
}

/**
 * Who answers a request. What the build made under names of their contents, the page itself and
 * pictures are kept: no answer of a call, nothing of another origin.
 */
export function answererOf(
  { method, mode, url, destination }: Pick<Request, 'method' | 'mode' | 'url' | 'destination'>,
  origin: string,
): Answerer {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  if (
    /^\/assets\/(?:[^/]+\.(?:js|css|svg|png|woff2)|words\/[\w-]+\/[\w-]+\.json)$/.test(
      address.pathname,
    )
  )
    return 'file';
  if (rescueFiles.some((path) => path === address.pathname)) return 'rescue';
  if (destination === 'image') return 'picture';
  return mode === 'navigate' && isPage(url, origin) ? 'page' : 'network';
}

/** Whether an answer is the file that was asked for: an absent one is answered with the page, as 200. */
export function isTheFile(path: string, answer: Response): boolean {
  const kind = expected[path.slice(path.lastIndexOf('.') + 1)];
  const type = answer.headers.get('content-type') ?? '';
  return answer.status === 200 && !answer.redirected && kind !== undefined && kind.test(type);
}

/** The scripts and styles that a page asks for by itself. */
export function filesOfPage(html: string): readonly string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  );
}

/** As many builds are kept: this one and the three before it, with which open tabs go on. */
const versions = 4;

/** Of the names of caches those that are too old; a name ends in the moment of its build. */
export function outdated(names: readonly string[], prefix: string): readonly string[] {
  const moment = (name: string) => Number(name.slice(prefix.length));
  return names
    .filter((name) => name.startsWith(prefix))
    .toSorted((one, other) => moment(other) - moment(one))
    .slice(versions);
}

/** What a build consists of, as it writes it into the worker. */
export interface BuiltFiles {
  /** Paths of the scripts that make up the client; large data are left out. */
  readonly scripts: readonly string[];
  /** The name of the words that a script says, by its path. */
  readonly words: Readonly<Record<string, string>>;
}

/** The languages whose words stand among these paths. */
export function languagesOf(paths: readonly string[]): readonly string[] {
  return [
    ...new Set(paths.flatMap((path) => /^\/assets\/words\/([\w-]+)\//.exec(path)?.[1] ?? [])),
  ];
}

/** Where the words of some scripts are, in these languages. */
export function wordsOf(
  scripts: readonly string[],
  { words }: BuiltFiles,
  languages: readonly string[],
): readonly string[] {
  const parts = new Set(scripts.flatMap((script) => words[script] ?? []));
  return languages.flatMap((code) =>
    [...parts].map((part) => `/assets/words/${code}/${part}.json`),
  );
}

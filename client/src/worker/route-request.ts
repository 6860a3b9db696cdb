/**
 * How a request is handled: as a file of the build, the page, the rescue page or a picture, or not
 * by the worker.
 */
export type RequestHandlerKind = 'file' | 'page' | 'rescue' | 'picture' | 'network';

/** The rescue page and its script. */
export const rescueFiles = ['/static/rescue.html', '/static/rescue.js'] as const;

const expectedTypes: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  svg: /^image\/svg/,
  png: /^image\/png/,
  woff2: /^font\//,
  webmanifest: /json/,
  json: /json/,
  html: /^text\/html/,
};

/** Paths at which the server responds itself, and not with the page of the client. */
const notPages =
  /^\/(?:api|oauth|auth|pleroma|media|proxy|system|cache|fileserver|avatars|headers|packs|emoji|static|assets|nodeinfo|\.well-known|main\/ostatus|images|instance)(?:\/|$)|^\/settings\/|^\/(?:akkoma\/frontend|admin\/(?:accounts|dashboard|reports)|disputes\/strikes)(?:\/|$)|\.(?:rss|atom|json)$/;

/** Returns whether the server responds with the page of the client at this URL. */
export function isClientPage(url: string, origin: string): boolean {
  const address = new URL(url);
  return address.origin === origin && !notPages.test(address.pathname);
}

/**
 * Returns how a request is handled. Files of the build with a hash, the page and pictures are
 * cached. API responses and other origins are never cached.
 */
export function routeRequest(
  { method, mode, url, destination }: Pick<Request, 'method' | 'mode' | 'url' | 'destination'>,
  origin: string,
): RequestHandlerKind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  if (
    /^\/assets\/(?:[^/]+\.(?:js|css|svg|png|woff2)|messages\/[\w-]+\/[\w-]+\.json)$/.test(
      address.pathname,
    )
  )
    return 'file';
  if (rescueFiles.some((path) => path === address.pathname)) return 'rescue';
  if (destination === 'image') return 'picture';
  return mode === 'navigate' && isClientPage(url, origin) ? 'page' : 'network';
}

/**
 * Returns whether a response is the requested file: for a missing file, servers respond with the
 * page of the client and status 200.
 */
export function isExpectedFile(path: string, response: Response): boolean {
  const kind = expectedTypes[path.slice(path.lastIndexOf('.') + 1)];
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && !response.redirected && kind !== undefined && kind.test(type);
}

/** Returns the paths of the scripts and styles that a page references. */
export function filesOfPage(html: string): readonly string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  );
}

/**
 * Number of builds whose caches are kept, this one included. Open tabs may still use the files of
 * earlier builds.
 */
const maxBuilds = 4;

/**
 * Returns the names of caches that are no longer needed. The name of a cache ends with the time of
 * its build.
 */
export function expiredCaches(names: readonly string[], prefix: string): readonly string[] {
  const moment = (name: string) => Number(name.slice(prefix.length));
  return names
    .filter((name) => name.startsWith(prefix))
    .toSorted((one, other) => moment(other) - moment(one))
    .slice(maxBuilds);
}

/** The files of a build. The build script inserts them into the worker. */
export interface BuiltFiles {
  /** Paths of the client's scripts, without large data files. */
  readonly scripts: readonly string[];
  /** Name of the message file of each script, by path of the script. */
  readonly messages: Readonly<Record<string, string>>;
}

/** Returns the languages of the message files among these paths. */
export function languagesOfMessageFiles(paths: readonly string[]): readonly string[] {
  return [
    ...new Set(paths.flatMap((path) => /^\/assets\/messages\/([\w-]+)\//.exec(path)?.[1] ?? [])),
  ];
}

/** Returns the paths of the message files of some scripts in these languages. */
export function messageFilesOf(
  scripts: readonly string[],
  { messages }: BuiltFiles,
  languages: readonly string[],
): readonly string[] {
  const parts = new Set(scripts.flatMap((script) => messages[script] ?? []));
  return languages.flatMap((code) =>
    [...parts].map((part) => `/assets/messages/${code}/${part}.json`),
  );
}

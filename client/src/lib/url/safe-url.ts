/*
 * Schemes of links that a person may follow. Schemes that run code or read local data (javascript,
 * data, blob, file …) are absent.
 */
const linkSchemes = new Set([
  'http:',
  'https:',
  'mailto:',
  'xmpp:',
  'matrix:',
  'gemini:',
  'gopher:',
  'irc:',
  'ircs:',
  'magnet:',
  'mumble:',
  'dat:',
  'ipfs:',
  'ipns:',
  'ssb:',
]);

/* Longer than any legitimate address, including signed proxy links. */
const maximumLength = 8192;

function parseUrl(raw: string, base: string | undefined): URL | null {
  return raw.length > maximumLength ? null : URL.parse(raw, base);
}

/**
 * Parses a link from a text. Returns undefined if its scheme is not allowed. Relative addresses
 * need a base, since they have no meaning in a text from another server.
 */
export function safeLinkUrl(raw: string, base?: string): URL | undefined {
  const url = parseUrl(raw, base);
  return url !== null && linkSchemes.has(url.protocol) ? url : undefined;
}

/** Returns an address from a JSON field if the page may load media from it, else undefined. */
export function safeMediaUrl(raw: string, base?: string): string | undefined {
  /* An empty address would resolve to the page's own. */
  if (raw.trim() === '') return undefined;
  const url = parseUrl(raw, base ?? globalThis.location?.href);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

/** Whether an address, absolute or relative to `origin`, has that origin. */
export function isSameOrigin(raw: string, origin: string): boolean {
  const home = parseUrl(origin, undefined);
  const url = parseUrl(raw, origin);
  if (home === null || url === null || url.origin === 'null') return false;
  return url.origin === home.origin && url.username === '' && url.password === '';
}

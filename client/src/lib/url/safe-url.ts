/* Schemes of links that a person may follow. Schemes that run code or read local data (such as
   javascript, data, blob and file) are absent. */
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

/* Maximum length of an address in characters. Signed links of media proxies are long, but not
   that long. */
const maximumLength = 8192;

function parseUrl(raw: string, base: string | undefined): URL | null {
  return raw.length > maximumLength ? null : URL.parse(raw, base);
}

/**
 * Parses the address of a link in a text. Returns undefined if its scheme is not allowed. A
 * relative address needs a base, since it would be meaningless in a text from another server.
 */
export function safeLinkUrl(raw: string, base?: string): URL | undefined {
  const url = parseUrl(raw, base);
  return url !== null && linkSchemes.has(url.protocol) ? url : undefined;
}

/**
 * Returns an address from a JSON field in normalised form if the page may load media from it,
 * otherwise undefined.
 */
export function safeMediaUrl(raw: string, base?: string): string | undefined {
  /* An empty address would resolve to the address of the page. */
  if (raw.trim() === '') return undefined;
  const url = parseUrl(raw, base ?? globalThis.location?.href);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

/** Returns whether an address, absolute or relative to `origin`, has this origin. */
export function isSameOrigin(raw: string, origin: string): boolean {
  const home = parseUrl(origin, undefined);
  const url = parseUrl(raw, origin);
  if (home === null || url === null || url.origin === 'null') return false;
  return url.origin === home.origin && url.username === '' && url.password === '';
}

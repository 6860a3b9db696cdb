/* Schemes a person may follow from a text. What runs or reads locally (javascript, data, blob, file …) is absent. */
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

/* Longer than any honest address, signed proxy links included. */
const maximumLength = 8192;

function parseUrl(raw: string, base: string | undefined): URL | undefined {
  if (raw.length > maximumLength) return undefined;
  try {
    return new URL(raw, base);
  } catch {
    return undefined;
  }
}

/**
 * An address out of a text, if a person may be sent there. Relative addresses need a base, since
 * they mean nothing in a text from another server.
 */
export function safeLinkUrl(raw: string, base?: string): URL | undefined {
  const url = parseUrl(raw, base);
  return url !== undefined && linkSchemes.has(url.protocol) ? url : undefined;
}

/** An address from a JSON field, if the page may load an image, video or sound from it. */
export function safeMediaUrl(raw: string, base?: string): string | undefined {
  /* An empty address would resolve to the page's own. */
  if (raw.trim() === '') return undefined;
  const url = parseUrl(raw, base ?? globalThis.location?.href);
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

/** Whether an address, absolute or relative to `origin`, stays on it. */
export function isSameOrigin(raw: string, origin: string): boolean {
  const home = parseUrl(origin, undefined);
  const url = parseUrl(raw, origin);
  if (home === undefined || url === undefined || url.origin === 'null') return false;
  return url.origin === home.origin && url.username === '' && url.password === '';
}

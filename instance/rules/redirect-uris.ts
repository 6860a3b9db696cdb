/** The out-of-band URI: the code is displayed, and the member copies it. */
export const outOfBand = 'urn:ietf:wg:oauth:2.0:oob';

/**
 * Schemes that browsers and systems execute or display instead of navigating, that contain another
 * URL, or that start a program with parameters of the sender.
 */
const unsafeSchemes: ReadonlySet<string> = new Set([
  'about:',
  'android-app:',
  'blob:',
  'data:',
  'feed:',
  'file:',
  'filesystem:',
  'ftp:',
  'intent:',
  'jar:',
  'javascript:',
  'livescript:',
  'mailto:',
  'mhtml:',
  'moz-icon:',
  'resource:',
  'search-ms:',
  'sms:',
  'tel:',
  'vbscript:',
  'view-source:',
  'ws:',
  'wss:',
]);

/** Pages of the browser itself, and programs of Windows, of which there are many. */
const unsafeFamilies = /^(?:brave|chrome|edge|opera|vivaldi|ms-[\w.+-]+):$/;

/** Parses the redirect URIs of a registration; `undefined` if one of them is invalid. */
export function readRedirectUris(text: string): readonly string[] | undefined {
  const uris = text.split(/\s+/).filter((uri) => uri !== '');
  const areFine = uris.every((uri) => {
    if (uri === outOfBand) return true;
    const url = URL.parse(uri);
    return url !== null && !unsafeSchemes.has(url.protocol) && !unsafeFamilies.test(url.protocol);
  });
  return uris.length > 0 && areFine ? uris : undefined;
}

/** Whether an app has registered exactly this redirect URI. */
export function isRegisteredRedirectUri(registered: string, uri: string): boolean {
  return readRedirectUris(registered)?.includes(uri) ?? false;
}

/** Returns the URI with the parameters appended to its query. */
export function appendQuery(uri: string, answer: Readonly<Record<string, string>>): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Returns the source of a redirect URI for `form-action`: browsers apply it to the redirect of a
 * form as well.
 */
export function formActionSources(uri: string | undefined): readonly string[] {
  const url = uri === undefined || uri === outOfBand ? null : URL.parse(uri);
  if (!url) return [];
  const target = url.origin === 'null' ? url.protocol : url.origin;
  // A host may contain a semicolon, which would start another directive.
  return /^[\w.:/[\]+-]+$/.test(target) ? [target] : [];
}

/** The redirect URI of apps that have none: the code is displayed, and the member copies it. */
export const outOfBandUri = 'urn:ietf:wg:oauth:2.0:oob';

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

/** Schemes of browsers' own pages, and those of Windows programs, which are too many to list. */
const unsafeFamilies = /^(?:brave|chrome|edge|opera|vivaldi|ms-[\w.+-]+):$/;

/** Parses the redirect URIs of an app; `undefined` if one of them is invalid or there is none. */
export function readRedirectUris(text: string): readonly string[] | undefined {
  const uris = text.split(/\s+/).filter((uri) => uri !== '');
  const areFine = uris.every((uri) => {
    if (uri === outOfBandUri) return true;
    const url = URL.parse(uri);
    return url !== null && !unsafeSchemes.has(url.protocol) && !unsafeFamilies.test(url.protocol);
  });
  return uris.length > 0 && areFine ? uris : undefined;
}

/** Whether an app has registered exactly this redirect URI. */
export function isRegisteredRedirectUri(registered: string, uri: string): boolean {
  return readRedirectUris(registered)?.includes(uri) ?? false;
}

/** Returns the URI with parameters added to its query. */
export function appendQuery(uri: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Returns the sources that the policy directive `form-action` must permit for a redirect URI, because
 * browsers apply the directive to the redirect after a form as well.
 */
export function formActionSources(uri: string | undefined): readonly string[] {
  const url = uri === undefined || uri === outOfBandUri ? null : URL.parse(uri);
  if (!url) return [];
  const target = url.origin === 'null' ? url.protocol : url.origin;
  // A semicolon in the host would start another directive of the policy.
  return /^[\w.:/[\]+-]+$/.test(target) ? [target] : [];
}

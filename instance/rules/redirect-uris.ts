/** Not an address: the code is shown, and the member carries it over. */
export const outOfBand = 'urn:ietf:wg:oauth:2.0:oob';

/** Schemes under which a browser would run or read something instead of going somewhere. */
const unsafeSchemes: ReadonlySet<string> = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'about:',
]);

/** The addresses of a registration; `undefined` when one of them is none. */
export function readRedirectUris(text: string): readonly string[] | undefined {
  const uris = text.split(/\s+/).filter((uri) => uri !== '');
  const areFine = uris.every((uri) => {
    if (uri === outOfBand) return true;
    const url = URL.parse(uri);
    return url !== null && !unsafeSchemes.has(url.protocol);
  });
  return uris.length > 0 && areFine ? uris : undefined;
}

/** An app is answered at addresses that it registered, letter by letter. */
export function isRegistered(registered: string, uri: string): boolean {
  return readRedirectUris(registered)?.includes(uri) ?? false;
}

/** The address with an answer in its query; one that was there stays. */
export function withAnswer(uri: string, answer: Readonly<Record<string, string>>): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
}

/** The address as a policy names it: browsers hold a form to its policy on the way on as well. */
export function redirectTarget(uri: string | undefined): readonly string[] {
  const url = uri === undefined || uri === outOfBand ? null : URL.parse(uri);
  if (!url) return [];
  const target = url.origin === 'null' ? url.protocol : url.origin;
  // A host may hold a semicolon, which would begin another directive.
  return /^[\w.:/[\]+-]+$/.test(target) ? [target] : [];
}

/* Decodes percent-encoding except that of delimiters, whose meaning would change. */
function decode(part: string): string {
  try {
    return decodeURI(part);
  } catch {
    return part;
  }
}

/**
 * Returns a string that is equal for equivalent URLs: letter case, default port, percent-encoding,
 * Unicode normalisation and a trailing slash of the path are ignored. For comparison only, never to
 * be opened.
 */
export function comparableUrl({ protocol, host, pathname, search, hash }: URL): string {
  return decode(`${protocol}//${host}${pathname.replace(/(?<!\/)\/+$/, '')}${search}${hash}`)
    .normalize('NFC')
    .toLowerCase();
}

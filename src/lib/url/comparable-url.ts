/* Decodes percent-encoding except that of delimiters, whose meaning it would change. */
function decode(part: string): string {
  try {
    return decodeURI(part);
  } catch {
    return part;
  }
}

/**
 * Returns a string that is equal for two spellings of one address: letter case, default port,
 * percent-encoding, Unicode normalisation and a slash at the end of the path do not matter. Only for
 * comparison, never to be opened.
 */
export function comparableUrl({ protocol, host, pathname, search, hash }: URL): string {
  return decode(`${protocol}//${host}${pathname.replace(/\/+$/, '')}${search}${hash}`)
    .normalize('NFC')
    .toLowerCase();
}

/* Decodes percent-encoding, except that of delimiters, since decoding these would change the
   URL. */
function decode(part: string): string {
  try {
    return decodeURI(part);
  } catch {
    return part;
  }
}

/**
 * Returns a text that is the same for equivalent URLs: letter case, default port, percent-encoding,
 * Unicode normalisation and a slash at the end of the path are ignored. The text is for comparison
 * only and must not be opened.
 */
export function comparableUrl({ protocol, host, pathname, search, hash }: URL): string {
  return decode(`${protocol}//${host}${pathname.replace(/(?<!\/)\/+$/, '')}${search}${hash}`)
    .normalize('NFC')
    .toLowerCase();
}

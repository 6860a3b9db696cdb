/**
 * Returns the name of the file at a URL, decoded where possible. Empty if the path ends with a
 * slash.
 */
export function fileName(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

const extension = /\.([a-z0-9]{1,5})$/i;

/** Returns the extension of the file at a URL without its dot; undefined if there is none. */
export function fileExtension(url: string): string | undefined {
  return extension.exec(fileName(url))?.[1];
}

/* Patterns of file names that servers generate: hashes (Akkoma), numbers (Mastodon), UUIDs with
   a prefix (Misskey). */
const generated: readonly RegExp[] = [
  /^[0-9a-f]{16,}$/i,
  /^\d{12,}$/,
  /^(?:[a-z]+-)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  /^(?=(?:[A-Za-z]+\d+){3})[A-Za-z0-9]{16,}$/,
];

/** Returns the name of the file at a URL; undefined if the server generated the name. */
export function readableFileName(url: string): string | undefined {
  const name = fileName(url);
  const stem = name.replace(extension, '');
  return stem === '' || generated.some((pattern) => pattern.test(stem)) ? undefined : name;
}

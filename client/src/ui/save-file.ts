/**
 * Milliseconds after which the URL of the file is revoked. It must exist for a while, since Safari
 * starts the download some time after the click.
 */
const readTimeoutMs = 60_000;

/** Downloads a text as a file. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readTimeoutMs);
}

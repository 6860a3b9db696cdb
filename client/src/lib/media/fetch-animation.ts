import { detectAnimation, type ImageAnimation } from './detect-animation.ts';

/** Number of bytes that are read at most. In all supported formats the image data begin earlier. */
const maxBytes = 64 * 1024;

/** Results by URL, so that a card that is mounted again sends no request. */
const cache = new Map<string, ImageAnimation>();

async function readStart(response: Response): Promise<ImageAnimation | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return undefined;
  let bytes = new Uint8Array();
  let found: ImageAnimation | undefined;
  while (found === undefined && bytes.length < maxBytes) {
    const { value, done } = await reader.read();
    if (done) break;
    const joined = new Uint8Array(bytes.length + value.length);
    joined.set(bytes);
    joined.set(value, bytes.length);
    bytes = joined;
    found = detectAnimation(bytes);
  }
  await reader.cancel();
  return found;
}

/**
 * Fetches the beginning of an image of this site and resolves to its animation format. Resolves to
 * undefined if that cannot be determined, and never rejects (R-ATT-022).
 */
export async function fetchAnimation(
  src: string,
  signal: AbortSignal,
): Promise<ImageAnimation | undefined> {
  const before = cache.get(src);
  if (before !== undefined) return before;
  try {
    const response = await fetch(src, {
      signal,
      credentials: 'omit',
      referrerPolicy: 'same-origin',
    });
    const found = response.ok ? await readStart(response) : undefined;
    if (found !== undefined && cache.size < 2_000) cache.set(src, found);
    return found;
  } catch {
    return undefined;
  }
}

import { encodeAsJpeg } from './shrink-picture.ts';

/**
 * Longest side of a converted picture in pixels: Safari on iOS has no canvas above 16.7 megapixels.
 */
const longestSide = 4096;

/**
 * Returns whether a file is HEIC or HEIF, which only Safari displays. Chrome on Windows gives it no
 * media type.
 */
export function isHeic({ name, type }: { readonly name: string; readonly type: string }): boolean {
  return /^image\/hei[cf](-sequence)?$/i.test(type) || (type === '' && /\.hei[cf]s?$/i.test(name));
}

/**
 * Converts to JPEG if the browser can read the picture; returns any other file unchanged. Never
 * rejects.
 */
export async function convertHeic(file: File): Promise<File> {
  if (!isHeic(file)) return file;
  try {
    return await encodeAsJpeg(file, longestSide);
  } catch {
    return file;
  }
}

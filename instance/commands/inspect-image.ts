import type { Instance } from '#context.ts';
import { HttpError } from '#http/http-error.ts';
import { isTooLarge, maxPixels, maxSide, type ImageResult } from '#media/image-result.ts';

interface Options {
  /** For images that need no preview and no blurhash: they are not decoded. */
  readonly isSizeOnly?: boolean;
}

/**
 * Returns the properties of an uploaded image. Throws 422 for too many pixels or too long a side,
 * 429 if the member has too many pending images.
 */
export async function inspectImage(
  { images }: Instance,
  memberId: string,
  bytes: Uint8Array,
  { isSizeOnly = false }: Options = {},
): Promise<ImageResult> {
  const parts = await images.read(memberId, bytes, isSizeOnly);
  if (!parts) throw new HttpError(429, 'Throttled');
  const { width = 0, height = 0 } = parts.size ?? {};
  if (width * height > maxPixels)
    throw new HttpError(422, `Images may have at most ${maxPixels / 1_000_000} megapixels`);
  if (isTooLarge({ width, height }))
    throw new HttpError(422, `Images may have at most ${maxSide} pixels per side`);
  return parts;
}

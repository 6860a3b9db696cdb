import type { Instance } from '#context.ts';
import { HttpError } from '#http/http-error.ts';
import {
  isImageTooLarge,
  maxImagePixels,
  maxImageSide,
  type ImageResult,
  type ImageSize,
} from '#media/image-result.ts';

interface Options {
  /** Whether to read only the size, which does not decode the image. */
  readonly isSizeOnly?: boolean;
}

/** Throws 422 for too many pixels or too long a side. */
export function requireDisplayableSize(names: 'Images' | 'Videos', size: ImageSize): void {
  if (size.width * size.height > maxImagePixels)
    throw new HttpError(422, `${names} may have at most ${maxImagePixels / 1_000_000} megapixels`);
  if (isImageTooLarge(size))
    throw new HttpError(422, `${names} may have at most ${maxImageSide} pixels per side`);
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
  if (parts.size) requireDisplayableSize('Images', parts.size);
  return parts;
}

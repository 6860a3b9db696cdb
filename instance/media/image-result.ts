import * as v from 'valibot';

/** Larger images are refused: browsers would need gigabytes of memory to display them. */
export const maxImagePixels = 100_000_000;

/** The longest side that libjpeg decodes, and more than the decoders of most browsers accept. */
export const maxImageSide = 65_500;

const side = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/**
 * The result of the image process. An attacker may control that process, so the result is
 * validated.
 */
export const imageResultSchema = v.object({
  /** The size at which the image is displayed, which is after the rotation in its Exif data. */
  size: v.optional(v.object({ width: side, height: side })),
  blurhash: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** A WebP preview for lists. */
  preview: v.optional(v.instance(Uint8Array)),
});

export type ImageResult = v.InferOutput<typeof imageResultSchema>;
export type ImageSize = NonNullable<ImageResult['size']>;

/** Whether an image has too many pixels or too long a side. */
export function isImageTooLarge({ width, height }: ImageSize): boolean {
  return width * height > maxImagePixels || Math.max(width, height) > maxImageSide;
}

/**
 * The last message of the image process about an image: it is done, and now uses `memory` bytes.
 */
export const imageDoneMessageSchema = v.object({ isDone: v.literal(true), memory: v.number() });

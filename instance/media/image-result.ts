import * as v from 'valibot';

/** Larger images are refused: browsers would need gigabytes of memory to display them. */
export const maxPixels = 100_000_000;

const side = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/**
 * The result of the image process. An attacker may control that process, so the result is
 * validated.
 */
export const imageResult = v.object({
  /** As displayed, after the Exif rotation. */
  size: v.optional(v.object({ width: side, height: side })),
  blurhash: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** A WebP preview for lists. */
  preview: v.optional(v.instance(Uint8Array)),
});

export type ImageResult = v.InferOutput<typeof imageResult>;
export type ImageSize = NonNullable<ImageResult['size']>;

export const imageDoneMessage = v.object({ isDone: v.literal(true), memory: v.number() });

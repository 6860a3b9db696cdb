import * as v from 'valibot';

/** Images with more pixels are refused: browsers that show them would need gigabytes. */
export const mostPixels = 100_000_000;

const side = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** What the image process finds out. It may be under an attacker's control, so it is parsed. */
export const imageParts = v.object({
  /** As shown, turned by what its Exif data say. */
  size: v.optional(v.object({ width: side, height: side })),
  blurhash: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** A WebP for lists. */
  preview: v.optional(v.instance(Uint8Array)),
});

export type ImageParts = v.InferOutput<typeof imageParts>;
export type ImageSize = NonNullable<ImageParts['size']>;

export const imageDone = v.object({ isDone: v.literal(true), memory: v.number() });

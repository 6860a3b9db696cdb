import { encode } from 'blurhash';
import { drawnVideoSize } from '../drawing/draw-animation.ts';
import { sceneSize, sceneSvg } from '../drawing/draw-scene.ts';
import { drawnFileName } from '../drawing/drawn-files.ts';
import type { SeedFile, SeedImage, SeedStatus } from './demo-data.ts';

/** A media file of the seed data with its metadata. */
interface MediaMetadata {
  readonly type: 'image' | 'video' | 'audio' | 'unknown';
  readonly mime_type: string;
  readonly file: string;
  readonly preview: string | null;
  readonly blurhash: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** Returns the metadata of an image of a status. */
export type GetImageMetadata = (status: SeedStatus, image: SeedImage) => MediaMetadata;

/** Blurhashes by seed, which all instances of the process share: a seed always gives the same image. */
const blurhashes = new Map<string, Promise<string>>();

async function blurhashOf(svg: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isTall = info.height > info.width;
  const [across, down] = isTall ? [3, 4] : [4, 3];
  return encode(new Uint8ClampedArray(data), info.width, info.height, across, down);
}

function seedOf(status: SeedStatus, image: SeedImage): string {
  return `picture ${status.author} ${status.hoursAgo} ${image.alt}`;
}

/**
 * Returns a function for the metadata of the statuses' images. Their blurhashes are computed in
 * advance, because the transaction that creates the statuses is synchronous. The images themselves
 * are drawn when they are requested.
 */
export async function prepareImageMetadata(
  statuses: readonly SeedStatus[],
): Promise<GetImageMetadata> {
  const computed = statuses.flatMap((status) =>
    (status.images ?? []).map(async (image) => {
      const seed = seedOf(status, image);
      const svg = (): string => sceneSvg(image.scene, image.shape ?? 'wide', seed, 24);
      const blurhash = blurhashes.get(seed) ?? blurhashOf(svg());
      blurhashes.set(seed, blurhash);
      return [seed, await blurhash] as const;
    }),
  );
  const blurhashBySeed = new Map(await Promise.all(computed));
  return (status, image) => {
    const seed = seedOf(status, image);
    const shape = image.shape ?? 'wide';
    const [width, height] = sceneSize(shape);
    return {
      type: 'image',
      mime_type: 'image/jpeg',
      file: drawnFileName.scene(image.scene, shape, seed),
      preview: drawnFileName.preview(image.scene, shape, seed),
      blurhash: blurhashBySeed.get(seed) ?? null,
      width,
      height,
    };
  };
}

const withoutPreview = { preview: null, blurhash: null, width: null, height: null };

/** Returns the metadata of animations, videos, audio, and files that no browser displays. */
export function fileMetadata(status: SeedStatus, file: SeedFile): MediaMetadata {
  const seed = `${file.kind} ${status.author} ${status.hoursAgo}`;
  switch (file.kind) {
    case 'animation': {
      const format = file.format ?? 'gif';
      const name = drawnFileName.animation(file.motif, file.hue, format);
      const size = { width: 240, height: 240 };
      return {
        ...withoutPreview,
        ...size,
        type: 'image',
        mime_type: `image/${format}`,
        file: name,
      };
    }
    case 'video': {
      const [width, height] = drawnVideoSize;
      const name = drawnFileName.video(file.scene, seed);
      return {
        ...withoutPreview,
        width,
        height,
        type: 'video',
        mime_type: 'video/webm',
        file: name,
      };
    }
    case 'audio':
      return {
        ...withoutPreview,
        type: 'audio',
        mime_type: 'audio/wav',
        file: drawnFileName.audio(file.tune),
      };
    case 'flash':
      return {
        ...withoutPreview,
        type: 'unknown',
        mime_type: 'application/x-shockwave-flash',
        file: drawnFileName.flash(seed),
      };
    case 'binary':
      return {
        ...withoutPreview,
        type: 'unknown',
        mime_type: 'application/octet-stream',
        file: drawnFileName.binary(seed),
      };
  }
}

import { encode } from 'blurhash';
import { sceneSize, sceneSvg, type SceneShape } from './draw-scene.ts';
import { drawnName } from './drawn-files.ts';
import { filmSize } from './made/moving-pictures.ts';
import type { Line, OtherFile, Person, Picture } from './script.ts';

/** A media file of the seed data with its metadata. */
export interface Drawing {
  readonly type: 'image' | 'video' | 'audio' | 'unknown';
  readonly mimeType: string;
  readonly file: string;
  readonly preview: string | null;
  readonly blurhash: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

export interface Drawings {
  picture(line: Line, picture: Picture): Drawing;
}

/** Cached per process: the same seed gives the same image in all worlds. */
const hashes = new Map<string, Promise<string>>();

async function hash(svg: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isTall = info.height > info.width;
  const [across, down] = isTall ? [3, 4] : [4, 3];
  return encode(new Uint8ClampedArray(data), info.width, info.height, across, down);
}

function seedOf(line: Line, picture: Picture): string {
  return `picture ${line.by} ${line.ago} ${picture.alt}`;
}

function shapeOf(picture: Picture): SceneShape {
  return picture.shape ?? 'wide';
}

/** Computes the blurhash of every image in advance; images are drawn when requested. */
export async function prepareDrawings(lines: readonly Line[]): Promise<Drawings> {
  const wanted = lines.flatMap((line) =>
    (line.pictures ?? []).map(async (picture) => {
      const seed = seedOf(line, picture);
      const known = hashes.get(seed) ?? hash(sceneSvg(picture.scene, shapeOf(picture), seed, 24));
      hashes.set(seed, known);
      return [seed, await known] as const;
    }),
  );
  const kept = new Map(await Promise.all(wanted));
  return {
    picture(line, picture) {
      const seed = seedOf(line, picture);
      const shape = shapeOf(picture);
      const [width, height] = sceneSize(shape);
      return {
        type: 'image',
        mimeType: 'image/jpeg',
        file: drawnName.scene(picture.scene, shape, seed),
        preview: drawnName.preview(picture.scene, shape, seed),
        blurhash: kept.get(seed) ?? null,
        width,
        height,
      };
    },
  };
}

const unseen = { preview: null, blurhash: null, width: null, height: null };

/** Animations, videos, audio, and files no browser displays. */
export function otherFile(line: Line, file: OtherFile): Drawing {
  const seed = `${file.kind} ${line.by} ${line.ago}`;
  switch (file.kind) {
    case 'swaying': {
      const format = file.format ?? 'gif';
      const name = drawnName.swaying(file.motif, file.hue, format);
      const size = { width: 240, height: 240 };
      return { ...unseen, ...size, type: 'image', mimeType: `image/${format}`, file: name };
    }
    case 'film': {
      const [width, height] = filmSize;
      const name = drawnName.film(file.scene, seed);
      return { ...unseen, width, height, type: 'video', mimeType: 'video/webm', file: name };
    }
    case 'sound':
      return {
        ...unseen,
        type: 'audio',
        mimeType: 'audio/wav',
        file: drawnName.sound(file.tune),
      };
    case 'flash':
      return {
        ...unseen,
        type: 'unknown',
        mimeType: 'application/x-shockwave-flash',
        file: drawnName.flash(seed),
      };
    case 'odd':
      return {
        ...unseen,
        type: 'unknown',
        mimeType: 'application/octet-stream',
        file: drawnName.odd(seed),
      };
  }
}

export function avatarFileName(person: Person): string {
  return drawnName.avatar(person.motif, person.hue, `avatar of ${person.acct}`);
}

export function headerFileName(person: Person): string {
  return drawnName.scene(person.header, 'banner', `header of ${person.acct}`);
}

export function cardImage(line: Line): string | null {
  return line.card ? drawnName.scene(line.card.scene, 'wide', `card ${line.by} ${line.ago}`) : null;
}

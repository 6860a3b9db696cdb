import type { FileStore } from '#instance/media/file-store.ts';
import { avatarSvg, glyphSvg, isMotif, type MotifName } from './draw-avatar.ts';
import {
  isSceneName,
  isSceneShape,
  sceneSvg,
  type SceneName,
  type SceneShape,
} from './draw-scene.ts';
import { drawFilm, drawSwaying } from './made/moving-pictures.ts';
import { writeSwf } from './made/swf.ts';
import { isTune, tunes, type TuneName } from './made/tunes.ts';
import { writeWav } from './made/wav.ts';

/** The longer side of a preview. */
const previewSide = 640;

async function jpeg(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer());
}

async function glyph(motif: MotifName, hue: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return new Uint8Array(
    await sharp(Buffer.from(glyphSvg(motif, hue)))
      .png()
      .toBuffer(),
  );
}

type Maker = (first: string, second: string, seed: string) => Promise<Uint8Array> | undefined;

function ofScene(longest: number): Maker {
  return (scene, shape, seed) =>
    isSceneName(scene) && isSceneShape(shape)
      ? jpeg(sceneSvg(scene, shape, seed, longest))
      : undefined;
}

function ofMotif(
  draw: (motif: MotifName, hue: number, seed: string) => Promise<Uint8Array>,
): Maker {
  return (motif, hue, seed) => (isMotif(motif) ? draw(motif, Number(hue), seed) : undefined);
}

/** How each kind of file is drawn from the parameters in its name. */
const makers: Readonly<Record<string, Maker>> = {
  'scene.jpg': ofScene(Infinity),
  'preview.jpg': ofScene(previewSide),
  'avatar.jpg': ofMotif((motif, hue, seed) => jpeg(avatarSvg(motif, hue, seed))),
  'glyph.png': ofMotif(glyph),
  'swaying.gif': ofMotif((motif, hue, seed) => drawSwaying(motif, hue, seed, 'gif')),
  'swaying.webp': ofMotif((motif, hue, seed) => drawSwaying(motif, hue, seed, 'webp')),
  'film.webm': (scene, _, seed) => (isSceneName(scene) ? drawFilm(scene, seed) : undefined),
  'sound.wav': (tune) => (isTune(tune) ? Promise.resolve(writeWav(tunes[tune])) : undefined),
  'flash.swf': () => Promise.resolve(writeSwf([224, 178, 90])),
  'odd.bin': (_, __, seed) => Promise.resolve(new Uint8Array(Buffer.from(`Knitting ${seed}\n`))),
};

const pattern = /^drawn-([a-z]+)-([a-z]+)-([a-z0-9]+)-([0-9a-f]{8})\.([a-z]+)$/;

/** Drawn files of all worlds in this process; bounded. */
const drawn = new Map<string, Promise<Uint8Array>>();
const mostKept = 500;

function drawFile(name: string): Promise<Uint8Array> | undefined {
  const known = drawn.get(name);
  if (known) return known;
  const [, kind = '', first = '', second = '', seed = '', extension = ''] =
    pattern.exec(name) ?? [];
  const maker = `${kind}.${extension}`;
  const made = Object.hasOwn(makers, maker) ? makers[maker]?.(first, second, seed) : undefined;
  if (!made) return undefined;
  const [oldest] = drawn.keys();
  if (drawn.size >= mostKept && oldest !== undefined) drawn.delete(oldest);
  drawn.set(name, made);
  return made;
}

/**
 * Extends a file store by drawn files. Their name contains all parameters, so they are not stored
 * but drawn when requested.
 */
export function withDrawnFiles(files: FileStore): FileStore {
  return {
    ...files,
    async read(name) {
      return (await files.read(name)) ?? drawFile(name);
    },
  };
}

function hashOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Names of drawn files. The same seed gives the same file. */
export const drawnName = {
  scene: (scene: SceneName, shape: SceneShape, seed: string) =>
    `drawn-scene-${scene}-${shape}-${hashOf(seed)}.jpg`,
  preview: (scene: SceneName, shape: SceneShape, seed: string) =>
    `drawn-preview-${scene}-${shape}-${hashOf(seed)}.jpg`,
  avatar: (motif: MotifName, hue: number, seed: string) =>
    `drawn-avatar-${motif}-${hue}-${hashOf(seed)}.jpg`,
  glyph: (motif: MotifName, hue: number) => `drawn-glyph-${motif}-${hue}-${hashOf(motif)}.png`,
  swaying: (motif: MotifName, hue: number, format: 'gif' | 'webp') =>
    `drawn-swaying-${motif}-${hue}-${hashOf(motif)}.${format}`,
  film: (scene: SceneName, seed: string) => `drawn-film-${scene}-0-${hashOf(seed)}.webm`,
  sound: (tune: TuneName) => `drawn-sound-${tune}-0-${hashOf(tune)}.wav`,
  flash: (seed: string) => `drawn-flash-square-0-${hashOf(seed)}.swf`,
  odd: (seed: string) => `drawn-odd-pattern-0-${hashOf(seed)}.bin`,
};

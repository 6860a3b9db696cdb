import { contentOfBytes } from '#media/file-content.ts';
import type { FileStore } from '#media/file-store.ts';
import { drawAnimation, drawVideo } from './draw-animation.ts';
import { avatarSvg, motifEmojiSvg, isMotifName, type MotifName } from './draw-avatar.ts';
import { isSceneShape, sceneSvg, type SceneShape } from './draw-scene.ts';
import { isSceneName, type SceneName } from './scenes.ts';
import { writeSwf } from './write-swf.ts';
import { isTune, tunes, writeWav, type TuneName } from './write-wav.ts';

/** Length of the longer side of a preview in pixels. */
const previewSide = 640;

async function jpeg(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer());
}

async function glyph(motif: MotifName, hue: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return new Uint8Array(
    await sharp(Buffer.from(motifEmojiSvg(motif, hue)))
      .png()
      .toBuffer(),
  );
}

/** Draws a file from the parameters in its name; undefined if they are unknown. */
type Draw = (first: string, second: string, seed: string) => Promise<Uint8Array> | undefined;

function ofScene(longest: number): Draw {
  return (scene, shape, seed) =>
    isSceneName(scene) && isSceneShape(shape)
      ? jpeg(sceneSvg(scene, shape, seed, longest))
      : undefined;
}

function ofMotif(draw: (motif: MotifName, hue: number, seed: string) => Promise<Uint8Array>): Draw {
  return (motif, hue, seed) => (isMotifName(motif) ? draw(motif, Number(hue), seed) : undefined);
}

/** How each kind of file is drawn from the parameters in its name. */
const drawByKind: Readonly<Record<string, Draw>> = {
  'scene.jpg': ofScene(Infinity),
  'preview.jpg': ofScene(previewSide),
  'avatar.jpg': ofMotif((motif, hue, seed) => jpeg(avatarSvg(motif, hue, seed))),
  'glyph.png': ofMotif(glyph),
  'animation.gif': ofMotif((motif, hue, seed) => drawAnimation(motif, hue, seed, 'gif')),
  'animation.webp': ofMotif((motif, hue, seed) => drawAnimation(motif, hue, seed, 'webp')),
  'video.webm': (scene, _, seed) => (isSceneName(scene) ? drawVideo(scene, seed) : undefined),
  'audio.wav': (tune) => (isTune(tune) ? Promise.resolve(writeWav(tunes[tune])) : undefined),
  'flash.swf': () => Promise.resolve(writeSwf([224, 178, 90])),
  'binary.bin': (_, __, seed) => Promise.resolve(new Uint8Array(Buffer.from(`Knitting ${seed}\n`))),
};

const pattern = /^drawn-([a-z]+)-([a-z]+)-([a-z0-9]+)-([0-9a-f]{8})\.([a-z]+)$/;

/** The drawn files by name, shared by all instances of this process. */
const cache = new Map<string, Promise<Uint8Array>>();
const maxCached = 500;

function drawFile(name: string): Promise<Uint8Array> | undefined {
  const cached = cache.get(name);
  if (cached) return cached;
  const [, kind = '', first = '', second = '', seed = '', extension = ''] =
    pattern.exec(name) ?? [];
  const key = `${kind}.${extension}`;
  const file = Object.hasOwn(drawByKind, key) ? drawByKind[key]?.(first, second, seed) : undefined;
  if (!file) return undefined;
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(name, file);
  return file;
}

/**
 * Extends a file store by drawn files. Their name contains all parameters, so they are not stored
 * but drawn when requested.
 */
export function withDrawnFiles(files: FileStore): FileStore {
  return {
    ...files,
    async find(name) {
      const saved = await files.find(name);
      if (saved) return saved;
      const drawn = await drawFile(name);
      return drawn && contentOfBytes(drawn);
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
export const drawnFileName = {
  scene: (scene: SceneName, shape: SceneShape, seed: string) =>
    `drawn-scene-${scene}-${shape}-${hashOf(seed)}.jpg`,
  preview: (scene: SceneName, shape: SceneShape, seed: string) =>
    `drawn-preview-${scene}-${shape}-${hashOf(seed)}.jpg`,
  avatar: (motif: MotifName, hue: number, seed: string) =>
    `drawn-avatar-${motif}-${hue}-${hashOf(seed)}.jpg`,
  glyph: (motif: MotifName, hue: number) => `drawn-glyph-${motif}-${hue}-${hashOf(motif)}.png`,
  animation: (motif: MotifName, hue: number, format: 'gif' | 'webp') =>
    `drawn-animation-${motif}-${hue}-${hashOf(motif)}.${format}`,
  video: (scene: SceneName, seed: string) => `drawn-video-${scene}-0-${hashOf(seed)}.webm`,
  audio: (tune: TuneName) => `drawn-audio-${tune}-0-${hashOf(tune)}.wav`,
  flash: (seed: string) => `drawn-flash-square-0-${hashOf(seed)}.swf`,
  binary: (seed: string) => `drawn-binary-pattern-0-${hashOf(seed)}.bin`,
};

export function avatarFileName(account: {
  readonly acct: string;
  readonly motif: MotifName;
  readonly hue: number;
}): string {
  const { acct, motif, hue } = account;
  return drawnFileName.avatar(motif, hue, `avatar of ${acct}`);
}

export function headerFileName(account: {
  readonly acct: string;
  readonly header: SceneName;
}): string {
  const { acct, header } = account;
  return drawnFileName.scene(header, 'banner', `header of ${acct}`);
}

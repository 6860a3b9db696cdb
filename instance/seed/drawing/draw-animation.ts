import { avatarSvg, type MotifName } from './draw-avatar.ts';
import { sceneSvg } from './draw-scene.ts';
import type { SceneName } from './scenes.ts';
import { frameOfWebp, writeWebm } from './write-webm.ts';

/** Draws a swinging motif as an animated GIF or WebP. */
export async function drawAnimation(
  motif: MotifName,
  hue: number,
  seed: string,
  format: 'gif' | 'webp',
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const svg = avatarSvg(motif, hue, seed);
  const count = 10;
  const frames = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const degrees = 9 * Math.sin((index / count) * 2 * Math.PI);
      const cropped = svg.replace('viewBox="0 0 200 200"', 'viewBox="12 12 176 176"');
      return sharp(
        Buffer.from(
          cropped
            .replace('width="400" height="400"', 'width="240" height="240"')
            .replace('</defs>', `</defs><g transform="rotate(${degrees.toFixed(2)} 100 120)">`)
            .replace('</svg>', '</g></svg>'),
        ),
      )
        .png()
        .toBuffer();
    }),
  );
  const animation = sharp(frames, { join: { animated: true } });
  const delay = Array.from({ length: count }, () => 90);
  const encoded =
    format === 'gif'
      ? animation.gif({ loop: 0, delay, effort: 1 })
      : animation.webp({ loop: 0, delay, quality: 70, effort: 0 });
  return new Uint8Array(await encoded.toBuffer());
}

export const drawnVideoSize = [480, 270] as const;

/** Draws a video of four seconds that pans over a wide image. */
export async function drawVideo(scene: SceneName, seed: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const [width, height] = drawnVideoSize;
  const strip = await sharp(Buffer.from(sceneSvg(scene, 'panorama', seed)))
    .resize({ height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = strip;
  const count = 48;
  const frames: Uint8Array[] = [];
  for (let index = 0; index < count; index += 1) {
    const left = Math.floor(((info.width - width) * index) / (count - 1));
    const webp = await sharp(data, { raw: { width: info.width, height, channels: info.channels } })
      .extract({ left, top: 0, width, height })
      .webp({ quality: 60, effort: 0 })
      .toBuffer();
    frames.push(frameOfWebp(webp));
  }
  return writeWebm({ width, height, step: 84, frames });
}

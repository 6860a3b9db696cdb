import { expect, test } from 'vitest';
import { detectAnimation } from './detect-animation.ts';

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const png = (...chunks: readonly (readonly [name: string, size: number])[]) =>
  Uint8Array.from([
    ...letters('\u0089PNG\r\n\u001A\n'),
    ...chunks.flatMap(([name, size]) =>
      [0, 0, 0, size].concat(
        letters(name),
        Array.from({ length: size + 4 }, () => 0),
      ),
    ),
  ]);

const webp = (name: string, flags: number) =>
  Uint8Array.from([
    ...letters(`RIFF\0\0\0\0WEBP${name}`),
    10,
    0,
    0,
    0,
    flags,
    ...letters('rest of it'),
  ]);

test.each([
  ['a GIF', Uint8Array.from(letters('GIF89a and then the rest')), 'GIF'],
  ['an animated WebP', webp('VP8X', 0b10), 'WEBP'],
  ['a WebP with only the flag for transparency', webp('VP8X', 0b1_0000), 'none'],
  ['a WebP without the extended header', webp('VP8L', 0b10), 'none'],
  ['a still PNG', png(['IHDR', 13], ['IDAT', 20]), 'none'],
  ['an animated PNG', png(['IHDR', 13], ['tEXt', 9], ['acTL', 8], ['IDAT', 20]), 'APNG'],
  [
    'a PNG with the animation chunk after its image data',
    png(['IHDR', 13], ['IDAT', 20], ['acTL', 8]),
    'none',
  ],
  ['the first bytes of a PNG, without image data', png(['IHDR', 13]), undefined],
  ['a JPEG', Uint8Array.from(letters('\u00FF\u00D8\u00FF\u00E0 and then the rest of it')), 'none'],
  ['an HTML page', Uint8Array.from(letters('<!doctype html><title>GIF89a</title>')), 'none'],
  ['no bytes', new Uint8Array(), undefined],
])('detectAnimation: for %s, returns its format or none', (_, bytes, movement) => {
  expect(detectAnimation(bytes)).toBe(movement);
});

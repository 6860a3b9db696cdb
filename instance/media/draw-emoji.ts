import { emojiDrawings } from './emoji-drawings.ts';
import type { CustomEmoji } from './emoji-registry.ts';

let rendered: Promise<CustomEmoji[]> | undefined;

async function renderAll(): Promise<CustomEmoji[]> {
  const { default: sharp } = await import('sharp');
  const entries = Object.entries(emojiDrawings).flatMap(([pack, drawings]) =>
    Object.entries(drawings).map(([shortcode, shapes]) => ({ pack, shortcode, shapes })),
  );
  return Promise.all(
    entries.map(async ({ pack, shortcode, shapes }) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${shapes}</svg>`;
      return {
        shortcode,
        path: `/emoji/${pack}/${shortcode}.png`,
        category: `pack:${pack}`,
        bytes: new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()),
        type: 'image/png',
      };
    }),
  );
}

/** Returns the bundled emoji, rendered once per process. */
export function drawEmoji(): Promise<CustomEmoji[]> {
  rendered ??= renderAll();
  return rendered;
}

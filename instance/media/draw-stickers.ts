import { stickerDrawings } from './sticker-drawings.ts';
import type { StickerFolder } from './sticker-registry.ts';

let rendered: Promise<StickerFolder[]> | undefined;

async function renderAll(): Promise<StickerFolder[]> {
  const { default: sharp } = await import('sharp');
  return Promise.all(
    stickerDrawings.map(async ({ folder, title, drawings }): Promise<StickerFolder> => {
      const stickers = Object.entries(drawings).map(async ([name, shapes]) => {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160">${shapes}</svg>`;
        const bytes = new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
        return { file: `${name}.png`, bytes, type: 'image/png' };
      });
      return { folder, title, author: 'Rookery', stickers: await Promise.all(stickers) };
    }),
  );
}

/** Returns the bundled stickers, rendered once per process. */
export function drawStickers(): Promise<StickerFolder[]> {
  rendered ??= renderAll();
  return rendered;
}

import type { StickerPack } from '@rookery/contract/schemas/sticker-pack.ts';
import { packTitle } from '../custom-emoji.ts';

export interface Sticker {
  /** Its file name without extension, as words. */
  readonly name: string;
  readonly url: string;
}

/** Location of a pack: its name, its folder, and the instance's URL that both are relative to. */
export interface PackLocation {
  readonly name: string;
  readonly folder: string;
  readonly origin: string;
}

/** Returns title and images of a pack. Images outside the instance's own URL are omitted. */
export function parseStickerPack(
  { title, stickers = [] }: StickerPack,
  { name, folder, origin }: PackLocation,
): { readonly title: string; readonly stickers: readonly Sticker[] } {
  const base = `${origin}/${folder.replaceAll(/^\/+|\/+$/g, '')}/`;
  const read = (file: string): Sticker[] => {
    const url = URL.canParse(file, base) ? new URL(file, base).href : '';
    if (!url.startsWith(`${origin}/`)) return [];
    return [{ url, name: packTitle(file.replace(/\.[^.]*$/, '')) || file }];
  };
  return {
    title: title === undefined || title === '' ? name : title,
    stickers: stickers.flatMap(read),
  };
}

import type { StickerPack } from '#contract/schemas/sticker-pack.ts';
import { packTitle } from '../custom/custom-emoji.ts';

export interface Sticker {
  /** Its file without the ending, as words. */
  readonly name: string;
  readonly url: string;
}

/** Where a pack was listed: its name, its folder, and the instance that both are relative to. */
export interface PackPlace {
  readonly name: string;
  readonly folder: string;
  readonly origin: string;
}

/** A pack's title and pictures. What does not lie below the instance's own address is left out. */
export function readPack(
  { title, stickers = [] }: StickerPack,
  { name, folder, origin }: PackPlace,
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

import { getStickerPacks } from '@rookery/contract/calls/static-files.ts';
import type { StickerPack } from '@rookery/contract/schemas/sticker-pack.ts';
import { defineQuery, identity } from '../queries/query.ts';
import { emojiPackTitle } from './custom-emoji.ts';

/** The sticker packs of the instance: the folder of each pack by its name. */
export const stickerPacksQuery = defineQuery('sticker packs', getStickerPacks, identity);

export interface Sticker {
  /** File name without extension, with spaces between words. */
  readonly name: string;
  readonly url: string;
}

/**
 * Returns the title and the images of a pack in a folder of the instance. Images whose URLs are not
 * on the instance (`origin`) are left out.
 */
export function parseStickerPack(
  { title, stickers = [] }: StickerPack,
  { name, folder, origin }: Record<'name' | 'folder' | 'origin', string>,
): { readonly title: string; readonly stickers: readonly Sticker[] } {
  const base = `${origin}/${folder.replaceAll(/^\/+|\/+$/g, '')}/`;
  const read = (file: string): Sticker[] => {
    const url = URL.parse(file, base)?.href ?? '';
    if (!url.startsWith(`${origin}/`)) return [];
    return [{ url, name: emojiPackTitle(file.replace(/\.[^.]*$/, '')) || file }];
  };
  return {
    title: title === undefined || title === '' ? name : title,
    stickers: stickers.flatMap(read),
  };
}

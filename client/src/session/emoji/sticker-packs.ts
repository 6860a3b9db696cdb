import { getStickerPacks } from '@rookery/contract/calls/static-files.ts';
import type { StickerPack } from '@rookery/contract/schemas/sticker-pack.ts';
import { defineQuery, identity } from '../queries/query.ts';
import { packTitle } from './custom-emoji.ts';

/** The instance's sticker packs and their folders, by name. */
export const stickerPacksQuery = defineQuery('sticker packs', getStickerPacks, identity);

export interface Sticker {
  /** Its file name without extension, as words. */
  readonly name: string;
  readonly url: string;
}

/**
 * Returns title and images of a pack in a folder of the instance. Images outside the instance's own
 * URL (`origin`) are omitted.
 */
export function parseStickerPack(
  { title, stickers = [] }: StickerPack,
  { name, folder, origin }: Record<'name' | 'folder' | 'origin', string>,
): { readonly title: string; readonly stickers: readonly Sticker[] } {
  const base = `${origin}/${folder.replaceAll(/^\/+|\/+$/g, '')}/`;
  const read = (file: string): Sticker[] => {
    const url = URL.parse(file, base)?.href ?? '';
    if (!url.startsWith(`${origin}/`)) return [];
    return [{ url, name: packTitle(file.replace(/\.[^.]*$/, '')) || file }];
  };
  return {
    title: title === undefined || title === '' ? name : title,
    stickers: stickers.flatMap(read),
  };
}

import * as v from 'valibot';
import { entity, listOf, mapOf } from '../lenient.ts';

/** Names of sticker packs and the folders they are in. */
export const stickerPacks = mapOf(v.string());

/** A pack: the files of its stickers, relative to its folder. */
export const stickerPack = entity(
  {},
  {
    title: v.string(),
    author: v.string(),
    tabIcon: v.string(),
    stickers: listOf(v.string()),
  },
);

export type StickerPack = v.InferOutput<typeof stickerPack>;

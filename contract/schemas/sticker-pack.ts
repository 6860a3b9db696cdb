import * as v from 'valibot';
import { entity, listOf, mapOf } from '../lenient-schema.ts';

/** Names and folders of sticker packs. */
export const stickerPacks = mapOf(v.string());

/** A sticker pack: its image files, relative to its folder. */
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

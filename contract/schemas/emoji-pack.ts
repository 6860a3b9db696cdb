import * as v from 'valibot';
import { mapOf } from '../lenient.ts';

/** What a pack says of itself. Fields that servers add are kept. */
export const packMetadata = v.looseObject({
  description: v.optional(v.string()),
  homepage: v.optional(v.string()),
  license: v.optional(v.string()),
  'share-files': v.optional(v.boolean()),
});

export type PackMetadata = v.InferOutput<typeof packMetadata>;

/** Names of files by shortcode. */
export const packFiles = mapOf(v.string());

/** A pack of custom emoji; `files` may be a page of them, `files_count` says how many there are. */
export const emojiPack = v.object({
  files: packFiles,
  files_count: v.optional(v.number()),
  pack: v.fallback(packMetadata, {}),
});

export type EmojiPack = v.InferOutput<typeof emojiPack>;

/** Packs by name; `count` is how many there are on all pages. */
export const emojiPacks = v.object({
  count: v.optional(v.number()),
  packs: mapOf(emojiPack),
});

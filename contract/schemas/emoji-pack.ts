import * as v from 'valibot';
import { mapOf } from '../lenient-schema.ts';

/** Metadata of a pack, for its form. Unknown fields are preserved, and so are texts, unlike by `entity`. */
export const packMetadata = v.looseObject({
  description: v.optional(v.string()),
  homepage: v.optional(v.string()),
  license: v.optional(v.string()),
  'share-files': v.optional(v.boolean()),
});

export type PackMetadata = v.InferOutput<typeof packMetadata>;

/** File names by shortcode. */
export const packFiles = mapOf(v.string());

/** An emoji pack; `files` may be a page of them, `files_count` is the total. */
export const emojiPack = v.object({
  files: packFiles,
  files_count: v.optional(v.number()),
  pack: v.fallback(packMetadata, {}),
});

/** Packs by name; `count` is the number on all pages. */
export const emojiPacks = v.object({
  count: v.optional(v.number()),
  packs: mapOf(emojiPack),
});

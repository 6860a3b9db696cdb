import * as v from 'valibot';
import { mapOf } from '../lenient-schema.ts';

/**
 * Metadata of a pack. Unlike `entity`, keeps unknown fields and does not cut texts, since the form
 * for the metadata sends all of them back.
 */
export const packMetadata = v.looseObject({
  description: v.optional(v.string()),
  homepage: v.optional(v.string()),
  license: v.optional(v.string()),
  'share-files': v.optional(v.boolean()),
});

export type PackMetadata = v.InferOutput<typeof packMetadata>;

/** The files of an emoji pack: file names by shortcode. */
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

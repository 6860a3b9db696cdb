import * as v from 'valibot';
import { boundGraphemes } from '../text/bound-graphemes.ts';
import { mapOf } from '../lenient-schema.ts';

/* `looseObject` bounds no graphemes by itself, unlike `entity`. */
const shownText = v.pipe(v.string(), v.transform(boundGraphemes));

/** Metadata of a pack. Unknown fields are preserved. */
export const packMetadata = v.looseObject({
  description: v.optional(shownText),
  homepage: v.optional(shownText),
  license: v.optional(shownText),
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

import { getEmojiPack, getEmojiPacks } from '@rookery/contract/calls/emoji-packs.ts';
import type { PackMetadata } from '@rookery/contract/schemas/emoji-pack.ts';
import { customEmojiQuery } from '../emoji/custom-emoji.ts';
import { invalidateQuery } from '../queries/invalidate-query.ts';
import { defineQuery } from '../queries/query.ts';
import type { Session } from '../session.ts';

export interface EmojiPackEntry {
  readonly name: string;
  readonly count: number;
  readonly metadata: PackMetadata;
}

export interface EmojiPackFile {
  readonly shortcode: string;
  readonly filename: string;
}

export const emojiPacksQuery = defineQuery('emoji packs', getEmojiPacks, ({ packs }) =>
  Object.entries(packs).map(([name, { files, files_count: count, pack }]): EmojiPackEntry => ({
    name,
    count: count ?? Object.keys(files).length,
    metadata: pack,
  })),
);

export const emojiPackFilesQuery = defineQuery('emoji pack', getEmojiPack, ({ files }) =>
  Object.entries(files).map(([shortcode, filename]): EmojiPackFile => ({ shortcode, filename })),
);

/** Refetches all data that contain custom emoji of the instance, after an emoji was changed. */
export async function invalidateEmojiQueries(session: Session): Promise<void> {
  await Promise.all([
    invalidateQuery(session, emojiPacksQuery),
    invalidateQuery(session, emojiPackFilesQuery),
    invalidateQuery(session, customEmojiQuery),
  ]);
}

import { getCustomEmojis } from '#contract/calls/emoji.ts';
import { defineQuery } from '#session/queries/query.ts';
import { readCustom } from './custom-emoji.ts';

/** The instance's own emoji; asked for once, when somebody first picks or types one. */
export const customEmojiOf = defineQuery('custom emoji', getCustomEmojis, readCustom);

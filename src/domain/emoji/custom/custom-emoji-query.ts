import { getCustomEmojis } from '#contract/calls/emoji.ts';
import { defineQuery } from '#session/queries/query.ts';
import { readCustom } from './custom-emoji.ts';

/** The instance's custom emoji, requested once when they are first needed. */
export const customEmojiOf = defineQuery('custom emoji', getCustomEmojis, readCustom);

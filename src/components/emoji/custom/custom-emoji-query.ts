import { getCustomEmojis } from '#contract/calls/emoji.ts';
import { defineQuery } from '#session/queries/query.ts';
import { parseCustomEmoji } from './custom-emoji.ts';

/** The instance's custom emoji, requested once when they are first needed. */
export const customEmojiQuery = defineQuery('custom emoji', getCustomEmojis, parseCustomEmoji);

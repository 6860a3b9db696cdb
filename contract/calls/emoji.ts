import { defineCall } from '../call.ts';
import { emojis } from '../schemas/emoji.ts';
import { pleromaEmoji } from '../schemas/pleroma-emoji.ts';
import { unicodeEmoji } from '../schemas/static-documents.ts';

/** The instance's own emoji, also when it is private. */
export const getCustomEmojis = defineCall({
  method: 'GET',
  path: '/api/v1/custom_emojis',
  who: 'anyone',
  answer: emojis,
});

/** The same by shortcode, with the packs they belong to. */
export const getPleromaEmoji = defineCall({
  method: 'GET',
  path: '/api/v1/pleroma/emoji',
  who: 'anyone',
  answer: pleromaEmoji,
});

/** The characters a picker offers; 200 with HTML where the file is missing. */
export const getUnicodeEmoji = defineCall({
  method: 'GET',
  path: '/static/emoji.json',
  who: 'anyone',
  answer: unicodeEmoji,
});

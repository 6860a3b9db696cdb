import { defineCall } from '../call.ts';
import { emojis } from '../schemas/emoji.ts';
import { pleromaEmoji } from '../schemas/pleroma-emoji.ts';
import { unicodeEmoji } from '../schemas/static-documents.ts';

/** Custom emoji of the instance; also available on a private instance. */
export const getCustomEmojis = defineCall('GET', '/api/v1/custom_emojis', {
  caller: 'anyone',
  response: emojis,
});

/** Custom emoji by shortcode, with their packs. */
export const getPleromaEmoji = defineCall('GET', '/api/v1/pleroma/emoji', {
  caller: 'anyone',
  optional: 'session',
  response: pleromaEmoji,
});

/** Unicode emoji for pickers; 200 with HTML if the file is missing. */
export const getUnicodeEmoji = defineCall('GET', '/static/emoji.json', {
  caller: 'anyone',
  response: unicodeEmoji,
});

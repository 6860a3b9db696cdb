import type { EmojiRow } from '../rows/emoji-row.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';

/** Custom emoji by their shortcode. */
export type EmojiIndex = ReadonlyMap<string, EmojiRow>;

/* Maximum length of a shortcode, longer than any that servers accept. */
const maximumLength = 120;

/** Indexes the emojis of a text by shortcode. Of two emojis with one shortcode the first counts. */
export function indexEmojis(emojis: readonly EmojiRow[] = []): EmojiIndex {
  return new Map(emojis.toReversed().map((emoji) => [emoji.shortcode, emoji]));
}

/** Returns the emoji with a shortcode, if it exists and the page may load its image. */
export function findEmoji(shortcode: string, emojis: EmojiIndex): EmojiRow | undefined {
  const emoji = emojis.get(shortcode);
  const url = emoji && safeMediaUrl(emoji.url);
  if (url === undefined) return undefined;
  return { shortcode, url, staticUrl: safeMediaUrl(emoji?.staticUrl ?? '') ?? url };
}

/** Splits a text at each `:shortcode:` of a known emoji. Unknown shortcodes stay text. */
export function splitEmoji(text: string, emojis: EmojiIndex): (string | EmojiRow)[] {
  if (emojis.size === 0) return [text];
  const pieces: (string | EmojiRow)[] = [];
  let textStart = 0;
  let colon = text.indexOf(':');
  while (colon !== -1) {
    const next = text.indexOf(':', colon + 1);
    if (next === -1) break;
    const isShort = next - colon <= maximumLength;
    const emoji = isShort ? findEmoji(text.slice(colon + 1, next), emojis) : undefined;
    if (emoji === undefined) {
      colon = next;
      continue;
    }
    if (colon > textStart) pieces.push(text.slice(textStart, colon));
    pieces.push(emoji);
    textStart = next + 1;
    colon = text.indexOf(':', textStart);
  }
  if (textStart < text.length) pieces.push(text.slice(textStart));
  return pieces;
}

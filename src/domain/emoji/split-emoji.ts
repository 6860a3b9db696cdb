import type { EmojiRow } from '#entities/rows/emoji-row.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';

/** Custom emoji by their shortcode. */
export type EmojiIndex = ReadonlyMap<string, EmojiRow>;

/* Longer than any shortcode that a server takes. */
const maximumLength = 120;

/** The emoji that a text may use; of two with one shortcode the first counts. */
export function indexEmojis(emojis: readonly EmojiRow[] = []): EmojiIndex {
  return new Map(emojis.toReversed().map((emoji) => [emoji.shortcode, emoji]));
}

/** The emoji of a shortcode, if there is one whose picture may be loaded. */
export function findEmoji(shortcode: string, emojis: EmojiIndex): EmojiRow | undefined {
  const emoji = emojis.get(shortcode);
  const url = emoji && safeMediaUrl(emoji.url);
  if (url === undefined) return undefined;
  return { shortcode, url, staticUrl: safeMediaUrl(emoji?.staticUrl ?? '') ?? url };
}

/** A text cut at each `:shortcode:` that stands for an emoji of the list; any other stays text. */
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

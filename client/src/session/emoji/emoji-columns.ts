import * as v from 'valibot';
import { foldText } from '#lib/fold-text.ts';
import type { CustomEmoji } from './custom-emoji.ts';

/**
 * The message with which the emoji worker sends its list: each text has one line per emoji.
 * Receiving a list of 20,000 objects would block the page as long as parsing it, since
 * `postMessage` copies each object.
 */
const emojiColumns = v.object({
  count: v.number(),
  shortcodes: v.string(),
  urls: v.string(),
  /** Each line is the URL of the still image, or empty if it equals the one in `urls`. */
  staticUrls: v.string(),
  packs: v.string(),
});

type EmojiColumns = v.InferOutput<typeof emojiColumns>;

/** Packs a list of emoji into the message that the emoji worker sends. */
export function packEmojiColumns(emoji: readonly CustomEmoji[]): EmojiColumns {
  const linesOf = (read: (one: CustomEmoji) => string): string => emoji.map(read).join('\n');
  return {
    count: emoji.length,
    shortcodes: linesOf(({ shortcode }) => shortcode),
    urls: linesOf(({ url }) => url),
    staticUrls: linesOf(({ url, staticUrl }) => (staticUrl === url ? '' : staticUrl)),
    packs: linesOf(({ pack }) => pack),
  };
}

/**
 * Unpacks the list from a message of the emoji worker. Undefined if the message contains none, or
 * if a text of the server contains a line break.
 */
export function unpackEmojiColumns(message: unknown): readonly CustomEmoji[] | undefined {
  const { success, output } = v.safeParse(emojiColumns, message);
  if (!success) return undefined;
  const { count } = output;
  if (count === 0) return [];
  const urls = output.urls.split('\n');
  const staticUrls = output.staticUrls.split('\n');
  const packs = output.packs.split('\n');
  const shortcodes = output.shortcodes.split('\n');
  if ([urls, staticUrls, packs, shortcodes].some(({ length }) => length !== count))
    return undefined;
  return shortcodes.map((shortcode, index) => {
    const url = urls[index] ?? '';
    return {
      shortcode,
      url,
      staticUrl: staticUrls[index] || url,
      pack: packs[index] ?? '',
      folded: foldText(shortcode),
    };
  });
}

import * as v from 'valibot';
import { foldText } from '#lib/fold-text.ts';
import type { CustomEmoji } from './custom-emoji.ts';

/**
 * A list of emoji with a line per emoji in each text: copying 20,000 objects from another thread
 * takes as long as parsing them.
 */
const emojiColumns = v.object({
  count: v.number(),
  shortcodes: v.string(),
  urls: v.string(),
  /** Empty lines for those that equal `urls`. */
  staticUrls: v.string(),
  packs: v.string(),
});

type EmojiColumns = v.InferOutput<typeof emojiColumns>;

/** Returns the message with which the worker sends the list. */
export function toColumns(emoji: readonly CustomEmoji[]): EmojiColumns {
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
 * Returns the list of a message of the worker; undefined if it has none, or if a server sent text
 * of several lines.
 */
export function fromColumns(message: unknown): readonly CustomEmoji[] | undefined {
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

import type { Emoji } from '@rookery/contract/schemas/emoji.ts';
import { foldText } from '#lib/fold-text.ts';
import type { EmojiRow } from '#store/rows/emoji-row.ts';
import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { getCustomEmojis } from '@rookery/contract/calls/emoji.ts';
import { defineQuery } from '../queries/query.ts';

/** The custom emoji of the instance. They are requested once, when they are first needed. */
export const customEmojiQuery = defineQuery('custom emoji', getCustomEmojis, parseCustomEmoji);

/** A custom emoji of the instance. Its URLs are not checked yet. */
export interface CustomEmoji extends EmojiRow {
  /** Name of the emoji's pack on the server; empty if it has none. */
  readonly pack: string;
  /** The shortcode without letter case and accents, as searches compare it. */
  readonly folded: string;
}

/* Akkoma sends the pack as category and as first tag, Mastodon sends it as category only. */
function packOf({ category, tags }: Emoji): string {
  return (category ?? tags?.[0] ?? '').replace(/^pack:/, '');
}

/** Returns the custom emoji that a picker shows, sorted by shortcode. */
export function parseCustomEmoji(wires: readonly Emoji[]): readonly CustomEmoji[] {
  const known = new Map<string, CustomEmoji>();
  for (const wire of wires) {
    const { shortcode, url, static_url: staticUrl = url } = wire;
    if (url === undefined || staticUrl === undefined || wire.visible_in_picker === false) continue;
    const folded = foldText(shortcode);
    known.set(shortcode, { shortcode, url, staticUrl, pack: packOf(wire), folded });
  }
  return [...known.values()].toSorted((one, other) => (one.folded < other.folded ? -1 : 1));
}

/**
 * Converts the name of a pack to a title: `blob_cats` to "Blob Cats". Direction controls are
 * removed, since titles are also shown as tooltips.
 */
export function emojiPackTitle(pack: string): string {
  return withoutDirectionControls(pack)
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

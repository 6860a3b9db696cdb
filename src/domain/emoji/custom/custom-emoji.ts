import type { Emoji } from '#contract/schemas/emoji.ts';
import type { EmojiRow } from '#entities/rows/emoji-row.ts';
import { withoutDirectionControls } from '#lib/direction-controls.ts';

/** A picture of the instance that stands for `:shortcode:`. Its addresses are yet to be checked. */
export interface CustomEmoji extends EmojiRow {
  /** The pack it belongs to, as the server names it; empty for none. */
  readonly pack: string;
  /** The shortcode in lower case. */
  readonly lower: string;
}

/* Akkoma writes the pack as a category and as the first tag, Mastodon as a category only. */
function packOf({ category, tags }: Emoji): string {
  return (category ?? tags?.[0] ?? '').replace(/^pack:/, '');
}

/** What a picker may offer of the instance's emoji, sorted by shortcode. */
export function readCustom(wires: readonly Emoji[]): readonly CustomEmoji[] {
  const known = new Map<string, CustomEmoji>();
  for (const wire of wires) {
    const { shortcode, url, static_url: staticUrl = url } = wire;
    if (url === undefined || staticUrl === undefined || wire.visible_in_picker === false) continue;
    const lower = shortcode.toLowerCase();
    known.set(shortcode, { shortcode, url, staticUrl, pack: packOf(wire), lower });
  }
  return [...known.values()].toSorted((one, other) => (one.lower < other.lower ? -1 : 1));
}

/** `blob_cats` as a title: "Blob Cats". Titles are also shown as tooltips. */
export function packTitle(pack: string): string {
  return withoutDirectionControls(pack)
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

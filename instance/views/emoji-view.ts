import type { Emoji } from '#contract/schemas/emoji.ts';
import { withOrigin } from '#instance/rules/origin-mark.ts';
import { readJson } from '#instance/store/json.ts';

/** A custom emoji as it is kept beside the text that uses it. */
export interface KeptEmoji {
  readonly shortcode: string;
  readonly url: string;
}

/** The emoji of one text. Only in the list of all emoji are they shown in a picker. */
export function emojisView(kept: string, origin: string): Emoji[] {
  if (kept === '[]') return [];
  return readJson<KeptEmoji[]>(kept).map((emoji) => ({
    shortcode: emoji.shortcode,
    static_url: withOrigin(emoji.url, origin),
    url: withOrigin(emoji.url, origin),
    visible_in_picker: false,
  }));
}

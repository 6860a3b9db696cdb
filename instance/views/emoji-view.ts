import type { Emoji } from '@rookery/contract/schemas/emoji.ts';
import { insertOrigin } from '#rules/origin-marker.ts';
import { readJson } from '#store/json.ts';

/** A custom emoji as it is persisted with the text that uses it. */
export interface PersistedEmoji {
  readonly shortcode: string;
  readonly url: string;
}

/**
 * Returns the emoji of one text. They are not shown in a picker, which uses the list of all emoji.
 */
export function emojisView(json: string, origin: string): Emoji[] {
  if (json === '[]') return [];
  return readJson<PersistedEmoji[]>(json).map((emoji) => ({
    shortcode: emoji.shortcode,
    static_url: insertOrigin(emoji.url, origin),
    url: insertOrigin(emoji.url, origin),
    visible_in_picker: false,
  }));
}

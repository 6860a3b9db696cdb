import type { Emoji } from '@rookery/contract/schemas/emoji.ts';
import { insertOrigin } from '#rules/origin-placeholder.ts';
import { fromJsonColumn } from '#store/json-column.ts';

/** A custom emoji as it is stored with the text that uses it. */
export interface PersistedEmoji {
  readonly shortcode: string;
  readonly url: string;
}

/**
 * Returns the custom emoji of a text from the JSON that is stored with it. They are not for pickers,
 * which show the list of all emoji.
 */
export function emojisView(json: string, origin: string): Emoji[] {
  if (json === '[]') return [];
  return fromJsonColumn<PersistedEmoji[]>(json).map((emoji) => ({
    shortcode: emoji.shortcode,
    static_url: insertOrigin(emoji.url, origin),
    url: insertOrigin(emoji.url, origin),
    visible_in_picker: false,
  }));
}

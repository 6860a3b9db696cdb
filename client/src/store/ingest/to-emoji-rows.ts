import type { Emoji } from '@rookery/contract/schemas/emoji.ts';
import type { EmojiRow } from '../rows/emoji-row.ts';
import { mapCapped, capText } from './limits.ts';

/**
 * Converts the custom emojis of a text into rows. Leaves out emojis without the URL of an image.
 */
export function toEmojiRows(emojis: readonly Emoji[]): readonly EmojiRow[] {
  const shown = emojis.filter(({ url, static_url: staticUrl }) => (url ?? staticUrl) !== undefined);
  return mapCapped(shown, ({ shortcode, url, static_url: staticUrl }) => ({
    shortcode: capText(shortcode, 'name'),
    url: capText(url ?? staticUrl ?? '', 'address'),
    staticUrl: capText(staticUrl ?? url ?? '', 'address'),
  }));
}

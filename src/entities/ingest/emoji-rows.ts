import type { Emoji } from '#contract/schemas/emoji.ts';
import type { EmojiRow } from '../rows/emoji-row.ts';
import { capRows, capText } from './limits.ts';

/** The custom emojis of a text; one without an address cannot be shown and is left out. */
export function emojiRows(emojis: readonly Emoji[]): readonly EmojiRow[] {
  const shown = emojis.filter(({ url, static_url: staticUrl }) => (url ?? staticUrl) !== undefined);
  return capRows(shown, ({ shortcode, url, static_url: staticUrl }) => ({
    shortcode: capText(shortcode, 'name'),
    url: capText(url ?? staticUrl ?? '', 'address'),
    staticUrl: capText(staticUrl ?? url ?? '', 'address'),
  }));
}

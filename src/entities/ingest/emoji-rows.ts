import type { Emoji } from '#contract/schemas/emoji.ts';
import type { EmojiRow } from '../rows/emoji-row.ts';
import { capList, capText } from './limits.ts';

/** The custom emojis of a text; one without an address cannot be shown and is left out. */
export function emojiRows(emojis: readonly Emoji[]): readonly EmojiRow[] {
  return capList(emojis).flatMap(({ shortcode, url, static_url: staticUrl }) => {
    const address = url ?? staticUrl;
    if (address === undefined) return [];
    return [
      {
        shortcode: capText(shortcode, 'name'),
        url: capText(address, 'address'),
        staticUrl: capText(staticUrl ?? address, 'address'),
      },
    ];
  });
}

import type { CustomEmoji } from '#instance/media/emoji-shelf.ts';
import { emojiName } from './emoji-name.ts';

const count = 20_000;
const perPack = 250;

/** Twenty thousand emoji in eighty packs, that look like the few that are drawn. */
export function manyEmoji(drawn: readonly CustomEmoji[]): CustomEmoji[] {
  const made = Array.from({ length: count }, (_, index): CustomEmoji[] => {
    const look = drawn[index % drawn.length];
    if (!look) return [];
    const pack = `flock-${Math.floor(index / perPack) + 1}`;
    const shortcode = emojiName(index);
    return [
      { ...look, shortcode, path: `/emoji/${pack}/${shortcode}.png`, category: `pack:${pack}` },
    ];
  });
  return [...drawn, ...made.flat()];
}

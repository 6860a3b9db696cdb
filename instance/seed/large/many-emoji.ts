import type { CustomEmoji } from '#instance/media/emoji-registry.ts';
import { emojiName } from './emoji-name.ts';

const count = 20_000;
const perPack = 250;

/** Returns twenty thousand emoji in eighty packs that reuse the few drawn images. */
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

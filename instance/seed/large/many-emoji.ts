import type { CustomEmoji } from '#media/emoji-registry.ts';
import { emojiName } from './large-texts.ts';

const emojiCount = 20_000;
const emojiPerPack = 250;

/** Returns twenty thousand emoji in eighty packs that reuse the few drawn images. */
export function createManyEmoji(drawn: readonly CustomEmoji[]): CustomEmoji[] {
  const emoji = Array.from({ length: emojiCount }, (_, index): CustomEmoji[] => {
    const image = drawn[index % drawn.length];
    if (!image) return [];
    const pack = `flock-${Math.floor(index / emojiPerPack) + 1}`;
    const shortcode = emojiName(index);
    return [
      { ...image, shortcode, path: `/emoji/${pack}/${shortcode}.png`, category: `pack:${pack}` },
    ];
  });
  return [...drawn, ...emoji.flat()];
}

import type { CompactEmoji, ShortcodesDataset } from 'emojibase';
import { standardGroups, type StandardEmoji, type StandardGroup } from './standard-emoji.ts';

/* By their number in the data; 2 contains components of emoji, such as hair colours. */
const groups = new Map<number | undefined, StandardGroup>(
  standardGroups.map((name, index) => [index < 2 ? index : index + 1, name]),
);

/* For emoji with several people, only the five with equal skin tones are offered. */
function fiveTones({ skins = [] }: CompactEmoji): string[] {
  if (skins.length === 5) return skins.map(({ unicode }) => unicode);
  const tones = ['🏻', '🏼', '🏽', '🏾', '🏿'];
  return tones.flatMap((tone) => {
    const same = skins.find(
      ({ unicode }) =>
        unicode.includes(tone) && !tones.some((other) => other !== tone && unicode.includes(other)),
    );
    return same ? [same.unicode] : [];
  });
}

/**
 * Returns the emoji in Unicode order, without components. `words` are names and keywords in the
 * reader's language, `english` those that match in any.
 */
export function parseStandardEmoji(
  words: readonly CompactEmoji[],
  english: readonly CompactEmoji[],
  shortcodes: ShortcodesDataset,
): readonly StandardEmoji[] {
  const inEnglish = new Map(english.map((emoji) => [emoji.hexcode, emoji]));
  return words
    .filter(({ group }) => groups.has(group))
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map((emoji) => {
      const known = inEnglish.get(emoji.hexcode);
      const tags = [emoji.label, ...(emoji.tags ?? []), known?.label ?? '', ...(known?.tags ?? [])];
      const skins = fiveTones(emoji);
      return {
        character: emoji.unicode,
        name: emoji.label,
        shortcodes: [shortcodes[emoji.hexcode] ?? []].flat(),
        keywords: [...new Set(tags.filter(Boolean).map((word) => word.toLowerCase()))],
        group: groups.get(emoji.group) ?? 'symbols',
        skins: skins.length === 5 ? skins : [],
      };
    });
}

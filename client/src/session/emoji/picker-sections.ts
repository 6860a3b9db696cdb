import { foldText } from '#lib/fold-text.ts';
import { matchCustomEmoji, matchStandardEmoji } from './emoji-score.ts';
import { type CustomEmoji, emojiPackTitle } from './custom-emoji.ts';
import {
  applySkinTone,
  type SkinTone,
  type StandardEmoji,
  type StandardEmojiGroup,
  standardEmojiGroups,
} from './standard-emoji.ts';

export type EmojiChoice =
  | { readonly kind: 'standard'; readonly character: string; readonly name: string }
  | { readonly kind: 'custom'; readonly shortcode: string; readonly url: string }
  | { readonly kind: 'sticker'; readonly name: string; readonly url: string };

export type PickerItem =
  | { readonly kind: 'standard'; readonly character: string; readonly emoji: StandardEmoji }
  | { readonly kind: 'custom'; readonly emoji: CustomEmoji };

export interface PickerSection {
  /** `recent`, the name of a Unicode group, or `pack:` followed by the name of the pack. */
  readonly id: 'recent' | StandardEmojiGroup | `pack:${string}`;
  /** Title of a pack. The titles of other sections are messages of the interface. */
  readonly title?: string;
  readonly items: readonly PickerItem[];
}

interface SectionSources {
  readonly standard: readonly StandardEmoji[];
  readonly custom: readonly CustomEmoji[];
  /**
   * Whether the picker shows the packs of the instance. If not, custom emoji appear only among the
   * recent ones.
   */
  readonly hasPacks: boolean;
  /** Recently used characters and shortcodes, last used first. Unknown ones are left out. */
  readonly used: readonly string[];
  readonly tone: SkinTone;
}

function recentItems({ standard, custom, used }: SectionSources): PickerItem[] {
  if (used.length === 0) return [];
  const wanted = new Set(used);
  const found = new Map<string, PickerItem>();
  for (const emoji of standard)
    for (const character of [emoji.character, ...emoji.skins])
      if (wanted.has(character)) found.set(character, { kind: 'standard', character, emoji });
  for (const emoji of custom)
    if (wanted.has(emoji.shortcode)) found.set(emoji.shortcode, { kind: 'custom', emoji });
  return used.flatMap((name) => found.get(name) ?? []);
}

/** Returns all sections that are not empty: recent emoji, Unicode groups, then packs by title. */
export function pickerSections(sources: SectionSources): readonly PickerSection[] {
  const { standard, custom, hasPacks, tone } = sources;
  const toItem = (emoji: StandardEmoji): PickerItem => {
    return { kind: 'standard', character: applySkinTone(emoji, tone), emoji };
  };
  const groups = Map.groupBy(standard, ({ group }) => group);
  const packs = Map.groupBy(hasPacks ? custom : [], ({ pack }) => pack);
  const sections: PickerSection[] = [
    { id: 'recent', items: recentItems(sources) },
    ...standardEmojiGroups.map((id) => ({ id, items: (groups.get(id) ?? []).map(toItem) })),
    ...[...packs]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([pack, emojis]) => ({
        id: `pack:${pack}` as const,
        title: emojiPackTitle(pack),
        items: emojis.map((emoji) => ({ kind: 'custom', emoji }) as const),
      })),
  ];
  return sections.filter(({ items }) => items.length > 0);
}

/**
 * A quick check that returns false only if a pack contains no match. On a large server most packs
 * contain none, and computing the score of each of 20,000 shortcodes takes several times as long as
 * this check.
 */
function mayMatch({ id, items }: PickerSection, wanted: string): boolean {
  return (
    !id.startsWith('pack:') ||
    items.some((item) => item.kind === 'custom' && item.emoji.folded.includes(wanted))
  );
}

/** Returns the matching items of a section, best first, with the best score. */
function ranked(section: PickerSection, wanted: string): { section: PickerSection; best: number } {
  const matches: { readonly item: PickerItem; readonly score: number }[] = [];
  for (const item of section.items) {
    const score =
      item.kind === 'custom'
        ? matchCustomEmoji(item.emoji.folded, wanted)
        : matchStandardEmoji(item.emoji, wanted)?.score;
    if (score !== undefined) matches.push({ item, score });
  }
  const found = matches.toSorted((one, other) => other.score - one.score);
  const items = found.map(({ item }) => item);
  return { section: { ...section, items }, best: found[0]?.score ?? -Infinity };
}

/**
 * Returns the sections with the items that match the query: their shortcode, name or a keyword
 * contains it in any case, or they are the character itself. Items and sections are sorted by best
 * match (R-EMOJI-006). Empty sections are left out, and each item is only in its own section.
 */
export function searchPickerSections(
  sections: readonly PickerSection[],
  query: string,
): readonly PickerSection[] {
  const wanted = foldText(query.trim()).replaceAll(/^:|:$/g, '');
  if (wanted === '') return sections;
  return sections
    .filter((section) => section.id !== 'recent' && mayMatch(section, wanted))
    .map((section) => ranked(section, wanted))
    .filter(({ section }) => section.items.length > 0)
    .toSorted((one, other) => other.best - one.best)
    .map(({ section }) => section);
}

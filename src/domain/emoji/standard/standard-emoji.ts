/** An emoji of Unicode, named in the language of the interface. */
export interface StandardEmoji {
  readonly character: string;
  readonly name: string;
  /** What may be typed between colons, the usual one first. */
  readonly shortcodes: readonly string[];
  /** Words by which it is found, in lower case. */
  readonly keywords: readonly string[];
  /** One of `standardGroups`. */
  readonly group: StandardGroup;
  /** The same in the five colours of skin, from light to dark; empty where it has none. */
  readonly skins: readonly string[];
}

/** The groups of Unicode in their order. */
export const standardGroups = [
  'smileys',
  'people',
  'animals',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;

export type StandardGroup = (typeof standardGroups)[number];

/** 0 is the yellow that all begin with, 1 to 5 go from light to dark. */
export type SkinTone = 0 | 1 | 2 | 3 | 4 | 5;

/** The character in the colour of skin that was chosen, as far as it comes in it. */
export function inTone(emoji: StandardEmoji, tone: SkinTone): string {
  return emoji.skins[tone - 1] ?? emoji.character;
}

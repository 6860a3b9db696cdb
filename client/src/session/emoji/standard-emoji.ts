/** A Unicode emoji, named in the language of the interface. */
export interface StandardEmoji {
  readonly character: string;
  readonly name: string;
  /** Shortcodes, the usual one first. */
  readonly shortcodes: readonly string[];
  /** Words by which the emoji is found, without case and accents; the name is one of them. */
  readonly keywords: readonly string[];
  /** One of `standardEmojiGroups`. */
  readonly group: StandardEmojiGroup;
  /** The emoji in the five skin tones from light to dark; empty if it has no skin tones. */
  readonly skins: readonly string[];
}

/** The groups of Unicode emoji, in the order of the picker. */
export const standardEmojiGroups = [
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

export type StandardEmojiGroup = (typeof standardEmojiGroups)[number];

/** 0 is the default yellow; 1 to 5 are the skin tones from light to dark. */
export type SkinTone = 0 | 1 | 2 | 3 | 4 | 5;

/** Returns the emoji in the selected skin tone, or unchanged if it has no skin tones. */
export function applySkinTone(emoji: StandardEmoji, tone: SkinTone): string {
  return emoji.skins[tone - 1] ?? emoji.character;
}

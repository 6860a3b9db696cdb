import { countGraphemes } from '@rookery/contract/text/count-graphemes.ts';
import { maxGraphemeLength, splitGraphemes } from '@rookery/contract/text/graphemes.ts';

/** A text of more UTF-16 units exceeds any limit and is not split into graphemes. */
const maxMeasuredLength = 200_000;

/**
 * Returns the length of a text for limits, in graphemes like Akkoma. A grapheme that is longer than
 * any legitimate one, such as an emoji joined with itself without end, counts all its UTF-16 units,
 * because it takes longer to render and normalise than as many single characters.
 */
export function textLength(text: string): number {
  if (text.length > maxMeasuredLength) return text.length;
  const count = countGraphemes(text);
  if (count === text.length) return count;
  let length = count;
  for (const { segment } of splitGraphemes(text))
    if (segment.length > maxGraphemeLength) length += segment.length - 1;
  return length;
}

/** The maximum length of a text. */
export interface TextLimit {
  readonly characters: number;
  /** `characters` times this number is the maximum number of bytes in UTF-8. */
  readonly bytesPerCharacter: number;
}

/** Returns the number of bytes that a text can have in UTF-8. */
export function maxTextBytes({ characters, bytesPerCharacter }: TextLimit): number {
  return characters * bytesPerCharacter;
}

/** Returns what a text has too many of; `undefined` if it is within its limit. */
export function findTextExcess(text: string, limit: TextLimit): 'characters' | 'bytes' | undefined {
  if (textLength(text) > limit.characters) return 'characters';
  return Buffer.byteLength(text) > maxTextBytes(limit) ? 'bytes' : undefined;
}

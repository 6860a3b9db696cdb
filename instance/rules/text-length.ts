import { countGraphemes } from '@rookery/contract/text/count-graphemes.ts';
import { longestGrapheme, splitGraphemes } from '@rookery/contract/text/graphemes.ts';

/** Longer than any limit; such a text is not segmented. */
const maxMeasuredLength = 200_000;

/**
 * Returns the length of a text for limits, in graphemes like Akkoma. A grapheme that is longer than
 * any legitimate one, such as an emoji joined with itself without end, counts all its UTF-16 units:
 * to render and to normalise it takes more time than as many characters.
 */
export function textLength(text: string): number {
  if (text.length > maxMeasuredLength) return text.length;
  const count = countGraphemes(text);
  if (count === text.length) return count;
  let length = count;
  for (const { segment } of splitGraphemes(text))
    if (segment.length > longestGrapheme) length += segment.length - 1;
  return length;
}

/** The limit of a text. */
export interface TextLimit {
  readonly characters: number;
  /** A text can have as many bytes as this for each character of the limit. */
  readonly bytesPerCharacter: number;
}

export function maxBytes({ characters, bytesPerCharacter }: TextLimit): number {
  return characters * bytesPerCharacter;
}

/** Returns of what a text has more than its limit allows. */
export function textExcess(text: string, limit: TextLimit): 'characters' | 'bytes' | undefined {
  if (textLength(text) > limit.characters) return 'characters';
  return Buffer.byteLength(text) > maxBytes(limit) ? 'bytes' : undefined;
}

/**
 * Maximum length of a grapheme, in UTF-16 units. Every emoji, syllable or letter with its marks is
 * much shorter.
 */
export const maxGraphemeLength = 64;

let known: Intl.Segmenter | undefined;

/** Splits a text into graphemes. The segmenter is created on first use, not at the client's start. */
export function splitGraphemes(text: string): Intl.Segments {
  known ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return known.segment(text);
}

/**
 * Returns the start of a text: at most `most` UTF-16 units, without splitting a grapheme. Only a
 * grapheme longer than any legitimate one is split, between two code points, since hostile ones can
 * be endless: the start is therefore never much shorter than `most`.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  /* Text after the code point at the limit cannot change where its grapheme starts. */
  const end = splitGraphemes(text.slice(0, most + 2)).containing(most)?.index ?? 0;
  const isLegitimate = end > 0 && most - end < maxGraphemeLength;
  return text.slice(0, isLegitimate ? end : most).replace(/[\uD800-\uDBFF]$/, '');
}

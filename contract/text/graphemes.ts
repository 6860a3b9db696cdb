let known: Intl.Segmenter | undefined;

/** Splits a text into graphemes. The segmenter is created on first use, not at the client's start. */
export function splitGraphemes(text: string): Intl.Segments {
  known ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return known.segment(text);
}

/**
 * Returns the start of a text: at most `most` UTF-16 units, without splitting a grapheme. Only a
 * grapheme longer than that is split, between two code points, since hostile ones can be endless.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  /* The start of the grapheme at the limit depends on nothing after the code point there. */
  const end = splitGraphemes(text.slice(0, most + 2)).containing(most)?.index ?? 0;
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

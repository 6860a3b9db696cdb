let known: Intl.Segmenter | undefined;

/* Created on first use to keep it out of the client's start. */
function segments(text: string): Intl.Segments {
  known ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return known.segment(text);
}

/*
 * Characters that never combine into one grapheme: ASCII except CR, Latin, Greek, Cyrillic, kana,
 * ideographs and Hangul syllables. Texts of these skip the segmenter, which is 50 times slower.
 */
const simple =
  /^[\n\t\u0020-\u007E\u00A1-\u00A8\u00AA-\u00AC\u00AF-\u02FF\u0370-\u0482\u048A-\u058F\u2010-\u2027\u3001-\u3029\u3041-\u3096\u309B-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3\uFF01-\uFF9D]*$/;

/** Counts graphemes, as Akkoma and Pleroma do (`String.length` of Elixir). */
export function countGraphemes(text: string): number {
  if (simple.test(text)) return text.length;
  let count = 0;
  // oxlint-disable-next-line no-unused-vars -- segments are only counted; an array of them would be large
  for (const _ of segments(text)) count += 1;
  return count;
}

/**
 * Returns the start of a text: at most `most` UTF-16 units, without splitting a grapheme. Only a
 * grapheme longer than that is split, between two code points, since hostile ones can be endless.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  /* The start of the grapheme at the limit depends on nothing after the code point there. */
  const end = segments(text.slice(0, most + 2)).containing(most)?.index ?? 0;
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

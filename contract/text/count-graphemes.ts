import { splitGraphemes } from './graphemes.ts';

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
  for (const _ of splitGraphemes(text)) count += 1;
  return count;
}

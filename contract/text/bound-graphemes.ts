import { maxGraphemeLength, splitGraphemes } from './graphemes.ts';

/*
 * Matches a text that may contain an endless grapheme. A grapheme contains at most one of the
 * characters excluded here (ASCII, Latin, Greek, Cyrillic, Hebrew, Arabic, Thai and Lao letters,
 * punctuation, kana, ideographs, Hangul syllables), so a grapheme above the limit of 64 has at least
 * 32 other characters in a row. Hardly any text that a person writes has these, so most texts skip
 * the segmenter, which is slow.
 */
const suspicious =
  // oxlint-disable-next-line no-control-regex -- line breaks and tabs are meant
  /[^\t-\r -~\u00A0-\u00A8\u00AA-\u00AD\u00AF-\u02FF\u0370-\u0482\u048A-\u058F\u05D0-\u05EA\u0620-\u064A\u0671-\u06D3\u0E01-\u0E30\u0E32\u0E40-\u0E46\u0E81-\u0EB0\u0EB2\u1E00-\u1FFF\u2010-\u2027\u2030-\u203B\u3001-\u3029\u3041-\u3096\u309B-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF01-\uFF9D]{32}/;

/* Separates a cut grapheme from the character after it, which would otherwise be part of it. */
const zeroWidthSpace = '\u200B';

/** Cuts endless graphemes in a text that comes in pieces, such as the text nodes of one paragraph. */
export class GraphemeBounder {
  /*
   * The last characters of the previous pieces. They contain the grapheme that the next piece may
   * continue.
   */
  #end = '';

  /** Returns the next piece with its graphemes cut. All pieces together take linear time. */
  bound(piece: string): string {
    const before = this.#end;
    const text = before + piece;
    if (text.length <= maxGraphemeLength || !suspicious.test(text)) {
      this.#end = text.slice(-maxGraphemeLength);
      return piece;
    }
    let bounded = '';
    for (const { segment } of splitGraphemes(text)) {
      const isEndless = segment.length > maxGraphemeLength;
      bounded += isEndless
        ? segment.slice(0, maxGraphemeLength).replace(/[\uD800-\uDBFF]$/, '') + zeroWidthSpace
        : segment;
      this.#end = isEndless ? '' : segment;
    }
    return bounded.slice(before.length);
  }
}

/**
 * Cuts each grapheme longer than any legitimate one (64 UTF-16 units) to that length. A browser
 * lays out a grapheme as a whole, in a time that grows with the square of its length, and hostile
 * ones can be endless. Takes linear time.
 */
export function boundGraphemes(text: string): string {
  return text.length <= maxGraphemeLength ? text : new GraphemeBounder().bound(text);
}

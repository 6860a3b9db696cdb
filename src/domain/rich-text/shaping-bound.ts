const mark = /\p{M}/u;

/* Scripts whose letters join: a word of them is shaped as one. */
const joining =
  /\p{scx=Arab}|\p{scx=Syrc}|\p{scx=Mong}|\p{scx=Nkoo}|\p{scx=Adlm}|\p{scx=Mand}|\p{scx=Rohg}/u;

/** Unicode's own bound for an honest letter (UAX 15, "Stream-Safe Text Format"). */
const mostMarks = 30;

/** Far longer than any word. */
const longestWord = 500;
const wordBreak = '\u200B';

/**
 * Keeps a text within what a browser can shape in time. Marks without end on one letter, and a word
 * of joined letters without end, cost it time with the square of their number: 100,000 of either
 * stop the page for most of a minute. Elements do not part what is shaped together, so one of these
 * goes along a whole text, piece by piece.
 */
export class ShapingBound {
  #marks = 0;
  #letters = 0;

  /** The next piece of the text, with marks beyond the thirtieth left out and endless words broken. */
  bound(piece: string): string {
    if (!mark.test(piece) && !joining.test(piece)) {
      if (piece !== '') this.#marks = this.#letters = 0;
      return piece;
    }
    let bounded = '';
    for (const character of piece) bounded += this.#next(character);
    return bounded;
  }

  #next(character: string): string {
    const isMark = mark.test(character);
    this.#marks = isMark ? this.#marks + 1 : 0;
    if (this.#marks > mostMarks) return '';
    this.#letters = isMark || joining.test(character) ? this.#letters + 1 : 0;
    if (isMark || this.#letters <= longestWord) return character;
    this.#letters = 1;
    return wordBreak + character;
  }
}

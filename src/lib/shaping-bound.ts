/*
 * Patterns of Unicode properties stand in functions here and elsewhere: a browser takes a millisecond
 * to make one, when it is first needed and not when the client starts.
 */

function isMark(character: string): boolean {
  return /\p{M}/u.test(character);
}

/* Scripts whose letters join: a word of them is shaped as one. */
function isJoining(character: string): boolean {
  return /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Mand}\p{scx=Rohg}]/u.test(
    character,
  );
}

/*
 * Scripts that are quick to shape at any length. All others (Thai, Khmer, Tamil …) need rules for
 * every letter, and some are written without spaces.
 */
function isQuick(character: string): boolean {
  return /[\s\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{sc=Common}]/u.test(
    character,
  );
}

/** Unicode's own bound for an honest letter (UAX 15, "Stream-Safe Text Format"). */
const mostMarks = 30;

/** Characters in a row without a place to break. No word of joined letters comes near. */
export const longestJoined = 50;
/** The same for scripts that write whole sentences without a space. */
export const longestUnspaced = 300;

/* A break of no width does not help: browsers shape across it. */
const wordBreak = ' ';

/**
 * Keeps a text within what a browser can shape in time. Marks without end on one letter, and runs of
 * shaped letters without end, cost it time with the square of their number: 60,000 letters of N'Ko
 * stop the page for seconds. Elements do not part what is shaped together, so one of these goes
 * along a whole text, piece by piece.
 */
export class ShapingBound {
  #marks = 0;
  #letters = 0;

  /** The next piece of the text, with marks beyond the thirtieth left out and endless runs broken. */
  bound(piece: string): string {
    if (isSimple(piece)) {
      if (piece !== '') this.#marks = this.#letters = 0;
      return piece;
    }
    let bounded = '';
    for (const character of piece) bounded += this.#next(character);
    return bounded;
  }

  #next(character: string): string {
    const marks = isMark(character);
    this.#marks = marks ? this.#marks + 1 : 0;
    if (this.#marks > mostMarks) return '';
    this.#letters = marks || !isQuick(character) ? this.#letters + 1 : 0;
    const longest = isJoining(character) ? longestJoined : longestUnspaced;
    if (marks || this.#letters <= longest) return character;
    this.#letters = 1;
    return wordBreak + character;
  }
}

/* Most texts: nothing in them has to be counted. */
// oxlint-disable-next-line no-control-regex -- all of ASCII and Latin-1 are meant
const plainText = /^[\u0000-\u02FF\u2000-\u2069\u3000-\u9FFF\uAC00-\uD7AF]*$/;

function isSimple(piece: string): boolean {
  return plainText.test(piece);
}

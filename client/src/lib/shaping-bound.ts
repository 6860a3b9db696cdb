import { GraphemeBounder } from '@rookery/contract/text/bound-graphemes.ts';

/* Unicode property patterns are created inside functions in this project: a browser takes a
   millisecond to compile one, which would slow down the start. */

/* Returns whether a character is a letter of a script whose letters join. A browser shapes a
   whole word of such letters at once. */
function isJoining(character: string): boolean {
  return /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Mand}\p{scx=Rohg}]/u.test(
    character,
  );
}

/* Returns whether a character belongs to a script that browsers shape fast at any length. Other
   scripts (Thai, Khmer, Tamil and more) have rules for every letter, and some have no spaces. */
function isQuick(character: string): boolean {
  return /[\s\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{sc=Common}]/u.test(
    character,
  );
}

/**
 * Maximum number of combining marks on one letter, as in Unicode's "Stream-Safe Text Format" (UAX
 * 15).
 */
const mostMarks = 30;

/**
 * Maximum number of characters between two spaces in scripts whose letters join. No real word is
 * nearly as long.
 */
export const maxJoinedRun = 50;
/**
 * Maximum number of characters between two spaces in scripts that write whole sentences without
 * spaces.
 */
export const maxUnspacedRun = 300;

/* Inserted into longer runs. A zero-width space has no effect, since browsers shape across it. */
const wordBreak = ' ';

/**
 * Limits texts to what a browser can shape in time. Endless marks on one letter, or endless runs of
 * letters, take quadratic time: 60,000 letters of N'Ko freeze the page for seconds. Browsers shape
 * across elements, so one instance must be used for all pieces of a text.
 */
export class ShapingBound {
  readonly #graphemes = new GraphemeBounder();
  #marks = 0;
  #letters = 0;

  /**
   * Returns the next piece of the text: without marks after the 30th on one letter, and with spaces
   * in endless runs and graphemes, which may come from decoded character references.
   */
  bound(piece: string): string {
    if (plainText.test(piece)) {
      if (piece !== '') this.#marks = this.#letters = 0;
      return this.#graphemes.bound(piece);
    }
    let bounded = '';
    for (const character of piece) bounded += this.#next(character);
    return this.#graphemes.bound(bounded);
  }

  #next(character: string): string {
    const isMark = /\p{M}/u.test(character);
    this.#marks = isMark ? this.#marks + 1 : 0;
    if (this.#marks > mostMarks) return '';
    this.#letters = isMark || !isQuick(character) ? this.#letters + 1 : 0;
    const longest = isJoining(character) ? maxJoinedRun : maxUnspacedRun;
    if (isMark || this.#letters <= longest) return character;
    this.#letters = 1;
    return wordBreak + character;
  }
}

/* Matches texts of ASCII and Latin-1 characters only, as most are. They need no limits. */
// oxlint-disable-next-line no-control-regex -- all of ASCII and Latin-1 are meant
const plainText = /^[\u0000-\u02FF\u2000-\u2069\u3000-\u9FFF\uAC00-\uD7AF]*$/;

import { GraphemeBound } from '@rookery/contract/text/bound-graphemes.ts';

/*
 * Unicode property patterns are created inside functions here and elsewhere: compiling one takes a
 * browser a millisecond, which would slow down the start.
 */

/* Scripts whose letters join: the browser shapes a word as one unit. */
function isJoining(character: string): boolean {
  return /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Mand}\p{scx=Rohg}]/u.test(
    character,
  );
}

/*
 * Scripts that are fast to shape at any length. All others (Thai, Khmer, Tamil …) need rules for
 * every letter, and some are written without spaces.
 */
function isQuick(character: string): boolean {
  return /[\s\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{sc=Common}]/u.test(
    character,
  );
}

/** Unicode's limit of marks on one letter (UAX 15, "Stream-Safe Text Format"). */
const mostMarks = 30;

/** Maximum characters in a row without a break in joining scripts. No real word comes near. */
export const maxJoinedRun = 50;
/** The same for scripts that write whole sentences without spaces. */
export const maxUnspacedRun = 300;

/* A zero-width break does not help: browsers shape across it. */
const wordBreak = ' ';

/**
 * Keeps text within what a browser can shape in time. Endless marks on one letter or endless runs
 * of shaped letters take quadratic time: 60,000 letters of N'Ko freeze the page for seconds.
 * Browsers shape across elements, so use one instance for all pieces of a text.
 */
export class ShapingBound {
  readonly #graphemes = new GraphemeBound();
  #marks = 0;
  #letters = 0;

  /**
   * Returns the next piece of the text without marks beyond the 30th and with endless runs and
   * graphemes broken, such as those of decoded character references.
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

/* Matches most texts, which need no counting. */
// oxlint-disable-next-line no-control-regex -- all of ASCII and Latin-1 are meant
const plainText = /^[\u0000-\u02FF\u2000-\u2069\u3000-\u9FFF\uAC00-\uD7AF]*$/;

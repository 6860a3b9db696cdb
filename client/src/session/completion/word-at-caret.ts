import { characterBefore } from '@rookery/contract/text/character-beside.ts';
import { isSpaceless } from '@rookery/contract/text/is-spaceless.ts';
import type { TextField } from './replace-text.ts';

/** The kind of word that is completed, determined by its first character (`:`, `@`, `#` or `$`). */
export type CompletionKind = 'emoji' | 'people' | 'tags' | 'mfm';

const signs: Readonly<Record<string, CompletionKind>> = {
  ':': 'emoji',
  '@': 'people',
  '#': 'tags',
  /* Japanese input methods write this sign for `@`. */
  '＠': 'people',
  '＃': 'tags',
  $: 'mfm',
};

/**
 * Milliseconds between a key press and the search for suggestions, so that typing is not delayed.
 */
export const completionDelayMs = 60;

/** The word at the caret, with its position in the text. */
export interface WordAtCaret {
  readonly kind: CompletionKind;
  /** The text of the word without its first character (`@`, `:`). */
  readonly words: string;
  /** Position of its first character (`@`, `:`) in the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/* Returns whether a word may begin or end beside this character. True for Hangul too, since
   Korean adds particles directly after words. */
function standsAlone(character: string): boolean {
  return isSpaceless(character) || /\p{sc=Hang}/u.test(character);
}

/* Returns whether an emoji may begin directly after this letter or mark. Servers replace
   shortcodes everywhere, but in Latin, Greek and Cyrillic text a colon inside a word belongs to
   an address or a time. Mentions and hashtags need a space before them in scripts with spaces. */
function isOtherScript(character: string): boolean {
  return (
    /[\p{L}\p{M}]/u.test(character) &&
    !/[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Zyyy}\p{scx=Zinh}]/u.test(character)
  );
}

/* Matches characters that may precede a word: opening brackets and quotation marks of all
   scripts, dashes, ellipses, East Asian punctuation in all widths, and emoji. */
const opening =
  /[\p{Ps}\p{Pi}"'«„“‘¡¿—–…\u3000-\u303F\u30FB\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3]/u;

/* Matches the characters that a word of each kind may contain after its first character. */
const wordCharacters: Readonly<Record<CompletionKind, RegExp>> = {
  emoji: /^[\p{L}\p{M}\p{N}_+\-.&’']*:?$/u,
  people: /^[\p{L}\p{M}\p{N}_.@-]*$/u,
  tags: /^[\p{L}\p{M}\p{N}_·・\u200C-]*$/u,
  mfm: /^[\w[.=,-]*$/,
};

/* Matches the rest of a word after the caret: letters of the same script, but not those of the
   next word. */
const latinRest: Readonly<Record<CompletionKind, RegExp>> = {
  emoji: /^[\w\u00C0-\u024F+-]*:?/,
  people: /^[\w.-]*(?:@[\w.-]*)?/,
  tags: /^[\w\u00C0-\u024F·-]*/,
  mfm: /^[\w[.=,-]*/,
};
const otherRest = /^[\p{L}\p{M}\p{N}_]*/u;

function mayBegin(kind: CompletionKind, text: string, at: number): boolean {
  const before = characterBefore(text, at);
  return (
    before === '' ||
    /\s/.test(before) ||
    opening.test(before) ||
    standsAlone(before) ||
    (kind === 'emoji' && isOtherScript(before))
  );
}

function restOf(kind: CompletionKind, typed: string, rest: string): string {
  if (/^[ -\u024F]*$/.test(typed)) return latinRest[kind].exec(rest)?.[0] ?? '';
  if (standsAlone(characterBefore(typed, typed.length))) return '';
  const letters = Array.from(otherRest.exec(rest)?.[0] ?? '');
  const end = letters.findIndex(standsAlone);
  return (end < 0 ? letters : letters.slice(0, end)).join('');
}

/* Maximum length of a word: no emoji, address or hashtag is longer. Limits the search in a long
   text without white space. */
const maxLength = 256;

/**
 * Returns the word that contains the caret and begins with the nearest `:`, `@`, `#` or `$` that
 * may begin a word. Japanese, Chinese and Thai have no white space between words, so none is
 * required around it. A first character alone is returned only for `@` and `$`.
 */
export function wordAtCaret(text: string, caret: number): WordAtCaret | undefined {
  for (let start = caret - 1; start >= Math.max(0, caret - maxLength); start -= 1) {
    const character = text.charAt(start);
    if (/\s/.test(character)) return undefined;
    const kind = signs[character];
    if (kind === undefined || !mayBegin(kind, text, start)) continue;
    const typed = text.slice(start + 1, caret);
    if (!wordCharacters[kind].test(typed)) return undefined;
    const words = typed + restOf(kind, typed, text.slice(caret, caret + maxLength));
    if (words === '' && kind !== 'mfm' && kind !== 'people') continue;
    return { kind, words, start, end: start + 1 + words.length };
  }
  return undefined;
}

/**
 * Returns the word as it is in the field now, since the person may have typed on while suggestions
 * were loaded.
 */
export function refreshWordAtCaret(
  { value, selectionStart }: Pick<TextField, 'value' | 'selectionStart'>,
  word: WordAtCaret,
): WordAtCaret {
  const found = wordAtCaret(value, selectionStart ?? 0);
  return found?.start === word.start ? found : word;
}

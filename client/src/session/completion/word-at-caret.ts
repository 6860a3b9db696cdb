import { characterBefore } from '@rookery/contract/text/character-beside.ts';
import { isSpaceless } from '@rookery/contract/text/is-spaceless.ts';
import type { TextField } from './replace-text.ts';

/** What is completed, by the first character. */
export type CompletionKind = 'emoji' | 'people' | 'tags' | 'mfm';

const signs: Readonly<Record<string, CompletionKind>> = {
  ':': 'emoji',
  '@': 'people',
  '#': 'tags',
  /* Written by Japanese input methods. */
  '＠': 'people',
  '＃': 'tags',
  $: 'mfm',
};

/** Milliseconds after a letter before suggestions are searched: typing has priority. */
export const completionDelayMs = 60;

/** The word at the caret, if it can be completed. */
export interface WordAtCaret {
  readonly kind: CompletionKind;
  /** The text of the word without its first character (`@`, `:`). */
  readonly words: string;
  /** Position in the text including its first character, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

/* Whether a word may begin or end beside the character: Hangul adds particles after words. */
function standsAlone(character: string): boolean {
  return isSpaceless(character) || /\p{sc=Hang}/u.test(character);
}

/*
 * Whether an emoji may begin after the letter or mark, as servers replace shortcodes everywhere. In
 * Latin, Greek and Cyrillic text, a colon inside a word belongs to an address or a time. Mentions
 * and hashtags need a space in scripts that have one.
 */
function isOtherScript(character: string): boolean {
  return (
    /[\p{L}\p{M}]/u.test(character) &&
    !/[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Zyyy}\p{scx=Zinh}]/u.test(character)
  );
}

/* Characters that may precede a word: opening brackets and quotation marks of all scripts, dashes,
   ellipses, East Asian punctuation in all widths, and emoji. */
const opening =
  /[\p{Ps}\p{Pi}"'«„“‘¡¿—–…\u3000-\u303F\u30FB\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3]/u;

/* Characters that a word may contain after its first one. */
const wordCharacters: Readonly<Record<CompletionKind, RegExp>> = {
  emoji: /^[\p{L}\p{M}\p{N}_+\-.&’']*:?$/u,
  people: /^[\p{L}\p{M}\p{N}_.@-]*$/u,
  tags: /^[\p{L}\p{M}\p{N}_·・\u200C-]*$/u,
  mfm: /^[\w[.=,-]*$/,
};

/* How a word continues after the caret: with letters of its own kind, not with those of the next
   word. */
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

/* No emoji, address or hashtag is longer; keeps typing in a long run without white space fast. */
const maxLength = 256;

/**
 * Returns the word at the caret after the nearest `:`, `@`, `#` or `$` that may begin one. It needs
 * no surrounding white space: Japanese, Chinese and Thai have none between words. A first character
 * alone is completed only for `@` and `$`.
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

/** Returns the current word of the field, since suggestions arrive while the viewer types on. */
export function currentWord(
  { value, selectionStart }: Pick<TextField, 'value' | 'selectionStart'>,
  word: WordAtCaret,
): WordAtCaret {
  const found = wordAtCaret(value, selectionStart ?? 0);
  return found?.start === word.start ? found : word;
}

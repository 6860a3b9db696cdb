import { characterBefore } from '#lib/character-beside.ts';
import { isSpaceless } from '#lib/spaceless.ts';
import type { TextField } from './replace-text.ts';

/** What is looked for, by the sign that begins it. */
export type CompletionKind = 'emoji' | 'people' | 'tags' | 'mfm';

const signs: Readonly<Record<string, CompletionKind>> = {
  ':': 'emoji',
  '@': 'people',
  '#': 'tags',
  /* Japanese input methods write these. */
  '＠': 'people',
  '＃': 'tags',
  $: 'mfm',
};

/** So long after a letter it is looked for what the word may become, in milliseconds: typing comes first. */
export const seekDelay = 60;

/** The word that stands at the caret, if it may be completed. */
export interface WordAtCaret {
  readonly kind: CompletionKind;
  /** Without its sign. */
  readonly words: string;
  /** Where it stands in the text, its sign included: from the first index to before the second. */
  readonly start: number;
  readonly end: number;
}

/* Whether a word may begin or end beside it: Hangul puts particles behind words. */
function standsAlone(character: string): boolean {
  return isSpaceless(character) || /\p{sc=Hang}/u.test(character);
}

/*
 * What may stand before a sign: opening brackets and quotation marks of all scripts, dashes, ellipses, the
 * punctuation of East Asia in all widths, and emoji.
 */
const opening =
  /[\p{Ps}\p{Pi}"'«„“‘¡¿—–…\u3000-\u303F\u30FB\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3]/u;

/* Of which characters a word may consist behind its sign. */
const wordCharacters: Readonly<Record<CompletionKind, RegExp>> = {
  emoji: /^[\p{L}\p{M}\p{N}_+\-.&’']*:?$/u,
  people: /^[\p{L}\p{M}\p{N}_.@-]*$/u,
  tags: /^[\p{L}\p{M}\p{N}_·・\u200C-]*$/u,
  mfm: /^[\w[.=,-]*$/,
};

/* How a word goes on behind the caret: with letters of its own kind, and not with those of the next word. */
const latinRest: Readonly<Record<CompletionKind, RegExp>> = {
  emoji: /^[\w\u00C0-\u024F+-]*:?/,
  people: /^[\w.-]*(?:@[\w.-]*)?/,
  tags: /^[\w\u00C0-\u024F·-]*/,
  mfm: /^[\w[.=,-]*/,
};
const otherRest = /^[\p{L}\p{M}\p{N}_]*/u;

function mayBegin(text: string, at: number): boolean {
  const before = characterBefore(text, at);
  return before === '' || /\s/.test(before) || opening.test(before) || standsAlone(before);
}

function restOf(kind: CompletionKind, typed: string, rest: string): string {
  if (/^[ -\u024F]*$/.test(typed)) return latinRest[kind].exec(rest)?.[0] ?? '';
  if (standsAlone(characterBefore(typed, typed.length))) return '';
  const letters = Array.from(otherRest.exec(rest)?.[0] ?? '');
  const end = letters.findIndex(standsAlone);
  return (end < 0 ? letters : letters.slice(0, end)).join('');
}

/* No emoji, address or hashtag is longer; typing in a long run without white space stays fast. */
const longest = 256;

/**
 * The word at the caret, behind the nearest `:`, `@`, `#` or `$` that may begin one. It need not have white
 * space around it: Japanese, Chinese and Thai have none between words. A sign alone asks for nothing, but
 * `@` and `$` do.
 */
export function wordAtCaret(text: string, caret: number): WordAtCaret | undefined {
  for (let start = caret - 1; start >= Math.max(0, caret - longest); start -= 1) {
    const character = text.charAt(start);
    if (/\s/.test(character)) return undefined;
    const kind = signs[character];
    if (kind === undefined || !mayBegin(text, start)) continue;
    const typed = text.slice(start + 1, caret);
    if (!wordCharacters[kind].test(typed)) return undefined;
    const words = typed + restOf(kind, typed, text.slice(caret, caret + longest));
    if (words === '' && kind !== 'mfm' && kind !== 'people') return undefined;
    return { kind, words, start, end: start + 1 + words.length };
  }
  return undefined;
}

/** The word as it stands in its field now: while it is typed on, the suggestions come a moment later. */
export function wordNow(
  { value, selectionStart }: Pick<TextField, 'value' | 'selectionStart'>,
  word: WordAtCaret,
): WordAtCaret {
  const found = wordAtCaret(value, selectionStart ?? 0);
  return found?.start === word.start ? found : word;
}

import type { TextField } from './replace-text.ts';

/** What is looked for, by the sign that begins it. */
export type CompletionKind = 'emoji' | 'people' | 'tags' | 'mfm';

const signs: Readonly<Record<string, CompletionKind>> = {
  ':': 'emoji',
  '@': 'people',
  '#': 'tags',
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

/* What may open a bracket or a quotation before the word. */
const opening = /^[([{"'«„“‘¡¿]+/;

/**
 * The run without white space around the caret, where it begins with `:`, `@`, `#` or `$`. A sign alone
 * asks for nothing, but for `$`.
 */
export function wordAtCaret(text: string, caret: number): WordAtCaret | undefined {
  /* Backwards by hand: an expression would try each letter of a long text as a beginning. */
  let from = caret;
  while (from > 0 && /\S/.test(text.charAt(from - 1))) from -= 1;
  const before = text.slice(from, caret);
  const after = /^\S*/.exec(text.slice(caret))?.[0] ?? '';
  const opened = opening.exec(before)?.[0].length ?? 0;
  const run = (before + after).slice(opened);
  const kind = signs[run.charAt(0)];
  if (kind === undefined || caret <= caret - before.length + opened) return undefined;
  if (run.length === 1 && kind !== 'mfm') return undefined;
  const start = caret - before.length + opened;
  return { kind, words: run.slice(1), start, end: start + run.length };
}

/** The word as it stands in its field now: while it is typed on, the suggestions come a moment later. */
export function wordNow(
  { value, selectionStart }: Pick<TextField, 'value' | 'selectionStart'>,
  word: WordAtCaret,
): WordAtCaret {
  const found = wordAtCaret(value, selectionStart ?? 0);
  return found?.start === word.start ? found : word;
}

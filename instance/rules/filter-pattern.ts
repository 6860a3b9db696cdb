import { comparableText } from '#lib/comparable-text.ts';

interface Phrase {
  readonly phrase: string;
  readonly whole_word: number;
}

const letter = String.raw`[\p{L}\p{M}\p{N}_]`;

/** Finds any of several phrases in a text that `comparableText` made; `undefined` without phrases. */
export function filterPattern(phrases: readonly Phrase[]): RegExp | undefined {
  const patterns = phrases
    .map(({ phrase, whole_word }) => ({ phrase: comparableText(phrase).trim(), whole_word }))
    .filter(({ phrase }) => phrase !== '')
    .map(({ phrase, whole_word }) => {
      const escaped = phrase.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
      return whole_word === 1 ? `(?<!${letter})${escaped}(?!${letter})` : escaped;
    });
  return patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'u');
}

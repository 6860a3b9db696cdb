interface Phrase {
  readonly phrase: string;
  readonly whole_word: number;
}

const letter = String.raw`[\p{L}\p{M}\p{N}_]`;

/** Finds any of several phrases, whatever the case of their letters; none of them, `undefined`. */
export function filterPattern(phrases: readonly Phrase[]): RegExp | undefined {
  const patterns = phrases
    .filter(({ phrase }) => phrase.trim() !== '')
    .map(({ phrase, whole_word }) => {
      const escaped = phrase.trim().replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
      return whole_word === 1 ? `(?<!${letter})${escaped}(?!${letter})` : escaped;
    });
  return patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'iu');
}

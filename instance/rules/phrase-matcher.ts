import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import { isWholeWord } from '@rookery/contract/text/whole-word.ts';

interface Phrase {
  readonly phrase: string;
  readonly whole_word: number;
}

export interface PhraseMatcher {
  /** Whether any phrase occurs in a text returned by `comparableText`. */
  test(text: string): boolean;
}

/**
 * Returns the failure table of the Knuth-Morris-Pratt algorithm: the longest prefix that ends at
 * each position.
 */
function failureTable(phrase: string): Uint16Array {
  const failures = new Uint16Array(phrase.length);
  let matched = 0;
  for (let at = 1; at < phrase.length; at += 1) {
    while (matched > 0 && phrase.charCodeAt(at) !== phrase.charCodeAt(matched))
      matched = failures[matched - 1] ?? 0;
    if (phrase.charCodeAt(at) === phrase.charCodeAt(matched)) matched += 1;
    failures[at] = matched;
  }
  return failures;
}

interface PhraseSearch {
  readonly phrase: string;
  readonly matchesWholeWord: boolean;
  readonly failures: Uint16Array;
}

function isFound(text: string, { phrase, matchesWholeWord, failures }: PhraseSearch): boolean {
  let matched = 0;
  for (let at = 0; at < text.length; at += 1) {
    while (matched > 0 && text.charCodeAt(at) !== phrase.charCodeAt(matched))
      matched = failures[matched - 1] ?? 0;
    if (text.charCodeAt(at) === phrase.charCodeAt(matched)) matched += 1;
    if (matched < phrase.length) continue;
    const start = at + 1 - phrase.length;
    if (!matchesWholeWord || isWholeWord(text, start, at + 1)) return true;
    matched = failures[matched - 1] ?? 0;
  }
  return false;
}

/**
 * Creates a matcher for several phrases; `undefined` without phrases. For each phrase it takes time
 * linear in the length of the text, whatever the text is. Regular expressions and `indexOf` take a
 * multiple of that time for texts that repeat the start of a phrase.
 */
export function createPhraseMatcher(phrases: readonly Phrase[]): PhraseMatcher | undefined {
  const needles = phrases
    .map(({ phrase, whole_word }) => ({
      phrase: comparableText(phrase).trim(),
      matchesWholeWord: whole_word === 1,
    }))
    .filter(({ phrase }) => phrase !== '')
    .map((each): PhraseSearch => ({ ...each, failures: failureTable(each.phrase) }));
  if (needles.length === 0) return undefined;
  return { test: (text) => needles.some((needle) => isFound(text, needle)) };
}

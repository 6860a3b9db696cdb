import { comparableText } from '@rookery/contract/text/comparable-text.ts';

/**
 * Returns how well a text matches a query, from 0 (no match) to 1. The text must contain every word
 * of the query, in any letter case. A prefix of the text, or of its words, ranks higher.
 */
export function rankMatch(text: string, typed: string): number {
  const normalized = comparableText(text);
  const terms = comparableText(typed).split(/\s+/).filter(Boolean);
  if (!terms.every((term) => normalized.includes(term))) return 0;
  if (terms.length === 0 || normalized.startsWith(terms.join(' '))) return 1;
  const textWords = normalized.split(/[\s/,.()“”’-]+/);
  const prefixMatches = terms.filter((term) => textWords.some((begin) => begin.startsWith(term)));
  return 0.3 + (0.5 * prefixMatches.length) / terms.length;
}

import { comparableText } from '@rookery/contract/text/comparable-text.ts';

/**
 * Returns how well a text matches the query, from 0 (no match) to 1. Every query word must occur,
 * ignoring case; prefixes of the text or its words rank higher.
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

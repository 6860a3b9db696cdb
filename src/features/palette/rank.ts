import { comparableText } from '#lib/comparable-text.ts';

/**
 * Returns how well a text matches the query, from 0 (no match) to 1. Every query word must occur,
 * ignoring case; prefixes of the text or its words rank higher.
 */
export function rank(text: string, typed: string): number {
  const whole = comparableText(text);
  const words = comparableText(typed).split(/\s+/).filter(Boolean);
  if (!words.every((word) => whole.includes(word))) return 0;
  if (words.length === 0 || whole.startsWith(words.join(' '))) return 1;
  const textWords = whole.split(/[\s/,.()“”’-]+/);
  const prefixMatches = words.filter((word) => textWords.some((begin) => begin.startsWith(word)));
  return 0.3 + (0.5 * prefixMatches.length) / words.length;
}

import { comparableText } from '#lib/comparable-text.ts';

/**
 * How well something fits what was typed, from 0 (not) to 1: all words stand in it, in any case; better at
 * its beginning, or at the beginning of its words.
 */
export function rank(text: string, typed: string): number {
  const whole = comparableText(text);
  const words = comparableText(typed).split(/\s+/).filter(Boolean);
  if (!words.every((word) => whole.includes(word))) return 0;
  if (words.length === 0 || whole.startsWith(words.join(' '))) return 1;
  const begins = whole.split(/[\s/,.()“”’-]+/);
  const found = words.filter((word) => begins.some((begin) => begin.startsWith(word)));
  return 0.3 + (0.5 * found.length) / words.length;
}

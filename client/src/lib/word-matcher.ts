import { comparableText } from '@rookery/contract/text/comparable-text.ts';

/** Removes case and diacritics, so that `cafe` finds `Café`. */
function normalize(text: string): string {
  return comparableText(text)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
}

/**
 * Returns a function that tells whether a text contains all the words that were typed, or parts of
 * words; undefined if no word was typed. Case and diacritics do not matter.
 */
export function createWordMatcher(typed: string): ((text: string) => boolean) | undefined {
  const words = normalize(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return (text) => {
    const normalized = normalize(text);
    return words.every((word) => normalized.includes(word));
  };
}

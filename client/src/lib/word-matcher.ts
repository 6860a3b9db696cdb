import { foldText } from './fold-text.ts';

/**
 * Returns a function that tells whether a text contains all the words that were typed, or parts of
 * words; undefined if no word was typed. Case and diacritics do not matter.
 */
export function createWordMatcher(typed: string): ((text: string) => boolean) | undefined {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return (text) => {
    const normalized = foldText(text);
    return words.every((word) => normalized.includes(word));
  };
}

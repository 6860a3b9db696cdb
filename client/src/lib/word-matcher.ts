import { foldText } from './fold-text.ts';

/**
 * Returns a function that returns whether a text contains all the typed words, or parts of words;
 * undefined if no word was typed. Letter case and diacritics are ignored.
 */
export function createWordMatcher(typed: string): ((text: string) => boolean) | undefined {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return (text) => {
    const normalized = foldText(text);
    return words.every((word) => normalized.includes(word));
  };
}

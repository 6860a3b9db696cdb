import { comparableText } from '@rookery/contract/text/comparable-text.ts';

const read = new WeakMap<readonly string[], readonly (readonly [string, string])[]>();

/* The words in comparable form, created once per list. Invisible words match nothing. */
function comparableWords(words: readonly string[]): readonly (readonly [string, string])[] {
  const known = read.get(words);
  if (known) return known;
  const made = words
    .map((word) => [word, comparableText(word)] as const)
    .filter(([, comparable]) => comparable.trim() !== '');
  read.set(words, made);
  return made;
}

/** Returns the muted words that occur in a text of `searchedText`. */
export function wordHits(text: string, muteWords: readonly string[]): readonly string[] {
  return comparableWords(muteWords)
    .filter(([, comparable]) => text.includes(comparable))
    .map(([word]) => word);
}

import { comparableText } from '#lib/comparable-text.ts';

const read = new WeakMap<readonly string[], readonly (readonly [string, string])[]>();

/* The words as they are compared, made once for a list. One that shows nothing finds nothing. */
function readWords(words: readonly string[]): readonly (readonly [string, string])[] {
  const known = read.get(words);
  if (known) return known;
  const made = words
    .map((word) => [word, comparableText(word)] as const)
    .filter(([, comparable]) => comparable.trim() !== '');
  read.set(words, made);
  return made;
}

/** Which of the muted words stand anywhere in a text that `searchedText` gave. */
export function wordHits(text: string, muteWords: readonly string[]): readonly string[] {
  return readWords(muteWords)
    .filter(([, comparable]) => text.includes(comparable))
    .map(([word]) => word);
}

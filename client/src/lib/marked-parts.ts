import { characterAt } from '@rookery/contract/text/character-beside.ts';
import { isSpaceless } from '@rookery/contract/text/is-spaceless.ts';

/** Characters of the query that are not in the text: signs of hashtags and addresses, quotes. */
const signs = /^[#@"“„«-]+|["”“»]+$/gu;

/** Longer than any word. A link can contain any query, and the text may repeat it almost. */
const maxWordLength = 100;

/** A single letter of these scripts is in nearly every word. */
const singleLetter = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

/**
 * Returns a pattern that matches a word, and longer ones that begin with it. In scripts without
 * spaces a word may begin after any character.
 */
function patternOf(word: string): string {
  const start = isSpaceless(characterAt(word, 0)) ? '' : String.raw`(?<![\p{L}\p{M}\p{N}])`;
  return start + word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/**
 * Returns where words of a text begin with those of a query, as pairs of start and end. Case does
 * not matter. Nothing is returned for single letters and for addresses such as `https://…`, which lead
 * to one result.
 */
export function markedParts(text: string, query: string): readonly (readonly [number, number])[] {
  const words = query
    .split(/\s+/u)
    .map((word) => word.replaceAll(signs, ''))
    .filter((word) => word !== '' && word.length <= maxWordLength)
    .filter((word) => !word.includes('://') && !singleLetter.test(word))
    .toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return [];
  const pattern = new RegExp(words.map(patternOf).join('|'), 'giu');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length]);
}

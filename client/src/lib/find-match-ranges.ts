import { characterAt } from '@rookery/contract/text/character-beside.ts';
import { isSpaceless } from '@rookery/contract/text/is-spaceless.ts';

/**
 * Characters at the ends of query words that the searched texts need not contain: signs of hashtags
 * and addresses, and quotation marks.
 */
const signs = /^[#@"“„«-]+|["”“»]+$/gu;

/**
 * Maximum length of a query word, longer than any word. A link can contain any query, and a text
 * that nearly repeats a long word would be slow to search.
 */
const maxWordLength = 100;

/**
 * Letters of scripts in which a single letter is in nearly every word. Such a letter alone is not
 * marked.
 */
const singleLetter = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

/**
 * Returns a pattern that matches a word, and longer words that begin with it. In scripts without
 * spaces a word may begin after any character.
 */
function patternOf(word: string): string {
  const start = isSpaceless(characterAt(word, 0)) ? '' : String.raw`(?<![\p{L}\p{M}\p{N}])`;
  return start + word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/**
 * Returns the parts of a text where a word begins with a word of the query, as pairs of start and
 * end. Ignores letter case. Single letters and URLs in the query mark nothing; a URL leads to a
 * single result.
 */
export function findMatchRanges(
  text: string,
  query: string,
): readonly (readonly [number, number])[] {
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

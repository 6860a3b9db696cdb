import { plainText } from './escape-html.ts';

/** Characters of scripts without spaces between words, each of which is indexed as a word. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

function separateCharacters(text: string): string {
  return text.replaceAll(withoutSpaces, ' $& ');
}

/** Returns the text of a post for the search index, without markup. */
export function searchableText(html: string): string {
  return separateCharacters(plainText(html.replaceAll(/<[^<>]*>/g, ' ')));
}

const maxWords = 8;

/**
 * Converts user input to a query of SQLite's FTS5; `undefined` if it contains no word. All words must
 * occur, each may be a prefix, and parts that punctuation separates, as in an address, must be
 * adjacent. Everything is quoted so that no input is interpreted as an operator.
 */
export function toFtsQuery(text: string): string | undefined {
  const words = text
    .split(/\s+/)
    .map((word) =>
      separateCharacters(word)
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((word) => word !== '')
    .slice(0, maxWords)
    .map((word) => `"${word}"*`);
  return words.length === 0 ? undefined : words.join(' ');
}

import { plainText } from './escape-html.ts';

/** Scripts that leave no gap between words: each character is looked for by itself. */
const gapless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

function apart(text: string): string {
  return text.replaceAll(gapless, ' $& ');
}

/** The words of a post as they are kept for searching: without its markup. */
export function searchableText(html: string): string {
  return apart(plainText(html.replaceAll(/<[^<>]*>/g, ' ')));
}

const mostWords = 8;

/**
 * What somebody typed, as FTS5 understands it: every word must be there, the end of each may be
 * missing, and the parts of an address must stand together. Everything is quoted, so that nothing
 * typed is taken for an operator.
 */
export function matchQuery(text: string): string | undefined {
  const words = text
    .split(/\s+/)
    .map((word) =>
      apart(word)
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => `"${word}"*`);
  return words.length === 0 ? undefined : words.join(' ');
}

import { memoizeByLocale } from './memoize-by-locale.ts';

const and = memoizeByLocale((locales) => new Intl.ListFormat(locales, { type: 'conjunction' }));
const or = memoizeByLocale((locales) => new Intl.ListFormat(locales, { type: 'disjunction' }));

/**
 * Returns the items of a list and the words between them, so that each item can be rendered as an
 * element.
 */
export function formatListParts(
  items: readonly string[],
  locale: string,
): readonly { readonly type: 'element' | 'literal'; readonly value: string }[] {
  return and(locale).formatToParts(items);
}

/** Joins texts to a list in a sentence, such as "Ann, Bo, and Cy". */
export function formatList(
  items: readonly string[],
  locale: string,
  joint: 'and' | 'or' = 'and',
): string {
  return (joint === 'and' ? and : or)(locale).format(items);
}

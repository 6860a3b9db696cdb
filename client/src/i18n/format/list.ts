import { memoiseByLocale } from './memoise-by-locale.ts';

const and = memoiseByLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const or = memoiseByLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** Joins texts as a list: "Ann, Bo, and Cy". */
export function formatList(
  items: readonly string[],
  locale: string,
  joint: 'and' | 'or' = 'and',
): string {
  return (joint === 'and' ? and : or)(locale).format(items);
}

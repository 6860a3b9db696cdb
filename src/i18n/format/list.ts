import { memoiseByLocale } from './memoise-by-locale.ts';

const and = memoiseByLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const or = memoiseByLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** Several texts as one: "Ann, Bo, and Cy". */
export function formatList(
  items: readonly string[],
  locale: string,
  joint: 'and' | 'or' = 'and',
): string {
  return (joint === 'and' ? and : or)(locale).format(items);
}

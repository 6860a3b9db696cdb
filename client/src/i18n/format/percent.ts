import { memoiseByLocale } from './memoise-by-locale.ts';

const percent = memoiseByLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));

/** Formats a share from 0 to 1: "42%". */
export function formatPercent(share: number, locale: string): string {
  return percent(locale).format(share);
}

import { memoizeByLocale } from './memoize-by-locale.ts';

const percent = memoizeByLocale((locales) => new Intl.NumberFormat(locales, { style: 'percent' }));

/** Formats a share from 0 to 1 in per cent, such as "42%". */
export function formatPercent(share: number, locale: string): string {
  return percent(locale).format(share);
}

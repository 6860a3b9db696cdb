import { memoiseByLocale } from './memoise-by-locale.ts';

const full = memoiseByLocale((locale) => new Intl.NumberFormat(locale));
const compact = memoiseByLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      notation: 'compact',
      maximumFractionDigits: 1,
      roundingMode: 'trunc',
    }),
);

/** Every digit: "12,345". */
export function formatNumber(value: number, locale: string): string {
  return full(locale).format(value);
}

/** As short as it can be read at a glance, never more than there are: "12.3K". */
export function formatCompactNumber(value: number, locale: string): string {
  return compact(locale).format(value);
}

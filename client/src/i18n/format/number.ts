import { memoizeByLocale } from './memoize-by-locale.ts';

/** Returns whether a locale formats numbers and time spans as English does. */
export function isEnglish(locale: string): boolean {
  return locale === 'en' || locale.startsWith('en-') || locale.startsWith('en_');
}

const full = memoizeByLocale((locales) => new Intl.NumberFormat(locales));
const compact = memoizeByLocale(
  (locales) =>
    new Intl.NumberFormat(locales, {
      notation: 'compact',
      maximumFractionDigits: 1,
      roundingMode: 'trunc',
    }),
);

/* Returns whether a number can be written without `Intl`. This is true of most numbers on a
   page, and the first `Intl` formatter takes longer to create than a status to render. */
function isPlain(value: number, locale: string): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000 && isEnglish(locale);
}

/** Formats a number with all its digits, such as "12,345". */
export function formatNumber(value: number, locale: string): string {
  return isPlain(value, locale) ? String(value) : full(locale).format(value);
}

/** Formats a number in compact notation, such as "12.3K". The number is cut and not rounded up. */
export function formatCompactNumber(value: number, locale: string): string {
  return isPlain(value, locale) ? String(value) : compact(locale).format(value);
}

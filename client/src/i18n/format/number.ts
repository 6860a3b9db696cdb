import { memoizeByLocale } from './memoize-by-locale.ts';

/** Returns true if a locale formats numbers and time spans as English does. */
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

/*
 * Most numbers of a page; Intl formatters, above all the first one, cost more than rendering a
 * status.
 */
function isPlain(value: number, locale: string): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000 && isEnglish(locale);
}

/** Formats with every digit: "12,345". */
export function formatNumber(value: number, locale: string): string {
  return isPlain(value, locale) ? String(value) : full(locale).format(value);
}

/** Formats in compact notation, truncated: "12.3K". */
export function formatCompactNumber(value: number, locale: string): string {
  return isPlain(value, locale) ? String(value) : compact(locale).format(value);
}

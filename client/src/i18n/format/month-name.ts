import { memoizeByLocale } from './memoize-by-locale.ts';

const format = memoizeByLocale(
  (locales) => new Intl.DateTimeFormat(locales, { month: 'long', timeZone: 'UTC' }),
);

/** Returns the name of a month, from 1 to 12, such as "March". */
export function monthName(month: number, locale: string): string {
  return format(locale).format(new Date(Date.UTC(2000, month - 1, 1)));
}

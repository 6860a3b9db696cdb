import { millisecondsOf, type Instant } from './instant.ts';
import { memoiseByLocale } from './memoise-by-locale.ts';

function formatterOf(options: Intl.DateTimeFormatOptions): (locale: string) => Intl.DateTimeFormat {
  return memoiseByLocale((locale) => new Intl.DateTimeFormat(locale, options));
}

/** `full`: with weekday and seconds. `dateTime`: a date and minutes. `date`, `time`: one of them. */
const formatters = {
  full: formatterOf({ dateStyle: 'full', timeStyle: 'medium' }),
  dateTime: formatterOf({ dateStyle: 'medium', timeStyle: 'short' }),
  date: formatterOf({ dateStyle: 'medium' }),
  time: formatterOf({ timeStyle: 'short' }),
};

export type DateTimeStyle = keyof typeof formatters;

/** Formats a moment in the local time zone. Returns an empty string for an invalid date. */
export function formatDateTime(
  instant: Instant,
  locale: string,
  style: DateTimeStyle = 'dateTime',
): string {
  const milliseconds = millisecondsOf(instant);
  return Number.isNaN(milliseconds) ? '' : formatters[style](locale).format(milliseconds);
}

import { memoizeByLocale } from './memoize-by-locale.ts';

/** A moment: a text in ISO 8601, milliseconds since 1970, or a `Date`. */
export type Instant = string | number | Date;

/** Converts a moment to milliseconds since 1970; NaN for an invalid date. */
export function millisecondsOf(instant: Instant): number {
  return new Date(instant).getTime();
}

function formatterOf(options: Intl.DateTimeFormatOptions): (locale: string) => Intl.DateTimeFormat {
  return memoizeByLocale((locales) => new Intl.DateTimeFormat(locales, options));
}

/**
 * The styles of `formatDateTime`. `full`: date with weekday, and time with seconds. `weekday`: date
 * with a short weekday, and minutes. `dateTime`: date and minutes. `date`, `time`: one of both.
 * `month`: month and year.
 */
const formatters = {
  full: formatterOf({ dateStyle: 'full', timeStyle: 'medium' }),
  weekday: formatterOf({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }),
  dateTime: formatterOf({ dateStyle: 'medium', timeStyle: 'short' }),
  date: formatterOf({ dateStyle: 'medium' }),
  time: formatterOf({ timeStyle: 'short' }),
  month: formatterOf({ month: 'long', year: 'numeric' }),
};

type DateTimeStyle = keyof typeof formatters;

/** Formats a moment in the local time zone. Returns an empty string for an invalid date. */
export function formatDateTime(
  instant: Instant,
  locale: string,
  style: DateTimeStyle = 'dateTime',
): string {
  const milliseconds = millisecondsOf(instant);
  return Number.isNaN(milliseconds) ? '' : formatters[style](locale).format(milliseconds);
}

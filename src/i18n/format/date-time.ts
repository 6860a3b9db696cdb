import { millisecondsOf, type Instant } from './instant.ts';
import { memoiseByLocale } from './memoise-by-locale.ts';

/** `full`: with weekday and seconds. `dateTime`: a date and minutes. `date`, `time`: one of them. */
export type DateTimeStyle = 'full' | 'dateTime' | 'date' | 'time';

const options: Readonly<Record<DateTimeStyle, Intl.DateTimeFormatOptions>> = {
  full: { dateStyle: 'full', timeStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
};

function formatterOf(style: DateTimeStyle): (locale: string) => Intl.DateTimeFormat {
  return memoiseByLocale((locale) => new Intl.DateTimeFormat(locale, options[style]));
}

/** In the reader's time zone. */
const formatters: Readonly<Record<DateTimeStyle, (locale: string) => Intl.DateTimeFormat>> = {
  full: formatterOf('full'),
  dateTime: formatterOf('dateTime'),
  date: formatterOf('date'),
  time: formatterOf('time'),
};

/** A moment by the calendar and clock of the reader's time zone. Empty for what is no moment. */
export function formatDateTime(
  instant: Instant,
  locale: string,
  style: DateTimeStyle = 'dateTime',
): string {
  const milliseconds = millisecondsOf(instant);
  return Number.isNaN(milliseconds) ? '' : formatters[style](locale).format(milliseconds);
}

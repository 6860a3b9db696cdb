import { type Instant, millisecondsOf } from './date-time.ts';
import { formatNumber, isEnglish } from './number.ts';
import { memoizeByLocale } from './memoize-by-locale.ts';

export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** The distance of a moment from now, as a number of one unit. */
interface TimeDistance {
  readonly direction: 'past' | 'now' | 'future';
  /** A whole number; 0 for `now`. */
  readonly amount: number;
  readonly unit: TimeUnit;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The length of each unit in milliseconds. A unit is used for distances of at least this length.
 */
const unitLengths: readonly (readonly [TimeUnit, number])[] = [
  ['second', second],
  ['minute', minute],
  ['hour', hour],
  ['day', day],
  ['week', 7 * day],
  ['month', 30 * day],
  ['year', 365.25 * day],
];

/**
 * Milliseconds by which a moment in the future may exceed a full minute, hour or other unit without
 * being rounded up. The clock of the page is up to 20 seconds old, and that of the server differs a
 * little.
 */
const tolerance = 30 * second;

/**
 * Returns the distance of a moment from now in the largest unit that fits. Moments in the past are
 * rounded down; moments in the future are rounded up if they exceed the tolerance. Less than a
 * second is `now`. Undefined for an invalid date.
 */
export function timeDistance(instant: Instant, now: Instant): TimeDistance | undefined {
  const difference = millisecondsOf(instant) - millisecondsOf(now);
  if (Number.isNaN(difference)) return undefined;
  const span =
    difference > minute ? Math.max(minute, difference - tolerance) : Math.abs(difference);
  if (span < second) return { direction: 'now', amount: 0, unit: 'second' };
  const round = difference < 0 ? Math.floor : Math.ceil;
  // Rounding up may fill the next unit: 59.5 seconds in the future are a minute.
  const reached = unitLengths.filter(
    ([, length], index) =>
      span >= length || round(span / smaller(index)) * smaller(index) >= length,
  );
  const [unit, length] = reached.at(-1) ?? ['second', second];
  return { direction: difference < 0 ? 'past' : 'future', amount: round(span / length), unit };
}

function smaller(index: number): number {
  return unitLengths[index - 1]?.[1] ?? second;
}

const timeUnits: readonly TimeUnit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

type Width = 'narrow' | 'short';

function createFormatter(locales: string[], unit: TimeUnit, unitDisplay: Width): Intl.NumberFormat {
  return new Intl.NumberFormat(locales, { style: 'unit', unit, unitDisplay });
}

// In some languages, the narrow forms of two units are the same (minute and month, week and year).
const widthOf = memoizeByLocale((locales): Width => {
  const texts = new Set(
    timeUnits.map((unit) => createFormatter(locales, unit, 'narrow').format(12)),
  );
  return texts.size === timeUnits.length ? 'narrow' : 'short';
});

/** Formatters are created when they are first used, since most pages need two or three. */
const formatters = new Map(
  timeUnits.map((unit) => [
    unit,
    memoizeByLocale((locales) => createFormatter(locales, unit, widthOf(locales[0] ?? 'en'))),
  ]),
);

/* The narrow English units are distinct, except that `Intl` writes the month like the minute.
   They are listed here, since the first `Intl` formatter takes longer to create than a status to
   render. */
const english: Readonly<Record<TimeUnit, string>> = {
  second: 's',
  minute: 'm',
  hour: 'h',
  day: 'd',
  week: 'w',
  month: 'mo',
  year: 'y',
};

/** Formats a time span as short as possible without ambiguity, such as "12m" or "3mo". */
export function formatTimeSpan(amount: number, unit: TimeUnit, locale: string): string {
  if (isEnglish(locale)) return `${formatNumber(amount, locale)}${english[unit]}`;
  return formatters.get(unit)?.(locale).format(amount) ?? '';
}

const long = memoizeByLocale((locales) => new Intl.RelativeTimeFormat(locales));
const narrow = memoizeByLocale(
  (locales) => new Intl.RelativeTimeFormat(locales, { style: 'narrow' }),
);
const named = memoizeByLocale(
  (locales) => new Intl.RelativeTimeFormat(locales, { numeric: 'auto' }),
);

/**
 * Formats a moment relative to now. `long`: "12 minutes ago" or "in 2 days". `short`: "12m" for the
 * past, "in 2d" for the future. Returns an empty string for an invalid date.
 */
export function formatRelativeTime(
  instant: Instant,
  now: Instant,
  locale: string,
  style: 'short' | 'long',
): string {
  const distance = timeDistance(instant, now);
  if (!distance) return '';
  const { direction, amount, unit } = distance;
  if (direction === 'now') return named(locale).format(0, 'second');
  if (direction === 'past' && style === 'short') return formatTimeSpan(amount, unit, locale);
  const format = style === 'short' ? narrow(locale) : long(locale);
  return format.format(direction === 'past' ? -amount : amount, unit);
}

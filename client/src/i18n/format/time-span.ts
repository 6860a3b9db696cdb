import { isEnglish } from './is-english.ts';
import { memoiseByLocale } from './memoise-by-locale.ts';
import { formatNumber } from './number.ts';
import type { TimeUnit } from './time-distance.ts';

const units: readonly TimeUnit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

type Width = 'narrow' | 'short';

function createFormatter(locale: string, unit: TimeUnit, unitDisplay: Width): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
}

// In some languages two narrow units look the same (minute and month, week and year).
const widthOf = memoiseByLocale((locale): Width => {
  const texts = new Set(units.map((unit) => createFormatter(locale, unit, 'narrow').format(12)));
  return texts.size === units.length ? 'narrow' : 'short';
});

/** Created on first use: most pages need two or three. */
const formatters = new Map(
  units.map((unit) => [
    unit,
    memoiseByLocale((locale) => createFormatter(locale, unit, widthOf(locale))),
  ]),
);

/*
 * Narrow English units are distinct except for the month, which Intl writes like the minute.
 * Hard-coded, because the first Intl formatter costs a page more than rendering a status.
 */
const english: Readonly<Record<TimeUnit, string>> = {
  second: 's',
  minute: 'm',
  hour: 'h',
  day: 'd',
  week: 'w',
  month: 'mo',
  year: 'y',
};

/** Formats a time span as short as is unambiguous: "12m", "3mo". */
export function formatTimeSpan(amount: number, unit: TimeUnit, locale: string): string {
  if (isEnglish(locale)) return `${formatNumber(amount, locale)}${english[unit]}`;
  return formatters.get(unit)?.(locale).format(amount) ?? '';
}

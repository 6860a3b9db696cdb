import { isEnglish } from './is-english.ts';
import { memoiseByLocale } from './memoise-by-locale.ts';
import { formatNumber } from './number.ts';
import type { TimeUnit } from './time-distance.ts';

const units: readonly TimeUnit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

type Width = 'narrow' | 'short';

function make(locale: string, unit: TimeUnit, unitDisplay: Width): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
}

// Some languages write two units alike when narrow (minute and month, week and year).
const widthOf = memoiseByLocale((locale): Width => {
  const texts = new Set(units.map((unit) => make(locale, unit, 'narrow').format(12)));
  return texts.size === units.length ? 'narrow' : 'short';
});

/** Each made when it is first needed: most pages show two or three of them. */
const formatters = new Map(
  units.map((unit) => [unit, memoiseByLocale((locale) => make(locale, unit, widthOf(locale)))]),
);

/*
 * English is clear when narrow but for the month, which the platform writes as it does the minute.
 * Without the platform's help: its first formatter costs a page more than drawing a post.
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

/** A span of time in as few characters as stay clear: "12m", "3mo". */
export function formatTimeSpan(amount: number, unit: TimeUnit, locale: string): string {
  if (isEnglish(locale)) return `${formatNumber(amount, locale)}${english[unit]}`;
  return formatters.get(unit)?.(locale).format(amount) ?? '';
}

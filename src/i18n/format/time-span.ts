import { memoiseByLocale } from './memoise-by-locale.ts';
import type { TimeUnit } from './time-distance.ts';

const units: readonly TimeUnit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

type Width = 'narrow' | 'short';

const formatters = memoiseByLocale((locale) => {
  const make = (unit: TimeUnit, unitDisplay: Width) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
  const all = (width: Width) => new Map(units.map((unit) => [unit, make(unit, width)]));
  const narrow = all('narrow');
  // Some languages write two units alike when narrow (minute and month, week and year).
  const texts = new Set([...narrow.values()].map((format) => format.format(12)));
  return texts.size === units.length || isEnglish(locale) ? narrow : all('short');
});

/** A span of time in as few characters as stay clear: "12m", "3mo". */
export function formatTimeSpan(amount: number, unit: TimeUnit, locale: string): string {
  const parts = formatters(locale).get(unit)?.formatToParts(amount) ?? [];
  return parts
    .map(({ type, value }) =>
      type === 'unit' && unit === 'month' && isEnglish(locale) ? 'mo' : value,
    )
    .join('');
}

/** English is clear when narrow but for the month, which is written as the minute is. */
function isEnglish(locale: string): boolean {
  return locale === 'en' || locale.startsWith('en-');
}

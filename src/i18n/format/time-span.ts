import { memoiseByLocale } from './memoise-by-locale.ts';
import type { TimeUnit } from './time-distance.ts';

const units: readonly TimeUnit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

type Width = 'narrow' | 'short';

function make(locale: string, unit: TimeUnit, unitDisplay: Width): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
}

// Some languages write two units alike when narrow (minute and month, week and year).
const widthOf = memoiseByLocale((locale): Width => {
  if (isEnglish(locale)) return 'narrow';
  const texts = new Set(units.map((unit) => make(locale, unit, 'narrow').format(12)));
  return texts.size === units.length ? 'narrow' : 'short';
});

/** Each made when it is first needed: most pages show two or three of them. */
const formatters = new Map(
  units.map((unit) => [unit, memoiseByLocale((locale) => make(locale, unit, widthOf(locale)))]),
);

/** A span of time in as few characters as stay clear: "12m", "3mo". */
export function formatTimeSpan(amount: number, unit: TimeUnit, locale: string): string {
  const parts = formatters.get(unit)?.(locale).formatToParts(amount) ?? [];
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

import type { Instant } from './instant.ts';
import { memoiseByLocale } from './memoise-by-locale.ts';
import { formatTimeSpan } from './time-span.ts';
import { timeDistance } from './time-distance.ts';

const long = memoiseByLocale((locale) => new Intl.RelativeTimeFormat(locale));
const narrow = memoiseByLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { style: 'narrow' }),
);
const named = memoiseByLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/**
 * Formats a moment relative to now. `long`: "12 minutes ago", "in 2 days". `short`: "12m" for the
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

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import {
  formatRelativeTime,
  formatTimeSpan,
  timeDistance,
  type TimeUnit,
} from './relative-time.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365.25 * day;
const june = Date.UTC(2026, 5, 1);

/** Milliseconds from now, and the expected distance. */
const cases: readonly (readonly [number, string])[] = [
  [0, 'now 0 second'],
  [-999, 'now 0 second'],
  [999, 'now 0 second'],
  [-second, 'past 1 second'],
  [-59_999, 'past 59 second'],
  [-minute, 'past 1 minute'],
  [-(hour - 1), 'past 59 minute'],
  [-hour, 'past 1 hour'],
  [-(day - 1), 'past 23 hour'],
  [-day, 'past 1 day'],
  [-(7 * day - 1), 'past 6 day'],
  [-7 * day, 'past 1 week'],
  [-(30 * day - 1), 'past 4 week'],
  [-30 * day, 'past 1 month'],
  [-(year - 1), 'past 12 month'],
  [-year, 'past 1 year'],
  [-(2 * year - 1), 'past 1 year'],
  [1500, 'future 2 second'],
  [59_001, 'future 1 minute'],
  [minute + 30_000, 'future 1 minute'],
  [minute + 30_001, 'future 2 minute'],
  [10 * minute + 20_000, 'future 10 minute'],
  [10 * minute - 29_999, 'future 10 minute'],
  [hour + 20_000, 'future 1 hour'],
  [day + 20_000, 'future 1 day'],
  [2 * hour, 'future 2 hour'],
  [day - 1, 'future 1 day'],
  [7 * day, 'future 1 week'],
  [8 * day, 'future 2 week'],
  [45 * day, 'future 2 month'],
  [year + day, 'future 2 year'],
];

describe('timeDistance [R-I18N-005]', () => {
  it.each(cases)('for a moment %i ms from now, returns %s', (difference, expected) => {
    const { direction, amount, unit } = timeDistance(june + difference, june) ?? {};
    expect(`${direction} ${amount} ${unit}`).toBe(expected);
  });

  it.each(['', 'yesterday', Number.NaN, new Date('x')])('returns undefined for %j', (instant) => {
    expect(timeDistance(instant, june)).toBeUndefined();
  });

  it('returns no smaller unit for a longer distance, and no amount that fills the next unit', () => {
    const order = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];
    const most = [59, 59, 23, 6, 4, 12];
    const span = fc.integer({ min: 1000, max: 20 * year });
    fc.assert(
      fc.property(span, span, fc.constantFrom(-1, 1), (a, b, sign) => {
        const near = timeDistance(june + sign * Math.min(a, b), june);
        const far = timeDistance(june + sign * Math.max(a, b), june);
        const step = order.indexOf(near?.unit ?? '');
        expect(order.indexOf(far?.unit ?? '')).toBeGreaterThanOrEqual(step);
        expect(near?.amount).toBeGreaterThanOrEqual(1);
        expect(near?.amount).toBeLessThanOrEqual(most[step] ?? 21);
      }),
    );
  });
});

const timeUnits: readonly TimeUnit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

describe('formatTimeSpan', () => {
  it('writes s, m, h, d, w, mo and y in English', () => {
    const written = timeUnits.map((unit) => formatTimeSpan(12, unit, 'en'));
    expect(written).toEqual(['12s', '12m', '12h', '12d', '12w', '12mo', '12y']);
    expect(formatTimeSpan(1, 'month', 'en-GB')).toBe('1mo');
  });

  it('writes English units as Intl does, except for the month', () => {
    for (const unit of timeUnits.filter((name) => name !== 'month')) {
      const platform = new Intl.NumberFormat('en', {
        style: 'unit',
        unit,
        unitDisplay: 'narrow',
      });
      for (const amount of [0, 1, 59, 999, 1000, 12_345])
        expect(formatTimeSpan(amount, unit, 'en-US')).toBe(platform.format(amount));
    }
  });

  it.each(languages)('writes no two units alike in $name', ({ code }) => {
    for (const amount of [3, 12]) {
      const written = timeUnits.map((unit) => formatTimeSpan(amount, unit, code));
      expect(new Set(written).size).toBe(timeUnits.length);
    }
  });

  it.each([
    ['ja', 'minute', '12 分'],
    ['de', 'hour', '12h'],
    ['zh_Hant', 'day', '12 天'],
  ] as const)('formats twelve in %s by %s as %s', (locale, unit, text) => {
    expect(formatTimeSpan(12, unit, locale).replaceAll('\u00A0', ' ')).toBe(text);
  });
});

const now = Date.UTC(2026, 5, 1, 12);
const minutes = (amount: number) => now + amount * 60_000;

describe('formatRelativeTime [R-I18N-005]', () => {
  it.each([
    ['en', 0, 'now', 'now'],
    ['en', -12, '12m', '12 minutes ago'],
    ['en', -1, '1m', '1 minute ago'],
    ['en', -60 * 24 * 65, '2mo', '2 months ago'],
    ['en', 12, 'in 12m', 'in 12 minutes'],
    ['de', -60, '1h', 'vor 1 Stunde'],
    ['uk', -60 * 24 * 2, '2д', '2 дні тому'],
    ['ja_easy', -12, '12 分', '12 分前'],
    ['fr', 0, 'maintenant', 'maintenant'],
  ])(
    'for the locale %s, formats %i minutes from now as %s (short) and %s (long)',
    (locale, offset, short, long) => {
      const texts = (['short', 'long'] as const).map((style) =>
        formatRelativeTime(minutes(offset), now, locale, style).replaceAll(/[\u00A0\u202F]/g, ' '),
      );
      expect(texts).toEqual([short, long]);
    },
  );

  it('accepts the date formats of servers', () => {
    const instant = '2026-06-01T11:00:00.000Z';
    expect(formatRelativeTime(instant, new Date(now), 'en', 'long')).toBe('1 hour ago');
  });

  it('returns an empty string for an invalid date', () => {
    expect(formatRelativeTime('soon', now, 'en', 'short')).toBe('');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeDistance } from './time-distance.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365.25 * day;
const now = Date.UTC(2026, 5, 1);

/** Milliseconds from now and the expected distance. */
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
  [61_000, 'future 2 minute'],
  [2 * hour, 'future 2 hour'],
  [day - 1, 'future 1 day'],
  [7 * day, 'future 1 week'],
  [8 * day, 'future 2 week'],
  [45 * day, 'future 2 month'],
  [year + 1, 'future 2 year'],
];

describe('timeDistance [R-I18N-005]', () => {
  it.each(cases)('returns for %i ms from now %s', (difference, expected) => {
    const { direction, amount, unit } = timeDistance(now + difference, now) ?? {};
    expect(`${direction} ${amount} ${unit}`).toBe(expected);
  });

  it.each(['', 'yesterday', Number.NaN, new Date('x')])('returns undefined for %j', (instant) => {
    expect(timeDistance(instant, now)).toBeUndefined();
  });

  it('never uses a smaller unit for a longer distance, nor an amount that fills the next unit', () => {
    const order = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];
    const most = [59, 59, 23, 6, 4, 12];
    const span = fc.integer({ min: 1000, max: 20 * year });
    fc.assert(
      fc.property(span, span, fc.constantFrom(-1, 1), (a, b, sign) => {
        const near = timeDistance(now + sign * Math.min(a, b), now);
        const far = timeDistance(now + sign * Math.max(a, b), now);
        const step = order.indexOf(near?.unit ?? '');
        expect(order.indexOf(far?.unit ?? '')).toBeGreaterThanOrEqual(step);
        expect(near?.amount).toBeGreaterThanOrEqual(1);
        expect(near?.amount).toBeLessThanOrEqual(most[step] ?? 21);
      }),
    );
  });
});

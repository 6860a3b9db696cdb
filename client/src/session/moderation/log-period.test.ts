import { expect, test } from 'vitest';
import { logPeriod } from './log-period.ts';

const iso = (moment: string): string => new Date(moment).toISOString();

test.each([
  ['', '', {}],
  ['2026-11-30', '', { start_date: iso('2026-11-30T00:00') }],
  ['', '2026-12-31', { end_date: iso('2026-12-31T23:59:59.999') }],
  [
    '2026-11-30',
    '2026-11-30',
    { start_date: iso('2026-11-30T00:00'), end_date: iso('2026-11-30T23:59:59.999') },
  ],
  ['soon', '2026-13-45', {}],
])(
  'logPeriod: for the days “%s” to “%s”, returns the first and last moments as parameters [R-MOD-030]',
  (from, until, period) => {
    expect(logPeriod(from, until)).toEqual(period);
  },
);

import { expect, test } from 'vitest';
import { dailyAverage } from './daily-average.ts';

const now = Date.parse('2026-11-11T12:00:00Z');

test.each([
  [100, '2026-11-01T12:00:00Z', 10],
  [14, '2026-11-01T12:00:00Z', 1],
  [16, '2026-11-01T12:00:00Z', 2],
  [7, '2026-11-11T11:00:00Z', 7],
  [3, '2026-11-12T12:00:00Z', 3],
  [0, '2020-01-01T00:00:00Z', 0],
  [5, 'soon', undefined],
  [undefined, '2026-11-01T12:00:00Z', undefined],
])(
  'dailyAverage: for %s statuses since %s, returns %s a day [R-PROF-025]',
  (count, createdAt, average) => {
    expect(dailyAverage(count, createdAt, now)).toBe(average);
  },
);

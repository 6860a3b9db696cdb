import { expect, test } from 'vitest';
import {
  computeEndTime,
  parseTime,
  formatDate,
  formatTimeToSecond,
  formatTime,
  formatTimeOrNull,
} from './time.ts';

const noon = Date.UTC(2026, 10, 26, 12, 5, 7, 89);

test('formatTime, formatTimeToSecond, formatDate: cut off what is finer than a second or a day', () => {
  expect(formatTime(noon)).toBe('2026-11-26T12:05:07.000Z');
  expect(formatTimeToSecond(noon)).toBe('2026-11-26T12:05:07Z');
  expect(formatDate(noon)).toBe('2026-11-26');
  expect([formatTimeOrNull(null), formatTimeOrNull(noon)]).toEqual([
    null,
    '2026-11-26T12:05:07.000Z',
  ]);
});

test.each([
  ['2026-11-26T12:05', '2026-11-26T12:05:00.000Z'],
  [' 2026-11-26 12:05:07,089 ', '2026-11-26T12:05:07.089Z'],
  ['2026-11-26T12:05:07+02:00', '2026-11-26T10:05:07.000Z'],
  ['2026-13-26T12:05:07Z', undefined],
  ['2026-11-26', undefined],
  ['tomorrow', undefined],
])('parseTime: reads %s as %s', (text, expected) => {
  const time = parseTime(text);
  expect(time === undefined ? undefined : new Date(time).toISOString()).toBe(expected);
});

test('computeEndTime: adds the seconds, at most a century', () => {
  expect(computeEndTime(5, 60)).toBe(60_005);
  expect(computeEndTime(5, 1e12)).toBe(3_155_760_000_005);
});

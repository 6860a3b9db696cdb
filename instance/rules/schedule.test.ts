import { expect, test } from 'vitest';
import { isSchedulable, readSchedule } from './schedule.ts';

test('isSchedulable: from five minutes ahead', () => {
  expect(isSchedulable(300_000, 0)).toBe(true);
  expect(isSchedulable(299_999, 0)).toBe(false);
});

test('readSchedule: reads a time and rejects other text', () => {
  expect(readSchedule('1970-01-01T00:05:00Z')).toBe(300_000);
  expect(() => readSchedule('soon')).toThrow();
});

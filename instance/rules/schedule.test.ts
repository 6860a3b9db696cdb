import { expect, test } from 'vitest';
import { isSchedulable, readScheduledTime } from './schedule.ts';

test('isSchedulable: accepts times that are at least five minutes ahead', () => {
  expect(isSchedulable(300_000, 0)).toBe(true);
  expect(isSchedulable(299_999, 0)).toBe(false);
});

test('readScheduledTime: reads a time and rejects other text', () => {
  expect(readScheduledTime('1970-01-01T00:05:00Z')).toBe(300_000);
  expect(() => readScheduledTime('soon')).toThrow();
});

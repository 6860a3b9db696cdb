import { expect, test } from 'vitest';
import { monthName } from './month-name.ts';

test.each([
  [1, 'en', 'January'],
  [12, 'en', 'December'],
  [3, 'de', 'März'],
])('monthName: the month %d in %s is %s', (month, locale, expected) => {
  expect(monthName(month, locale)).toBe(expected);
});

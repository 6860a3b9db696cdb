import { expect, test } from 'vitest';
import { isSecondFailure } from './failed-start.ts';

const now = 1_800_000_000_000;

test.each([
  ['no stored failure', null, false],
  ['a failure a moment ago', String(now), true],
  ['a failure just within the last hour', String(now - 3_599_999), true],
  ['a failure an hour ago', String(now - 3_600_000), false],
  ['a time in the future, from a wrong clock', String(now + 1), false],
  ['an unreadable value', 'yesterday', false],
])('isSecondFailure: with %s (%j), returns %s', (_, last, isSecond) => {
  expect(isSecondFailure(last, now)).toBe(isSecond);
});

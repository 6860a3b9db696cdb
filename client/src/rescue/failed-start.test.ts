import { expect, test } from 'vitest';
import { isSecondFailure } from './failed-start.ts';

const now = 1_800_000_000_000;

test.each([
  ['no start before', null, false],
  ['one a moment ago', String(now), true],
  ['one just within the hour', String(now - 3_599_999), true],
  ['one an hour ago', String(now - 3_600_000), false],
  ['one in the future, by a clock that was wrong', String(now + 1), false],
  ['something unreadable', 'yesterday', false],
])('isSecondFailure: after %s', (_, last, isSecond) => {
  expect(isSecondFailure(last, now)).toBe(isSecond);
});

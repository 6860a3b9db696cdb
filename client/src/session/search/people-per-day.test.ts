import { expect, test } from 'vitest';
import { peoplePerDay } from './trend-queries.ts';

test.each([
  [undefined, undefined],
  [[], undefined],
  [[{ day: '2' }], undefined],
  [[{ accounts: 3 }], 3],
  [[{ accounts: 1 }, { accounts: 30 }, { accounts: 900 }], 30],
  [[{ accounts: 40 }, { accounts: 30 }], 40],
])('peoplePerDay: for the usage history %j, returns %s', (history, expected) => {
  expect(peoplePerDay(history)).toBe(expected);
});

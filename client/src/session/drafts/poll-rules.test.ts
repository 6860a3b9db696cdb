import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { PollLimits } from '#session/instance/instance-info.ts';
import {
  changePollUnit,
  movePollOption,
  newPoll,
  offeredExpiries,
  pollBounds,
  pollExpiry,
  pollOptionsToSend,
  pollUnit,
  pollUnits,
  pollUnitSeconds,
} from './poll-rules.ts';

const limits: PollLimits = {
  maxOptions: 4,
  maxOptionChars: 255,
  minExpiration: 60,
  maxExpiration: 86_400,
};

test('newPoll: returns a single choice poll of ten minutes if the server allows this duration [R-COMP-034 R-CONST-086]', () => {
  expect(newPoll(limits)).toEqual({ options: ['', ''], multiple: false, expiresIn: 600 });
  expect(newPoll({ ...limits, minExpiration: 3000 }).expiresIn).toBe(3000);
  expect(newPoll({ ...limits, maxExpiration: 300 }).expiresIn).toBe(300);
});

test.each([
  [86_400, ['minutes', 'hours', 'days']],
  [86_399, ['minutes', 'hours']],
  [3599, ['minutes']],
])('pollUnits: with a maximum of %i seconds, returns %j [R-COMP-033]', (maxExpiration, units) => {
  expect(pollUnits({ ...limits, maxExpiration })).toEqual(units);
});

test('pollBounds: rounds the minimum up and the maximum down in each unit [R-COMP-032]', () => {
  const odd = { ...limits, minExpiration: 5400, maxExpiration: 200_000 };
  expect(pollBounds('minutes', odd)).toEqual({ least: 90, most: 3333 });
  expect(pollBounds('hours', odd)).toEqual({ least: 2, most: 55 });
  expect(pollBounds('days', odd)).toEqual({ least: 1, most: 2 });
  expect(pollExpiry(1, 'hours', odd)).toBe(7200);
  expect(pollExpiry(9, 'days', odd)).toBe(172_800);
  expect(pollExpiry(Number.NaN, 'hours', odd)).toBe(7200);
});

test('pollExpiry: returns a duration within the bounds of the unit for any number [R-COMP-032]', () => {
  assert(
    property(integer(), integer({ min: 60, max: 1e6 }), (amount, maxExpiration) => {
      const bounds = { ...limits, maxExpiration };
      for (const unit of pollUnits(bounds)) {
        const expiry = pollExpiry(amount, unit, bounds);
        if (expiry > maxExpiration || expiry < bounds.minExpiration) return false;
      }
      return true;
    }),
  );
});

test('changePollUnit and pollUnit: keep the number within bounds and return the longest unit', () => {
  expect(changePollUnit(600, 'minutes', 'hours', limits)).toBe(10 * pollUnitSeconds.hours);
  expect(changePollUnit(600, 'minutes', 'days', limits)).toBe(pollUnitSeconds.days);
  expect(pollUnit(600, limits)).toBe('minutes');
  expect(pollUnit(7200, limits)).toBe('hours');
  expect(pollUnit(3600, limits)).toBe('hours');
  expect(pollUnit(5400, limits)).toBe('minutes');
  expect(pollUnit(0, limits)).toBe('minutes');
  expect(pollUnit(86_400, limits)).toBe('days');
});

test('pollOptionsToSend: drops blank options and duplicates', () => {
  const options = ['a', ' ', 'b ', 'a', ''];
  expect(pollOptionsToSend({ options, multiple: false, expiresIn: 600 })).toEqual(['a', 'b']);
});

test.each([
  [60, 86_400, [600, 3600, 21_600, 86_400]],
  [3600, 21_600, [3600, 21_600]],
  [700, 800, []],
  [0, 31_536_000, [600, 3600, 21_600, 86_400, 259_200, 604_800]],
])(
  'offeredExpiries: with a minimum of %i and a maximum of %i seconds, returns %j',
  (minExpiration, maxExpiration, expected) => {
    expect(offeredExpiries({ ...limits, minExpiration, maxExpiration })).toEqual(expected);
  },
);

test.each([
  [2, 1, ['a', 'c', 'b']],
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [3, 0, ['a', 'b', 'c']],
])('movePollOption: moves option %i to %i, resulting in %j', (from, to, expected) => {
  expect(movePollOption(['a', 'b', 'c'], from, to)).toEqual(expected);
});

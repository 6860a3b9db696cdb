import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { compareIds } from '#lib/compare-ids.ts';
import { idAt } from './id-at.ts';

const flake = 'BCfnHjkQ3jnPqavlpo';
const flakeTime = Date.parse('2026-11-21T12:33:40.913Z');
const snowflake = '109999999999999999';

test('idAt: returns an id between those of a real server at that moment and the next', () => {
  const [before = '', after = ''] = [idAt(flake, flakeTime), idAt(flake, flakeTime + 1)];
  expect(compareIds(before, flake)).toBeLessThanOrEqual(0);
  expect(compareIds(after, flake)).toBeGreaterThan(0);
});

test.each(['1', '12345', 'abc', '', 'BCfnHjkQ3jnPqavlp!'])(
  'idAt: returns undefined for %j',
  (sample) => {
    expect(idAt(sample, flakeTime)).toBeUndefined();
  },
);

test('idAt: returns undefined for an invalid time', () => {
  expect([-1, Number.NaN, 1.5].map((time) => idAt(flake, time))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([flake, snowflake])('idAt: ids like %s increase with time', (sample) => {
  const moment = integer({ min: Date.parse('2016-01-01'), max: Date.parse('2090-01-01') });
  assert(
    property(moment, integer({ min: 1, max: 100_000_000 }), (time, later) => {
      const [one = '', other = ''] = [idAt(sample, time), idAt(sample, time + later)];
      expect(compareIds(one, other)).toBeLessThan(0);
    }),
  );
});

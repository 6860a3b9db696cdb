import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createIdGenerator, isId, timeOfId } from './ids.ts';

test('createIdGenerator: an id has 18 characters and contains its time', () => {
  const make = createIdGenerator(0x1234n);
  const id = make(1_795_271_688_123);
  expect(isId(id)).toBe(true);
  expect(timeOfId(id)).toBe(1_795_271_688_123);
});

test('createIdGenerator: ids always increase, whatever the clock does', () => {
  const times = fc.array(fc.integer({ min: 1_600_000_000_000, max: 1_900_000_000_000 }), {
    minLength: 2,
  });
  fc.assert(
    fc.property(times, (clock) => {
      const make = createIdGenerator(7n);
      const ids = clock.map((now) => make(now));
      expect(ids.toSorted()).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('createIdGenerator: ids keep increasing after a restart with an earlier clock', () => {
  const last = createIdGenerator(9n)(1_800_000_000_000);
  const next = createIdGenerator(3n, last)(1_700_000_000_000);
  expect(next > last).toBe(true);
});

test('createIdGenerator: ids stay unique when a millisecond has no more ids', () => {
  const make = createIdGenerator(1n);
  const ids = Array.from({ length: 70_000 }, () => make(1_800_000_000_000));
  expect(new Set(ids).size).toBe(70_000);
});

test('createIdGenerator: after a restart, starts in the millisecond after that of the last id', () => {
  const make = createIdGenerator(3n, createIdGenerator(9n)(1_800_000_000_000));
  expect(timeOfId(make(1_700_000_000_000))).toBe(1_800_000_000_001);
  expect(timeOfId(make(1_800_000_000_005))).toBe(1_800_000_000_005);
});

test('createIdGenerator: gives 65,536 ids the time of one millisecond', () => {
  const make = createIdGenerator(1n);
  const ids = Array.from({ length: 65_537 }, () => make(1_800_000_000_000));
  expect(timeOfId(ids[65_535] ?? '')).toBe(1_800_000_000_000);
  expect(timeOfId(ids[65_536] ?? '')).toBe(1_800_000_000_001);
});

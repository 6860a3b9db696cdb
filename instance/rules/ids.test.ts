import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createIdMaker, isId, timeOfId } from './ids.ts';

test('an id has eighteen characters and tells when it was made', () => {
  const make = createIdMaker(0x1234n);
  const id = make(1_795_271_688_123);
  expect(isId(id)).toBe(true);
  expect(timeOfId(id)).toBe(1_795_271_688_123);
});

test('ids only ever grow, whatever the clock does', () => {
  const times = fc.array(fc.integer({ min: 1_600_000_000_000, max: 1_900_000_000_000 }), {
    minLength: 2,
  });
  fc.assert(
    fc.property(times, (clock) => {
      const make = createIdMaker(7n);
      const ids = clock.map((now) => make(now));
      expect(ids.toSorted()).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('after a restart under a clock set back, ids go on upwards', () => {
  const last = createIdMaker(9n)(1_800_000_000_000);
  const next = createIdMaker(3n, last)(1_700_000_000_000);
  expect(next > last).toBe(true);
});

test('more ids than fit into a millisecond are still different', () => {
  const make = createIdMaker(1n);
  const ids = Array.from({ length: 70_000 }, () => make(1_800_000_000_000));
  expect(new Set(ids).size).toBe(70_000);
});

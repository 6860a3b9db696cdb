import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { swipeStep, wrapIndex } from './swipe-step.ts';

test.each([
  [0, 0],
  [-99, 0],
  [-100, 0],
  [-101, 1],
  [100, 0],
  [101, -1],
  [-400, 1],
])(
  'swipeStep: a swipe of %d px in a window of 400 px moves by %d [R-VIEWER-007 R-CONST-029]',
  (distance, step) => {
    expect(swipeStep(distance, 400)).toBe(step);
  },
);

test.each([
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 0],
  [-1, 3, 2],
  [-4, 3, 2],
  [7, 1, 0],
])(
  'wrapIndex: for position %d of %d items, returns the index %d [R-VIEWER-011]',
  (place, count, index) => {
    expect(wrapIndex(place, count)).toBe(index);
  },
);

test('wrapIndex: returns a valid index for any position, and the next index for the next position', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -99, max: 99 }),
      fc.integer({ min: 1, max: 20 }),
      (place, count) => {
        const index = wrapIndex(place, count);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(count);
        expect(wrapIndex(place + 1, count)).toBe((index + 1) % count);
      },
    ),
  );
});

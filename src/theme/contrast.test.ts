import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import type { Rgb } from './contrast.ts';

const colour: fc.Arbitrary<Rgb> = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));

test('black on white is 21 to 1', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
});

test('mid grey on white is just short of legible', () => {
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test('contrast does not depend on the order and is least for equal colours', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(contrast(one, other)).toBe(contrast(other, one));
      expect(contrast(one, other)).toBeGreaterThanOrEqual(contrast(one, one));
    }),
  );
});

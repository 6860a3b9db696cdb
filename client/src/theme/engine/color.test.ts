import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, type Rgb } from './color.ts';

const colour: fc.Arbitrary<Rgb> = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));

test('contrast: returns 21 for black and white', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
});

test('contrast: returns a value just below 4.5 for mid grey and white', () => {
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test('contrast: returns the same value in both orders, and 1 for equal colours', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(contrast(one, other)).toBe(contrast(other, one));
      expect(contrast(one, other)).toBeGreaterThanOrEqual(contrast(one, one));
    }),
  );
});

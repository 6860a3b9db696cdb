import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio, type Rgb } from './color.ts';

const colour: fc.Arbitrary<Rgb> = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));

test('contrastRatio: returns 21 for black and white', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
});

test('contrastRatio: returns a value just below 4.5 for mid grey and white', () => {
  expect(contrastRatio([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test('contrastRatio: returns the same value in both orders, and 1 for equal colours', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(contrastRatio(one, other)).toBe(contrastRatio(other, one));
      expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(contrastRatio(one, one));
    }),
  );
});

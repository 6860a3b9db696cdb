import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEqual } from './is-equal.ts';

test('isEqual: treats a copy as equal to its original', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isEqual(value, structuredClone(value))).toBe(true);
    }),
  );
});

test.each([
  [1, '1'],
  [null, {}],
  [[], {}],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [new Set([1]), new Set([2])],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
])('isEqual: distinguishes %j from %j', (a, b) => {
  expect(isEqual(a, b)).toBe(false);
  expect(isEqual(b, a)).toBe(false);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareIds } from './compare-ids.ts';

test.each([
  ['9', '10'],
  ['007', '8'],
  ['99999999999999999998', '99999999999999999999'],
  ['BCfnICkQEo1tn09gMi', 'BCfnLtUNmcGdDZPbeq'],
  ['BCfnH', 'BCfna'],
  ['123', 'BCfnH'],
])('compareIds: sorts %s before %s', (older, newer) => {
  expect(compareIds(older, newer)).toBeLessThan(0);
  expect(compareIds(newer, older)).toBeGreaterThan(0);
});

test('compareIds: sorts ids the same way whatever their initial order [R-CONV-011]', () => {
  const id = fc.oneof(fc.stringMatching(/^\d{1,20}$/), fc.stringMatching(/^[0-9A-Za-z]{1,18}$/));
  fc.assert(
    fc.property(id, id, id, (a, b, c) => {
      expect(Math.sign(compareIds(a, b))).toBe(-Math.sign(compareIds(b, a)) || 0);
      if (compareIds(a, b) < 0 && compareIds(b, c) < 0) expect(compareIds(a, c)).toBeLessThan(0);
    }),
  );
});

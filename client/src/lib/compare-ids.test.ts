import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareIds, nextPossibleId } from './compare-ids.ts';

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

test('compareIds: gives the same order of any ids, whatever their initial order [R-CONV-011]', () => {
  const id = fc.oneof(fc.stringMatching(/^\d{1,20}$/), fc.stringMatching(/^[0-9A-Za-z]{1,18}$/));
  fc.assert(
    fc.property(id, id, id, (a, b, c) => {
      expect(Math.sign(compareIds(a, b))).toBe(-Math.sign(compareIds(b, a)) || 0);
      if (compareIds(a, b) < 0 && compareIds(b, c) < 0) expect(compareIds(a, c)).toBeLessThan(0);
    }),
  );
});

test.each([
  ['41', '42'],
  ['99', '100'],
  ['9007199254740993', '9007199254740994'],
  ['AbC1', 'AbC2'],
  ['Abz', 'Ac0'],
  ['A9', 'AA'],
  ['AZ', 'Aa'],
  ['0z', '1A'],
  ['41zz', '420A'],
])('nextPossibleId: returns for %s the next possible id %s', (id, next) => {
  expect(nextPossibleId(id)).toBe(next);
});

test.each(['zzz', 'a-b', ''])(
  'nextPossibleId: returns undefined for “%s”, which has no next id',
  (id) => {
    expect(nextPossibleId(id)).toBeUndefined();
  },
);

test('nextPossibleId: returns an id of the same kind that compareIds sorts after the given one', () => {
  const ids = fc.stringMatching(/^[0-9A-Za-z]{1,18}$/);
  fc.assert(
    fc.property(ids, (id) => {
      const next = nextPossibleId(id);
      if (next === undefined) expect(id).toMatch(/^z+$/);
      else expect(compareIds(next, id)).toBeGreaterThan(0);
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareIds } from './compare-ids.ts';
import { idAfter } from './id-after.ts';

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
])('idAfter: returns the successor of %s: %s', (id, next) => {
  expect(idAfter(id)).toBe(next);
});

test.each(['zzz', 'a-b', ''])('idAfter: returns undefined for “%s”', (id) => {
  expect(idAfter(id)).toBeUndefined();
});

test('idAfter: returns a newer id of the same kind', () => {
  const ids = fc.stringMatching(/^[0-9A-Za-z]{1,18}$/);
  fc.assert(
    fc.property(ids, (id) => {
      const next = idAfter(id);
      if (next === undefined) expect(id).toMatch(/^z+$/);
      else expect(compareIds(next, id)).toBeGreaterThan(0);
    }),
  );
});

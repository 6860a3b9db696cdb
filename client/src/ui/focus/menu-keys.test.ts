import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveMenuMove } from './menu-keys.ts';

const labels = ['Bookmark', 'Copy link', 'Delete', 'Besuchen'];

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['b', 0, 3],
  ['B', 3, 0],
  ['d', -1, 2],
])('resolveMenuMove: for %s at item %i, moves to item %i', (key, index, to) => {
  expect(resolveMenuMove(key, index, labels)).toEqual({ to });
});

test.each([
  ['', 'b', 0, 3],
  ['b', 'o', 0, 0],
  ['b', 'o', 3, 0],
  ['B', 'E', 0, 3],
  ['be', 's', 3, 3],
  ['b', 'b', 3, 0],
  ['bb', 'b', 0, 3],
])(
  'resolveMenuMove: after the letters "%s", %s at item %i moves to item %i',
  (typed, key, index, to) => {
    expect(resolveMenuMove(key, index, labels, typed)).toEqual({ to });
  },
);

test('resolveMenuMove: returns undefined for letters with which no item begins', () => {
  expect(resolveMenuMove('c', 0, labels, 'b')).toBeUndefined();
});

test.each(['x', ' ', 'Enter', 'Shift', 'F5'])(
  'resolveMenuMove: returns undefined for the key %s',
  (key) => {
    expect(resolveMenuMove(key, 1, labels)).toBeUndefined();
  },
);

test('resolveMenuMove: returns close for Tab, also in an empty menu', () => {
  expect(resolveMenuMove('Tab', 1, labels)).toBe('close');
  expect(resolveMenuMove('Tab', -1, [])).toBe('close');
});

test('resolveMenuMove: returns an existing item for any key that moves', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'a', 'é', '字', '😀');
  fc.assert(
    fc.property(keys, fc.array(fc.string()), fc.nat(), (key, names, at) => {
      const move = resolveMenuMove(key, names.length === 0 ? -1 : at % names.length, names);
      if (typeof move !== 'object') return;
      expect(move.to).toBeGreaterThanOrEqual(0);
      expect(move.to).toBeLessThan(names.length);
    }),
  );
});

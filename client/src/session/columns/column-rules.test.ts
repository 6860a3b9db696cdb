import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addColumn, canAddColumn, closeColumn, maxColumns, moveColumn } from './column-rules.ts';

test.each([
  [[], 'a', 4, ['a']],
  [['a'], 'b', 4, ['a', 'b']],
  [['a', 'b'], 'a', 4, ['a', 'b']],
  [['a', 'b', 'c'], 'd', 2, ['a', 'd', 'b', 'c']],
  [['a', 'b', 'c'], 'c', 2, ['a', 'c', 'b']],
  [['a', 'b', 'c', 'd'], 'e', 4, ['a', 'b', 'c', 'd']],
  [['a', 'b', 'c', 'd'], 'd', 1, ['d', 'a', 'b', 'c']],
])(
  'addColumn: adds to %j the column %s, with space for %i columns: %j',
  (columns, path, room, expected) => {
    expect(addColumn(columns, path, room)).toEqual(expected);
  },
);

test.each([
  [['a', 'b', 'c'], 'a', 1, 4, ['b', 'a', 'c']],
  [['a', 'b', 'c'], 'c', -1, 4, ['a', 'c', 'b']],
  [['a', 'b', 'c'], 'a', -1, 4, ['a', 'b', 'c']],
  [['a', 'b', 'c'], 'c', 1, 4, ['a', 'b', 'c']],
  [['a', 'b', 'c'], 'b', 1, 2, ['a', 'b', 'c']],
  [['a', 'b'], 'z', 1, 4, ['a', 'b']],
] as const)(
  'moveColumn: in %j, moves the column %s by %i, with space for %i columns: %j',
  (columns, path, step, room, expected) => {
    expect(moveColumn(columns, path, step, room)).toEqual(expected);
  },
);

test.each([
  [['a', 'b'], 'a', ['b']],
  [['a', 'b'], 'z', ['a', 'b']],
])('closeColumn: from %j, removes %s: %j', (columns, path, expected) => {
  expect(closeColumn(columns, path)).toEqual(expected);
});

test('addColumn: for any columns, adds no path twice, keeps to the limit, and makes the column visible if it can be added', () => {
  const path = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const columns = fc.uniqueArray(path, { maxLength: maxColumns });
  fc.assert(
    fc.property(columns, path, fc.integer({ min: 1, max: maxColumns }), (list, added, room) => {
      const next = addColumn(list, added, room);
      expect(new Set(next).size).toBe(next.length);
      expect(next.length).toBeLessThanOrEqual(maxColumns);
      expect(next.slice(0, room).includes(added)).toBe(canAddColumn(list, added));
      const moved = moveColumn(next, added, 1, room);
      expect(moved.toSorted()).toEqual(next.toSorted());
    }),
  );
});

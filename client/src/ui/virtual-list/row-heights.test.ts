import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RowHeights } from './row-heights.ts';

test('RowHeights: assumes the given height for rows that were not measured', () => {
  const heights = new RowHeights(120);
  heights.setKeys(['a', 'b', 'c']);
  expect(heights.total).toBe(360);
  heights.measure('b', 50);
  expect([0, 1, 2, 3].map((index) => heights.startOf(index))).toEqual([0, 120, 170, 290]);
});

test('RowHeights: assumes that a row fills the window until it is measured', () => {
  vi.stubGlobal('window', { innerHeight: 700 });
  const heights = new RowHeights(120);
  heights.assume('b', -1_000);
  heights.setKeys(['a', 'b']);
  expect(heights.total).toBe(1_820);
  heights.measure('b', 900);
  heights.assume('b', -1_000);
  expect(heights.total).toBe(1_020);
  vi.unstubAllGlobals();
});

test('RowHeights: keeps a row’s height when rows are inserted, and drops removed rows', () => {
  const heights = new RowHeights(120);
  heights.setKeys(['a', 'b']);
  heights.measure('a', 10);
  heights.measure('b', 20);
  heights.setKeys(['new', 'b']);
  expect(heights.startOf(1)).toBe(120);
  expect(heights.total).toBe(140);
  expect([...heights.known.keys()]).toEqual(['b']);
});

const rows = fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 30 });
const measured = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 900 })), {
  maxLength: 40,
});

test('RowHeights: starts each row where the previous one ends, and finds a row by an offset within it', () => {
  fc.assert(
    fc.property(rows, measured, rows, (before, measurements, after) => {
      const heights = new RowHeights(120);
      heights.setKeys(before);
      const expected = new Map<string, number>();
      for (const [at, height] of measurements) {
        const key = before[at % Math.max(1, before.length)];
        if (key === undefined) continue;
        heights.measure(key, height);
        expected.set(key, height);
      }
      heights.setKeys(after);
      let start = 0;
      for (const [index, key] of after.entries()) {
        expect(heights.startOf(index)).toBe(start);
        expect(heights.indexAt(start)).toBe(index);
        expect(heights.indexOf(key)).toBe(index);
        start += (before.includes(key) ? expected.get(key) : undefined) ?? 120;
        expect(heights.indexAt(start - 0.5)).toBe(index);
      }
      expect(heights.total).toBe(start);
    }),
  );
});

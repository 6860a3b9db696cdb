import { expect, test } from 'vitest';
import { measureRow, measureRows } from './measure-rows.ts';
import { RowHeights } from './row-heights.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];

/**
 * Creates a list of rows with these real heights. Those in `known` were measured before; the height
 * of others is assumed to be 100 px.
 */
function list(real: number, known: readonly string[] = []) {
  const heights = new RowHeights(100, new Map(known.map((key) => [key, real])));
  heights.setKeys(keys);
  const elements = new Map(
    keys.map((key) => [key, { getBoundingClientRect: () => ({ height: real }) }]),
  );
  const rendered = { keys, rows: { from: 0, to: 4 }, inUse: [] };
  return { heights, elements, rendered };
}

test.each([
  { real: 300, from: 0, until: 650, measured: ['a', 'b', 'c'] },
  { real: 60, from: 0, until: 150, measured: ['a', 'b', 'c'] },
  { real: 300, from: 2, until: 650, measured: ['c', 'd'] },
  { real: 300, from: 0, until: 9_000, measured: ['a', 'b', 'c', 'd'] },
])(
  'measureRows: of rows with the heights $real, measures from $from down to $until the rows $measured',
  (one) => {
    const { heights, elements, rendered } = list(one.real);
    expect(measureRows(rendered, one, heights, elements)).toBe(true);
    expect([...heights.known.keys()]).toEqual(one.measured);
  },
);

test('measureRows: does not measure a row a second time', () => {
  const { heights, elements, rendered } = list(300, keys);
  expect(measureRows(rendered, { from: 0, until: 9_000 }, heights, new Map())).toBe(false);
  expect(measureRows(rendered, { from: 0, until: 9_000 }, heights, elements)).toBe(false);
});

test('measureRows: ignores rows of a list that has changed meanwhile', () => {
  const { heights, elements, rendered } = list(300);
  const other = { ...rendered, keys: ['z', ...keys] };
  expect(measureRows(other, { from: 0, until: 650 }, heights, elements)).toBe(false);
});

test('measureRow: measures a row again, and ignores a row that is not rendered', () => {
  const { heights, elements } = list(300, ['a']);
  elements.set('a', { getBoundingClientRect: () => ({ height: 900 }) });
  elements.delete('b');
  measureRow('a', heights, elements);
  measureRow('b', heights, elements);
  expect([...heights.known]).toEqual([['a', 900]]);
});

import type { RenderedRows } from './position-rows.ts';

/**
 * Returns the same rows in a changed list: rows still in it stay rendered, so that none is
 * remounted because rows were inserted before it.
 */
export function keepRenderedRows(drawn: RenderedRows, keys: readonly string[]): RenderedRows {
  if (drawn.keys === keys) return drawn;
  const { rows, inUse } = drawn;
  const indexes = new Map(keys.map((key, index) => [key, index]));
  const remaining = drawn.keys.slice(rows.from, rows.to).flatMap((key) => indexes.get(key) ?? []);
  const first = remaining[0];
  if (first === undefined) return { keys, rows: { from: 0, to: 0 }, inUse: [] };
  /* Also renders rows inserted in between, but not more than were rendered before. */
  const last = Math.min(remaining.at(-1) ?? first, first + (rows.to - rows.from));
  const range = { from: first, to: last + 1 };
  return {
    keys,
    rows: range,
    inUse: inUse.filter((key) => {
      const index = indexes.get(key);
      return index !== undefined && (index < range.from || index >= range.to);
    }),
  };
}

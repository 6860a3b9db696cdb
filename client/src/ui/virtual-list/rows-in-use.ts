import type { RowRange } from './rendered-rows.ts';
import { isRowInUse } from './scroll-anchor.ts';
import type { RenderedRows } from './position-rows.ts';
import type { RowHeights } from './row-heights.ts';

/**
 * Returns the keys of rendered rows that are outside of the next range but must stay mounted
 * (`isRowInUse`).
 */
export function rowsInUse(
  { rows: previous, inUse }: RenderedRows,
  rows: RowRange,
  heights: RowHeights,
  elements: ReadonlyMap<string, HTMLElement>,
): readonly string[] {
  const { keys } = heights;
  const leaving = [
    ...inUse,
    ...keys.slice(previous.from, Math.min(rows.from, previous.to)),
    ...keys.slice(Math.max(rows.to, previous.from), previous.to),
  ];
  return leaving.filter((key) => {
    const index = heights.indexOf(key);
    const element = elements.get(key);
    const isOutside = index !== undefined && (index < rows.from || index >= rows.to);
    return isOutside && element !== undefined && isRowInUse(element);
  });
}

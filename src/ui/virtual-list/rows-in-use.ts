import type { Rows } from './drawn-rows.ts';
import { isInUse } from './list-place.ts';
import type { Drawn } from './place-rows.ts';
import type { RowHeights } from './row-heights.ts';

/**
 * Returns the keys of rendered rows outside the next range that must stay mounted (`isRowInUse`).
 */
export function rowsInUse(
  { rows: previous, inUse }: Drawn,
  rows: Rows,
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
    return isOutside && element !== undefined && isInUse(element);
  });
}

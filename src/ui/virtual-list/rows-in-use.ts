import type { Rows } from './drawn-rows.ts';
import { isInUse } from './list-place.ts';
import type { Drawn } from './place-rows.ts';
import type { RowHeights } from './row-heights.ts';

/** The keys of the rows that were drawn, lie outside of what is drawn next, and have to stay (`isInUse`). */
export function rowsInUse(
  { rows: former, inUse }: Drawn,
  rows: Rows,
  heights: RowHeights,
  elements: ReadonlyMap<string, HTMLElement>,
): readonly string[] {
  const { keys } = heights;
  const leaving = [
    ...inUse,
    ...keys.slice(former.from, Math.min(rows.from, former.to)),
    ...keys.slice(Math.max(rows.to, former.from), former.to),
  ];
  return leaving.filter((key) => {
    const index = heights.indexOf(key);
    const element = elements.get(key);
    const isOutside = index !== undefined && (index < rows.from || index >= rows.to);
    return isOutside && element !== undefined && isInUse(element);
  });
}

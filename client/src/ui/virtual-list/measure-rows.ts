import type { RenderedRows } from './position-rows.ts';
import type { RowHeights } from './row-heights.ts';

/**
 * Measures rendered rows whose height is unknown, from the row `from` down to `until` (CSS pixels
 * from the top of the list). Returns whether a height changed. Rows above `from` are not measured,
 * since a changed height would move the rows below. Forces a layout.
 */
export function measureRows(
  { keys, rows }: RenderedRows,
  { from, until }: { readonly from: number; readonly until: number },
  heights: RowHeights,
  elements: ReadonlyMap<string, { getBoundingClientRect(): Pick<DOMRect, 'height'> }>,
): boolean {
  if (keys !== heights.keys) return false;
  let hasChanged = false;
  for (let index = Math.max(rows.from, from); index < rows.to; index += 1) {
    if (heights.startOf(index) > until) break;
    const key = keys[index] ?? '';
    if (heights.known.has(key)) continue;
    const height = elements.get(key)?.getBoundingClientRect().height;
    if (height !== undefined) hasChanged = heights.measure(key, height) || hasChanged;
  }
  return hasChanged;
}

/**
 * Measures again a row that may just have grown. With its former height, it could be outside of the
 * rendered range and be removed. Forces a layout.
 */
export function measureRow(
  key: string,
  heights: RowHeights,
  elements: ReadonlyMap<string, { getBoundingClientRect(): Pick<DOMRect, 'height'> }>,
): void {
  const element = heights.known.has(key) ? elements.get(key) : undefined;
  if (element) heights.measure(key, element.getBoundingClientRect().height);
}

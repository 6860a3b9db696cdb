import type { RenderedRows } from './position-rows.ts';
import type { RowHeights } from './row-heights.ts';

/**
 * Measures rendered rows without a known height, from row `from` down to `until` (CSS pixels from
 * the list's top). Returns true if a height changed. Rows above are left alone, because they must
 * not move what is read below. Forces a layout.
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
 * Measures a row again that may just have grown: with its old height it could be outside the
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

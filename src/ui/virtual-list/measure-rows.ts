import type { Drawn } from './place-rows.ts';
import type { RowHeights } from './row-heights.ts';

/**
 * Measures what is drawn and has no height yet, from a row on and down to `until` (CSS pixels from the
 * list's top); tells whether that changed anything. What has grown above that row is left alone: it
 * must not move what is read below. Lays the page out.
 */
export function measureRows(
  { keys, rows }: Drawn,
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
 * Measures a row anew that may have grown in this moment: by its former height it could lie outside of
 * what is drawn, and go. Lays the page out.
 */
export function measureRow(
  key: string,
  heights: RowHeights,
  elements: ReadonlyMap<string, { getBoundingClientRect(): Pick<DOMRect, 'height'> }>,
): void {
  const element = heights.known.has(key) ? elements.get(key) : undefined;
  if (element) heights.measure(key, element.getBoundingClientRect().height);
}

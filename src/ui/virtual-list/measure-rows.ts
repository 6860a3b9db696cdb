import type { Drawn } from './place-rows.ts';
import type { RowHeights } from './row-heights.ts';

/**
 * Measures the drawn rows before `end` that have no height yet; tells whether that changed anything.
 * It lays the page out.
 */
export function measureRows(
  { keys, rows }: Drawn,
  end: number,
  heights: RowHeights,
  elements: ReadonlyMap<string, HTMLElement>,
): boolean {
  let hasChanged = false;
  for (const key of keys.slice(rows.from, Math.min(rows.to, end))) {
    if (heights.known.has(key)) continue;
    const height = elements.get(key)?.getBoundingClientRect().height;
    if (height !== undefined) hasChanged = heights.measure(key, height) || hasChanged;
  }
  return hasChanged;
}

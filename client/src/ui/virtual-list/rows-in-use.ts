import type { RowRange } from './rendered-rows.ts';
import { isRowInUse } from './scroll-anchor.ts';
import type { RenderedRows } from './position-rows.ts';
import type { RowHeights } from './row-heights.ts';

/**
 * Runs `work` when the browser is idle, after 500 ms at the latest; in Safari, which has no idle
 * callbacks, in the next task. Returns a function that cancels it.
 */
export function runWhenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 500 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 1);
  return () => clearTimeout(timer);
}

/**
 * Returns the keys of rendered rows outside the next range that must stay mounted (`isRowInUse`).
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

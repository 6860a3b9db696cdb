import type { RowRange } from './rendered-rows.ts';
import type { RowHeights } from './row-heights.ts';

/**
 * The rows to render: a range, and rows outside of it that must stay mounted, for instance because
 * they have the focus.
 */
export interface RenderedRows {
  readonly keys: readonly string[];
  readonly rows: RowRange;
  readonly inUse: readonly string[];
}

/** Returns whether both have the same range and the same rows outside of it. */
export function rendersSameRows(one: RenderedRows, other: RenderedRows): boolean {
  return (
    one.rows.from === other.rows.from &&
    one.rows.to === other.rows.to &&
    one.inUse.length === other.inUse.length &&
    one.inUse.every((key) => other.inUse.includes(key))
  );
}

/** Positions the mounted rows by setting the margin above each row. */
export function positionRows(
  { keys, rows, inUse }: RenderedRows,
  heights: RowHeights,
  elements: ReadonlyMap<string, HTMLElement>,
): void {
  const indexes = inUse.flatMap((key) => heights.indexOf(key) ?? []);
  for (let index = rows.from; index < rows.to; index += 1) indexes.push(index);
  let end = 0;
  for (const index of indexes.toSorted((a, b) => a - b)) {
    const element = elements.get(keys[index] ?? '');
    if (!element) continue;
    const margin = `${heights.startOf(index) - end}px`;
    if (element.style.marginBlockStart !== margin) element.style.marginBlockStart = margin;
    end = heights.startOf(index + 1);
  }
}

import type { Rows } from './drawn-rows.ts';
import type { RowHeights } from './row-heights.ts';

/** What is to be drawn: a stretch of rows, and those outside of it that are in use. */
export interface Drawn {
  readonly keys: readonly string[];
  readonly rows: Rows;
  readonly inUse: readonly string[];
}

/** Whether both draw the same stretch and the same rows outside of it. */
export function drawsSameRows(one: Drawn, other: Drawn): boolean {
  return (
    one.rows.from === other.rows.from &&
    one.rows.to === other.rows.to &&
    one.inUse.length === other.inUse.length &&
    one.inUse.every((key) => other.inUse.includes(key))
  );
}

/** Moves the rows that stand in the document to where they belong, by the space above each. */
export function placeRows(
  { keys, rows, inUse }: Drawn,
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

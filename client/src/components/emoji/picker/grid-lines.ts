import type { PickerItem, PickerSection } from './picker-sections.ts';

/** Sizes in pixels (R-CONST-065). */
export const cellSize = 40;
export const titleHeight = 24;
/** Pixels rendered above and below the visible area. */
const overscan = 120;

interface Line {
  /** Pixels from the top of the grid. */
  readonly top: number;
  readonly height: number;
  readonly section: PickerSection;
}

/** A title or a row of cells. */
export type GridLine =
  | (Line & { readonly kind: 'title' })
  | (Line & { readonly kind: 'cells'; readonly items: readonly PickerItem[] });

/** Returns the lines of the grid from top to bottom for this number of columns. */
export function gridLines(sections: readonly PickerSection[], columns: number): GridLine[] {
  const lines: GridLine[] = [];
  let top = 0;
  for (const section of sections) {
    lines.push({ kind: 'title', top, height: titleHeight, section });
    top += titleHeight;
    for (let start = 0; start < section.items.length; start += columns) {
      const items = section.items.slice(start, start + columns);
      lines.push({ kind: 'cells', top, height: cellSize, section, items });
      top += cellSize;
    }
  }
  return lines;
}

/** Returns the total height of the lines in pixels. */
export function totalHeight(lines: readonly GridLine[]): number {
  const last = lines.at(-1);
  return last ? last.top + last.height : 0;
}

/** Returns the range of lines to render, `end` exclusive. */
export function visibleLines(
  lines: readonly GridLine[],
  { top, height }: { readonly top: number; readonly height: number },
): readonly [number, number] {
  const first = lines.findIndex((line) => line.top + line.height > top - overscan);
  const end = lines.findIndex((line) => line.top >= top + height + overscan);
  return [Math.max(first, 0), end === -1 ? lines.length : end];
}

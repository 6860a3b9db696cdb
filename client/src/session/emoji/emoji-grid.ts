import type { PickerItem, PickerSection } from './picker-sections.ts';

/** Width and height of a cell, and height of a title, in pixels (R-CONST-065). */
export const emojiCellSize = 40;
export const packTitleHeight = 24;
/**
 * Number of pixels rendered above and below the visible area: one row, so that the next scroll step
 * finds it rendered.
 */
const overscan = emojiCellSize;

interface Line {
  /** Distance from the top of the grid in pixels. */
  readonly top: number;
  readonly height: number;
  readonly section: PickerSection;
}

/** A line of the grid: a title or a row of cells. */
export type EmojiGridLine =
  | (Line & { readonly kind: 'title' })
  | (Line & { readonly kind: 'cells'; readonly items: readonly PickerItem[] });

/** Returns the lines of the grid from top to bottom, for this number of columns. */
export function emojiGridLines(
  sections: readonly PickerSection[],
  columns: number,
): EmojiGridLine[] {
  const lines: EmojiGridLine[] = [];
  let top = 0;
  for (const section of sections) {
    lines.push({ kind: 'title', top, height: packTitleHeight, section });
    top += packTitleHeight;
    for (let start = 0; start < section.items.length; start += columns) {
      const items = section.items.slice(start, start + columns);
      lines.push({ kind: 'cells', top, height: emojiCellSize, section, items });
      top += emojiCellSize;
    }
  }
  return lines;
}

export function emojiGridHeight(lines: readonly EmojiGridLine[]): number {
  const last = lines.at(-1);
  return last ? last.top + last.height : 0;
}

/** Returns the range of lines to render; `end` is exclusive. */
export function visibleLines(
  lines: readonly EmojiGridLine[],
  { top, height }: { readonly top: number; readonly height: number },
): readonly [number, number] {
  const first = lines.findIndex((line) => line.top + line.height > top - overscan);
  const end = lines.findIndex((line) => line.top >= top + height + overscan);
  return [Math.max(first, 0), end === -1 ? lines.length : end];
}

export interface EmojiCellPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the lines to render with their indexes: the visible lines, and the line with the tab
 * stop.
 */
export function renderedLines(
  lines: readonly EmojiGridLine[],
  area: { readonly top: number; readonly height: number },
  active: EmojiCellPosition | undefined,
): readonly { readonly line: EmojiGridLine; readonly index: number }[] {
  const [first, end] = visibleLines(lines, area);
  const rendered = lines.slice(first, end).map((line, offset) => ({ line, index: first + offset }));
  const activeLine = active && lines[active.line];
  if (active && activeLine && (active.line < first || active.line >= end))
    rendered.push({ line: activeLine, index: active.line });
  return rendered;
}

interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly isRightToLeft: boolean;
  /** Number of rows that are visible at once, by which Page Up and Page Down move. */
  readonly page: number;
}

function cellsOf(lines: readonly EmojiGridLine[], line: number): number {
  const found = lines[line];
  return found?.kind === 'cells' ? found.items.length : 0;
}

/* Returns the index of the next row of cells from `line` in a direction; undefined if there is
   none. */
function nextRow(lines: readonly EmojiGridLine[], line: number, step: 1 | -1): number | undefined {
  for (let at = line + step; at >= 0 && at < lines.length; at += step)
    if (cellsOf(lines, at) > 0) return at;
  return undefined;
}

function upOrDown(
  lines: readonly EmojiGridLine[],
  from: EmojiCellPosition,
  rows: number,
): EmojiCellPosition {
  let { line } = from;
  for (let left = Math.abs(rows); left > 0; left -= 1) {
    const next = nextRow(lines, line, rows > 0 ? 1 : -1);
    if (next === undefined) break;
    line = next;
  }
  return { line, column: Math.min(from.column, cellsOf(lines, line) - 1) };
}

function aside(
  lines: readonly EmojiGridLine[],
  { line, column }: EmojiCellPosition,
  step: 1 | -1,
): EmojiCellPosition {
  const next = column + step;
  if (next >= 0 && next < cellsOf(lines, line)) return { line, column: next };
  const row = nextRow(lines, line, step);
  if (row === undefined) return { line, column };
  return { line: row, column: step > 0 ? 0 : cellsOf(lines, row) - 1 };
}

export function firstEmojiCell(lines: readonly EmojiGridLine[]): EmojiCellPosition | undefined {
  const line = nextRow(lines, -1, 1);
  return line === undefined ? undefined : { line, column: 0 };
}

function lastCell(lines: readonly EmojiGridLine[]): EmojiCellPosition | undefined {
  const line = nextRow(lines, lines.length, -1);
  return line === undefined ? undefined : { line, column: cellsOf(lines, line) - 1 };
}

/**
 * Returns the cell to which a key moves the focus, following the ARIA grid pattern; undefined for
 * other keys. Arrow keys stop at the first and last row; left and right continue in the
 * neighbouring row.
 */
export function moveInEmojiGrid(
  lines: readonly EmojiGridLine[],
  from: EmojiCellPosition,
  { key, ctrlKey, isRightToLeft, page }: GridKey,
): EmojiCellPosition | undefined {
  const ahead = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return aside(lines, from, ahead);
    case 'ArrowLeft':
      return aside(lines, from, ahead === 1 ? -1 : 1);
    case 'ArrowDown':
      return upOrDown(lines, from, 1);
    case 'ArrowUp':
      return upOrDown(lines, from, -1);
    case 'PageDown':
      return upOrDown(lines, from, page);
    case 'PageUp':
      return upOrDown(lines, from, -page);
    case 'Home':
      return ctrlKey ? firstEmojiCell(lines) : { ...from, column: 0 };
    case 'End':
      return ctrlKey ? lastCell(lines) : { ...from, column: cellsOf(lines, from.line) - 1 };
    default:
      return undefined;
  }
}

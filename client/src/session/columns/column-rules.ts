/** Number of columns that a person can have beside the main one. */
export const maxColumns = 4;

/** Window widths from which one, two, three and four columns fit beside the main one. */
export const columnWidths = ['80rem', '100rem', '125rem', '150rem'] as const;

/** Columns are identified by the address that they show. */
export type ColumnList = readonly string[];

/** Returns whether a column can be added or, if it is hidden for lack of space, shown. */
export function canAddColumn(columns: ColumnList, path: string): boolean {
  return columns.includes(path) || columns.length < maxColumns;
}

/**
 * Adds a column after the others, or in the last place that is visible in a window with space for
 * `room` columns. A hidden one moves there. No effect on a visible one, and if there are too many.
 */
export function addColumn(columns: ColumnList, path: string, room: number): ColumnList {
  const isVisible = columns.slice(0, room).includes(path);
  if (isVisible || !canAddColumn(columns, path)) return columns;
  const others = closeColumn(columns, path);
  const at = Math.max(0, Math.min(others.length, room - 1));
  return others.toSpliced(at, 0, path);
}

/** Returns whether a column can change places with the next visible one. */
export function canMoveColumn(
  columns: ColumnList,
  path: string,
  step: -1 | 1,
  room: number,
): boolean {
  const at = columns.indexOf(path);
  const to = at + step;
  return at >= 0 && to >= 0 && to < Math.min(room, columns.length);
}

/** Lets a column change places with the previous or next visible one. */
export function moveColumn(
  columns: ColumnList,
  path: string,
  step: -1 | 1,
  room: number,
): ColumnList {
  if (!canMoveColumn(columns, path, step, room)) return columns;
  const at = columns.indexOf(path);
  return columns.toSpliced(at, 1).toSpliced(at + step, 0, path);
}

export function closeColumn(columns: ColumnList, path: string): ColumnList {
  return columns.filter((other) => other !== path);
}

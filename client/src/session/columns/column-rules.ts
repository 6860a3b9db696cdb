/** Maximum number of columns beside the main column. */
export const maxColumns = 4;

/** The columns in order. Each is identified by the path that it shows. */
export type ColumnList = readonly string[];

/**
 * Returns whether a column can be added. A column that is in the list but hidden for lack of space
 * can always be added, which makes it visible.
 */
export function canAddColumn(columns: ColumnList, path: string): boolean {
  return columns.includes(path) || columns.length < maxColumns;
}

/**
 * Adds a column at the end, or at the last visible position of a window with space for `room`
 * columns. A hidden column is moved to this position. Returns the same list if the column is
 * visible already or the limit is reached.
 */
export function addColumn(columns: ColumnList, path: string, room: number): ColumnList {
  const isVisible = columns.slice(0, room).includes(path);
  if (isVisible || !canAddColumn(columns, path)) return columns;
  const others = closeColumn(columns, path);
  const at = Math.max(0, Math.min(others.length, room - 1));
  return others.toSpliced(at, 0, path);
}

/** Returns whether a column can be swapped with its visible neighbour in this direction. */
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

/** Swaps a column with its visible neighbour in this direction. */
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

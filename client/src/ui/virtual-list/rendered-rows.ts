/** A range of rows; `to` is exclusive. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the number of rows to render above and below the visible ones (R-CONST-027). */
export function overscanRows(windowHeight: number): number {
  return Math.max(3, Math.round(windowHeight / 80));
}

/**
 * Number of rows that are rendered ahead of the visible ones while scrolling. Further rows follow
 * when scrolling stops.
 */
const rowsAhead = 4;

/**
 * Number of rows that are added per frame, so that frames are short. While scrolling, rows are
 * added only in groups of this size, since each change causes a layout.
 */
const rowsPerFrame = 2;

/**
 * Number of rows that are rendered first, for a fast first paint. The other visible rows follow.
 */
const firstRowCount = 2;

/**
 * Number of distant rows that may stay rendered until rows are added, so that removing and adding
 * cause a single layout.
 */
const maxDistantRows = 6;

export interface ScrollState {
  /** Number of rows of the list. */
  readonly count: number;
  /** The rows that are visible in the window, at least partly. */
  readonly visible: RowRange;
  readonly windowHeight: number;
  /** −1 while scrolling up, 1 while scrolling down, 0 while not scrolling. */
  readonly direction: -1 | 0 | 1;
  /** Whether all rows are rendered, because a preference of the reader says so. */
  readonly isWhole?: boolean;
}

/** Returns the rows that are rendered before the page was measured. */
export function initialRows(count: number): RowRange {
  return { from: 0, to: Math.min(firstRowCount, count) };
}

function clamp({ from, to }: RowRange, count: number): RowRange {
  return { from: Math.max(0, from), to: Math.min(count, to) };
}

function overlaps(one: RowRange, other: RowRange): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Returns the rows that will be rendered when scrolling has ended. */
function targetRows({
  count,
  visible,
  windowHeight,
  direction,
  isWhole = false,
}: ScrollState): RowRange {
  if (isWhole) return { from: 0, to: count };
  const around = direction === 0 ? overscanRows(windowHeight) : rowsAhead;
  return clamp({ from: visible.from - around, to: visible.to + around }, count);
}

/**
 * Returns how many rows to add on one side. While scrolling, a single missing row is not added
 * until a second one is missing.
 */
function missingRows(missing: number, { direction }: ScrollState): number {
  return direction !== 0 && missing < rowsPerFrame ? 0 : Math.max(0, missing);
}

/**
 * Returns the rows to render next: the visible rows at once (only the first ones if none is
 * rendered), and others a few per frame, in the direction of scrolling first. Rows that are
 * rendered already stay while they are near the window. `atOnce` is the number of rows per frame.
 */
export function nextRenderedRows(
  drawn: RowRange,
  scene: ScrollState,
  atOnce = rowsPerFrame,
): RowRange {
  const { count, visible, windowHeight, direction } = scene;
  const target = targetRows(scene);
  const around = overscanRows(windowHeight);
  const near = scene.isWhole
    ? target
    : clamp({ from: visible.from - around, to: visible.to + around }, count);
  const current = clamp(drawn, count);
  if (!overlaps(current, visible)) {
    return clamp({ ...visible, to: Math.min(visible.to, visible.from + firstRowCount) }, count);
  }
  let from = Math.min(current.from, visible.from);
  let to = Math.max(current.to, visible.to);
  let left = atOnce - (current.from - from) - (to - current.to);
  const sides = direction < 0 ? (['above', 'below'] as const) : (['below', 'above'] as const);
  for (const side of sides) {
    const missing = side === 'above' ? from - target.from : target.to - to;
    const added = Math.max(0, Math.min(left, missingRows(missing, scene)));
    if (side === 'above') from -= added;
    else to += added;
    left -= added;
  }
  const hasGrown = from < current.from || to > current.to;
  const spare = Math.max(near.from - from, to - near.to);
  if (direction !== 0 && !hasGrown && spare <= maxDistantRows) return current;
  return { from: Math.max(from, near.from), to: Math.min(to, near.to) };
}

/** Returns whether all rows that should be rendered are rendered. */
export function rendersAll(drawn: RowRange, scene: ScrollState): boolean {
  const target = targetRows(scene);
  return (
    missingRows(drawn.from - target.from, scene) === 0 &&
    missingRows(target.to - drawn.to, scene) === 0
  );
}

/** Returns whether all visible rows are rendered. */
export function rendersVisible({ from, to }: RowRange, { visible, count }: ScrollState): boolean {
  return from <= visible.from && to >= Math.min(visible.to, count);
}

/** Rows of a list from `from` to before `to`. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/** How many rows are kept drawn on either side of the visible ones (R-CONST-027). */
export function rowsAround(windowHeight: number): number {
  return Math.max(3, Math.round(windowHeight / 80));
}

/** So many are drawn ahead while the page moves; the rest follow when it rests. */
const rowsAhead = 4;

/**
 * So many are newly drawn in one frame, so that none takes long; while the page moves never fewer
 * either, since each change is a layout of its own.
 */
const rowsInAFrame = 2;

/** So many are drawn at first, so that something is seen soon; what else the window shows follows. */
const rowsAtFirst = 2;

/** So many that are no longer near may stay until others come, which makes one change of two. */
const rowsToSpare = 6;

export interface Scene {
  /** How many rows the list has. */
  readonly count: number;
  /** Those that the window shows, whole or in part. */
  readonly visible: Rows;
  readonly windowHeight: number;
  /** −1 while the page is scrolled up, 1 down, 0 at rest. */
  readonly direction: -1 | 0 | 1;
  /** Draws them all, as the preference has it. */
  readonly isWhole?: boolean;
}

/** What is drawn of a list of so many rows before anything is known of the page. */
export function firstRows(count: number): Rows {
  return { from: 0, to: Math.min(rowsAtFirst, count) };
}

function clamp({ from, to }: Rows, count: number): Rows {
  return { from: Math.max(0, from), to: Math.min(count, to) };
}

function meets(one: Rows, other: Rows): boolean {
  return one.from < other.to && other.from < one.to;
}

/** What ought to be drawn in the end. */
function wanted({ count, visible, windowHeight, direction, isWhole = false }: Scene): Rows {
  if (isWhole) return { from: 0, to: count };
  const around = rowsAround(windowHeight);
  const above = direction === 0 ? around : rowsAhead;
  const below = direction === 0 ? around : rowsAhead;
  return clamp({ from: visible.from - above, to: visible.to + below }, count);
}

/** How many rows are still to come on a side; while the page moves a single one waits for the next. */
function due(missing: number, { direction }: Scene): number {
  return direction !== 0 && missing < rowsInAFrame ? 0 : Math.max(0, missing);
}

/**
 * What to draw next: the visible rows at once (where there are none yet, the first of them), of the
 * others a few in each frame, those first that the reader comes to. What has been drawn stays for as long as it is near. `atOnce` is how many these few
 * are.
 */
export function nextRows(drawn: Rows, scene: Scene, atOnce = rowsInAFrame): Rows {
  const { count, visible, windowHeight, direction } = scene;
  const want = wanted(scene);
  const around = rowsAround(windowHeight);
  const near = scene.isWhole
    ? want
    : clamp({ from: visible.from - around, to: visible.to + around }, count);
  const kept = clamp(drawn, count);
  if (!meets(kept, visible)) {
    return clamp({ ...visible, to: Math.min(visible.to, visible.from + rowsAtFirst) }, count);
  }
  let from = Math.min(kept.from, visible.from);
  let to = Math.max(kept.to, visible.to);
  let left = atOnce - (kept.from - from) - (to - kept.to);
  const sides = direction < 0 ? (['above', 'below'] as const) : (['below', 'above'] as const);
  for (const side of sides) {
    const missing = side === 'above' ? from - want.from : want.to - to;
    const added = Math.max(0, Math.min(left, due(missing, scene)));
    if (side === 'above') from -= added;
    else to += added;
    left -= added;
  }
  const isGrown = from < kept.from || to > kept.to;
  const spare = Math.max(near.from - from, to - near.to);
  if (direction !== 0 && !isGrown && spare <= rowsToSpare) return kept;
  return { from: Math.max(from, near.from), to: Math.min(to, near.to) };
}

/** Whether everything is drawn that ought to be. */
export function isSettled(drawn: Rows, scene: Scene): boolean {
  const want = wanted(scene);
  return due(drawn.from - want.from, scene) === 0 && due(want.to - drawn.to, scene) === 0;
}

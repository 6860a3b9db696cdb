/** Swipe distance that moves to the neighbour, as a fraction of the window width (R-CONST-029). */
export const swipeThreshold = 1 / 4;

/** Returns the step for a horizontal drag of `distance` pixels: next, previous or none. */
export function swipeStep(distance: number, width: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= width * swipeThreshold) return 0;
  return distance < 0 ? 1 : -1;
}

/** Returns the index of an unbounded position among `count` items. */
export function wrapIndex(place: number, count: number): number {
  return ((place % count) + count) % count;
}

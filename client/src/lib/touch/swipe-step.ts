/**
 * Distance of a swipe that moves to the neighbouring item, as a fraction of the window's width
 * (R-CONST-029).
 */
export const swipeThreshold = 1 / 4;

/**
 * Returns the step for a horizontal drag by `distance` pixels: 1 for the next item, -1 for the
 * previous one, 0 for none.
 */
export function swipeStep(distance: number, width: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= width * swipeThreshold) return 0;
  return distance < 0 ? 1 : -1;
}

/**
 * Converts a position to an index of `count` items. A position before the first item counts from
 * the last, and a position after the last from the first.
 */
export function wrapIndex(place: number, count: number): number {
  return ((place % count) + count) % count;
}

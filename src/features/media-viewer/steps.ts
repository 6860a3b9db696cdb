/** How far a finger goes before the neighbour comes, as a part of the window's width (R-CONST-029). */
export const swipeThreshold = 1 / 4;

/** What a sideways drag of `distance` pixels comes to: the next, the one before, or neither. */
export function stepOfSwipe(distance: number, width: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= width * swipeThreshold) return 0;
  return distance < 0 ? 1 : -1;
}

/** Which of `count` things stands at a place of an endless row of them. */
export function wrapIndex(place: number, count: number): number {
  return ((place % count) + count) % count;
}

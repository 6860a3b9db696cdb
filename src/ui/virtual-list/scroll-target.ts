import type { ScrollAnchor } from './scroll-anchor.ts';
import type { RowHeights } from './row-heights.ts';

/**
 * Returns the scroll position at which the anchor's row is in place, in a list that starts at
 * `listTop`; undefined without an anchor.
 */
export function scrollTarget(
  place: ScrollAnchor | undefined,
  heights: RowHeights,
  listTop: number,
): number | undefined {
  const index = place && heights.indexOf(place.key);
  if (!place || index === undefined) return undefined;
  return Math.max(0, heights.startOf(index) + listTop - place.top);
}

/** Returns by how many CSS pixels the page is too short to reach that scroll position. */
export function missingScrollSpace(
  place: ScrollAnchor | undefined,
  heights: RowHeights,
  listTop: number,
): number {
  const top = scrollTarget(place, heights, listTop);
  return top ? Math.max(0, top + window.innerHeight - listTop - heights.total) : 0;
}

import type { ListPlace } from './list-place.ts';
import type { RowHeights } from './row-heights.ts';

/** How far the page has to be scrolled for a row to be at its place, in a list that begins at `listTop`. */
export function scrollTarget(
  place: ListPlace | undefined,
  heights: RowHeights,
  listTop: number,
): number | undefined {
  const index = place && heights.indexOf(place.key);
  if (!place || index === undefined) return undefined;
  return Math.max(0, heights.startOf(index) + listTop - place.top);
}

/** How much a page that ends with the list is too short to be scrolled so far (CSS pixels). */
export function missingRoom(
  place: ListPlace | undefined,
  heights: RowHeights,
  listTop: number,
): number {
  const top = scrollTarget(place, heights, listTop);
  return top ? Math.max(0, top + window.innerHeight - listTop - heights.total) : 0;
}

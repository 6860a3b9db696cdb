import { anchorScrollPosition } from './page-metrics.ts';
import type { RowHeights } from './row-heights.ts';
import type { ScrollAnchor } from './scroll-anchor.ts';
import type { ScrollPort } from './scroll-port.ts';

/** The position of a list in its scroll port. All sizes are in CSS pixels. */
export interface ListPlace {
  readonly box: HTMLElement;
  readonly port: ScrollPort;
  /** Distance of the list from the top of the window at scroll position 0. */
  readonly top: number;
}

/* Returns the height of the content below the list. It is computed from the height of the page,
   which is at least that of the window, so `listHeight` must be so great that the page scrolls. */
function heightBelow({ box, port, top }: ListPlace, listHeight: number): number {
  box.style.blockSize = `${listHeight}px`;
  const { scrollHeight } = port.scroller ?? document.documentElement;
  return Math.max(0, scrollHeight - (top - startOf(port)) - listHeight);
}

/* Returns the distance of the scroll port from the top of the window. */
function startOf({ scroller }: ScrollPort): number {
  return scroller?.getBoundingClientRect().top ?? 0;
}

/**
 * Returns the height that a list needs so that the page can be scrolled to the anchor: the height
 * of its rows, plus empty space below them if the page is too short. Content below the list takes
 * part of this space. Otherwise the page would grow each time that the reader reaches its end. For
 * an anchor to which the reader has scrolled, the height is at most that at the time of scrolling
 * (`room`), even if the window has become higher since.
 */
export function heightWithSpace(
  place: ListPlace,
  anchor: ScrollAnchor | undefined,
  heights: RowHeights,
): number {
  const { total } = heights;
  const target = anchorScrollPosition(anchor, heights, place.top);
  if (!anchor || !target) return total;
  const visibleHeight = place.port.scroller?.clientHeight ?? window.innerHeight;
  const needed = target + startOf(place.port) + visibleHeight - place.top;
  if (needed <= total) return total;
  const start = heights.startOf(heights.indexOf(anchor.key) ?? 0);
  const height = needed - heightBelow(place, needed);
  return Math.max(total, Math.min(height, start + (anchor.room ?? Number.POSITIVE_INFINITY)));
}

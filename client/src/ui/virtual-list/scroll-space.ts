import { scrollTarget } from './page-metrics.ts';
import type { RowHeights } from './row-heights.ts';
import type { ScrollAnchor } from './scroll-anchor.ts';
import type { ScrollPort } from './scroll-port.ts';

/** A list in what scrolls. All sizes are CSS pixels. */
export interface ListPlace {
  readonly box: HTMLElement;
  readonly port: ScrollPort;
  /** Distance of the list from the window's top before anything is scrolled. */
  readonly top: number;
}

/* Only valid while the list is high enough to scroll: a shorter page is as high as its window. */
function heightBelow({ box, port, top }: ListPlace, listHeight: number): number {
  box.style.blockSize = `${listHeight}px`;
  const { scrollHeight } = port.scroller ?? document.documentElement;
  return Math.max(0, scrollHeight - (top - startOf(port)) - listHeight);
}

/* Distance of what scrolls from the window's top. */
function startOf({ scroller }: ScrollPort): number {
  return scroller?.getBoundingClientRect().top ?? 0;
}

/**
 * Returns the height of a list in which the anchor can be in place, in CSS pixels: that of its rows,
 * and space below them if the page would be too short. What stands below the list already is such
 * space: adding it again would make the page higher each time somebody rests at its end.
 *
 * An anchor that somebody scrolled to never needs more than there was then, even if the window has
 * become higher since.
 */
export function heightWithSpace(
  place: ListPlace,
  anchor: ScrollAnchor | undefined,
  heights: RowHeights,
): number {
  const { total } = heights;
  const target = scrollTarget(anchor, heights, place.top);
  if (!anchor || !target) return total;
  const visibleHeight = place.port.scroller?.clientHeight ?? window.innerHeight;
  const needed = target + startOf(place.port) + visibleHeight - place.top;
  if (needed <= total) return total;
  const start = heights.startOf(heights.indexOf(anchor.key) ?? 0);
  const height = needed - heightBelow(place, needed);
  return Math.max(total, Math.min(height, start + (anchor.room ?? Number.POSITIVE_INFINITY)));
}

import type { ScrollAnchor } from './scroll-anchor.ts';
import { type ScrollPort, visibleTop } from './scroll-port.ts';
import type { RowHeights } from './row-heights.ts';

/**
 * Returns the scroll position at which the anchor row has its distance from the top of the window,
 * for a list that starts at `listTop`. Undefined if there is no anchor.
 */
export function anchorScrollPosition(
  place: ScrollAnchor | undefined,
  heights: RowHeights,
  listTop: number,
): number | undefined {
  const index = place && heights.indexOf(place.key);
  if (!place || index === undefined) return undefined;
  return Math.max(0, heights.startOf(index) + listTop - place.top);
}

function pageTopOf(element: HTMLElement, { scroller, scrollY }: ScrollPort): number {
  if (scroller) return element.getBoundingClientRect().top + scrollY;
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    top += at.offsetTop;
  }
  return top;
}

/**
 * Position of a list in the scrolling window or element, in CSS pixels. Reading it forces a layout,
 * so the position is cached until it may have changed.
 */
export class PageMetrics {
  readonly #port: ScrollPort;
  readonly #box: HTMLElement | undefined;
  #top: number | undefined;
  #covered: number | undefined;

  constructor(port: ScrollPort, box?: HTMLElement) {
    this.#port = port;
    this.#box = box;
  }

  /** Distance of the list from the top of the window at scroll position 0. */
  get top(): number {
    this.#top ??= this.#box ? pageTopOf(this.#box, this.#port) : 0;
    return this.#top;
  }

  /** Height of the sticky bars that cover the list at the top of the window. */
  get covered(): number {
    this.#covered ??= visibleTop(this.#port);
    return this.#covered;
  }

  invalidate(): void {
    this.#top = undefined;
    this.#covered = undefined;
  }
}

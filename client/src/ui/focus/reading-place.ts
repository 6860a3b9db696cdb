/** The vertical extent of an element or window, in pixels from the top of the window. */
interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns by how many pixels to scroll down, so that a row begins below the upper third of the visible
 * area, and what follows it can be seen. A row that would not fit there begins higher, but never above
 * the visible area (R-TL-060).
 */
export function distanceToReadingPlace(row: Extent, { top, bottom }: Extent): number {
  const lowest = bottom - (row.bottom - row.top);
  return row.top - Math.max(top, Math.min(top + (bottom - top) / 3, lowest));
}

/** Returns whether an element scrolls on its own, such as a long description. */
export function isScrollable(element: Element): boolean {
  const isLonger = element.scrollHeight > element.clientHeight;
  return isLonger && /auto|scroll/.test(getComputedStyle(element).overflowY);
}

/** Scrolls the page, or the column that contains the row, by `distanceToReadingPlace`. */
export function scrollToReadingPlace(row: Element): void {
  const root = document.documentElement;
  let scroller = row.parentElement ?? root;
  while (scroller !== root && !isScrollable(scroller)) scroller = scroller.parentElement ?? root;
  const isPage = scroller === root;
  const { top, bottom } = isPage
    ? { top: 0, bottom: innerHeight }
    : scroller.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  scroller.scrollTop += distanceToReadingPlace(row.getBoundingClientRect(), {
    top: top + (parseFloat(scrollPaddingTop) || 0),
    bottom: bottom - (parseFloat(scrollPaddingBottom) || 0),
  });
}

import type { ScrollPort } from '#ui/virtual-list/scroll-port.ts';

/**
 * Creates the scroll port of a column: lists inside the element `scroller` scroll with that element
 * and not with the page.
 */
export function createColumnScrollPort(scroller: HTMLElement): ScrollPort {
  return {
    scroller,
    get scrollY() {
      return scroller.scrollTop;
    },
    scrollTo: ({ top = 0 }) => {
      scroller.scrollTop = top;
    },
    addEventListener: (type, listener, options) =>
      scroller.addEventListener(type, listener, options),
    removeEventListener: (type, listener) => scroller.removeEventListener(type, listener),
  };
}

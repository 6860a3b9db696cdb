import type { ScrollPort } from '#ui/virtual-list/scroll-port.ts';

/** Lets the lists inside an element scroll with it. */
export function createColumnPort(scroller: HTMLElement): ScrollPort {
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

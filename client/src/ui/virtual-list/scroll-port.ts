import { createContext } from 'react';
import { stickyBarsHeight } from './scroll-anchor.ts';

/** The window or element whose scroll bar scrolls a list. */
export interface ScrollPort {
  /** The scrolling element; absent if the window scrolls. */
  readonly scroller?: HTMLElement;
  readonly scrollY: number;
  readonly scrollTo: (to: ScrollToOptions) => void;
  readonly addEventListener: (
    type: 'scroll',
    listener: () => void,
    options: AddEventListenerOptions,
  ) => void;
  readonly removeEventListener: (type: 'scroll', listener: () => void) => void;
}

/** The scroll port of the lists in this subtree; the window by default. */
export const ScrollPortContext = createContext<ScrollPort>(window);

/**
 * Returns the distance from the top of the window below which content is not covered, when the port
 * is scrolled to its top.
 */
export function visibleTop({ scroller }: ScrollPort): number {
  return scroller ? scroller.getBoundingClientRect().top : stickyBarsHeight();
}

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

/** The scroll port of the lists inside; the window by default. */
export const ScrollPortContext = createContext<ScrollPort>(window);

/**
 * Returns the distance from the top of the window at which content is visible after it was scrolled
 * to the top.
 */
export function visibleTop({ scroller }: ScrollPort): number {
  return scroller ? scroller.getBoundingClientRect().top : stickyBarsHeight();
}

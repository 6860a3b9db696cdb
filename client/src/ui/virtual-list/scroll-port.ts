import { createContext } from 'react';
import { stickyBarsHeight } from './scroll-anchor.ts';

/** What a list scrolls with: the window, or an element with a scroll bar of its own. */
export interface ScrollPort {
  /** The element; absent for the window. */
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

/** What the lists inside scroll with; the window by default. */
export const ScrollPortContext = createContext<ScrollPort>(window);

/** Returns the distance from the window's top at which content scrolled to the top is visible. */
export function visibleTop({ scroller }: ScrollPort): number {
  return scroller ? scroller.getBoundingClientRect().top : stickyBarsHeight();
}

import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { stickyBarsHeight, type ScrollAnchor } from '#ui/virtual-list/scroll-anchor.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';

/**
 * Returns the top of a box in the window when the page is scrolled to its top, or the end of the
 * bars that cover it.
 */
function topOf(box: HTMLElement): number {
  return Math.max(stickyBarsHeight(), box.getBoundingClientRect().top + window.scrollY);
}

/**
 * Scrolls to the status that a conversation was opened for, once `isDue` says that there are lines:
 * content that arrives above must not push it away. The row `why`, which explains a missing parent,
 * belongs to it: if it appears later without space above, the status moves down, unless the reader
 * has scrolled. Returns a ref for that row's element.
 */
export function useInitialScroll({
  focus,
  why,
  isDue,
  box,
  list,
}: {
  readonly focus: string;
  readonly why: string;
  readonly isDue: boolean;
  readonly box: RefObject<HTMLElement | null>;
  readonly list: RefObject<VirtualListHandle | null>;
}): (element: HTMLElement | null) => void {
  const initialAnchor = useRef<ScrollAnchor>(undefined);
  const scrollTo = useCallback(
    (key: string) => {
      if (!box.current) return;
      initialAnchor.current = { key, top: topOf(box.current) };
      list.current?.goTo(initialAnchor.current);
    },
    [box, list],
  );
  const shown = useRef<HTMLElement>(null);
  const moveDown = useCallback(() => {
    const before = initialAnchor.current;
    const now = list.current?.anchor;
    if (!shown.current || before?.key !== focus) return;
    if (now?.key !== focus || now.top !== before.top) return;
    if (before.top - shown.current.offsetHeight < stickyBarsHeight()) scrollTo(why);
  }, [focus, why, list, scrollTo]);
  useLayoutEffect(() => {
    if (!isDue) return;
    scrollTo(focus);
    moveDown();
  }, [isDue, focus, scrollTo, moveDown]);
  return useCallback(
    (element) => {
      shown.current = element;
      moveDown();
    },
    [moveDown],
  );
}

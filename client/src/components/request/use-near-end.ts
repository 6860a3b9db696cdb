import { use, useEffect, useRef, type RefObject } from 'react';
import { ScrollPortContext } from '#ui/virtual-list/scroll-port.ts';

/**
 * Distance from the end of a list at which the next page is requested, in CSS pixels (R-CONST-022).
 */
const nearEnd = '750px';

/**
 * Calls `loadMore` when the end of a list comes near the window, and again if it still is after a
 * page.
 */
export function useNearEnd(isDue: boolean, loadMore: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const { scroller: root } = use(ScrollPortContext);
  useEffect(() => {
    const { current } = end;
    if (!isDue || !current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      { root: root ?? null, rootMargin: nearEnd },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [isDue, loadMore, root]);
  return end;
}

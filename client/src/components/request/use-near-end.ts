import { use, useEffect, useRef, type RefObject } from 'react';
import { ScrollPortContext } from '#ui/virtual-list/scroll-port.ts';

/**
 * The next page is requested at this distance from the end of the list (CSS pixels; R-CONST-022).
 */
const nearEnd = '750px';

/** Loads more whenever the end of a list comes near the window, or is still near after a page. */
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

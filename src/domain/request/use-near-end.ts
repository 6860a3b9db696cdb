import { useEffect, useRef, type RefObject } from 'react';

/** The next page is asked for when the end of the list is this near (CSS pixels; R-CONST-022). */
const nearEnd = '750px';

/** Asks for more whenever the end of a list comes near the window, or is still near after a step. */
export function useNearEnd(isDue: boolean, loadMore: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = end;
    if (!isDue || !current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      { rootMargin: nearEnd },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [isDue, loadMore]);
  return end;
}

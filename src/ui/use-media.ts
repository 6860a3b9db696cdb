import { useCallback, useSyncExternalStore } from 'react';

/** Holds in a window in which the page is one column; the style sheets ask the same. */
export const phone = '(width <= 50rem)';

/** Whether a media query holds, followed while it may change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

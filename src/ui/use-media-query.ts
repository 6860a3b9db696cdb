import { useCallback, useSyncExternalStore } from 'react';

/** Media query of the one-column layout; the style sheets use the same one. */
export const mobileQuery = '(width <= 50rem)';

/** Returns whether a media query matches, and updates when that changes. */
export function useMediaQuery(query: string): boolean {
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

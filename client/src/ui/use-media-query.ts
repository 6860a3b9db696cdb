import { useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function subscribeToPrinting(listener: () => void): () => void {
  const handle = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint';
    /* The browser lays out the page for print as soon as the event handlers return. */
    flushSync(listener);
  };
  window.addEventListener('beforeprint', handle);
  window.addEventListener('afterprint', handle);
  return () => {
    window.removeEventListener('beforeprint', handle);
    window.removeEventListener('afterprint', handle);
  };
}

/** Returns true while the page is being printed and must be rendered completely. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, () => isPrinting);
}

/** Returns true if the system requests reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

/** Media query of the one-column layout; the style sheets use the same one. */
export const mobileQuery = '(width <= 50rem)';

/** Media query of the layout with three columns. */
export const wideQuery = '(width >= 80rem)';

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

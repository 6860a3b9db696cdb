import { useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { scaleQuery, textScale } from './scaled-media-queries.ts';

let isPrinting = false;

function subscribeToPrinting(listener: () => void): () => void {
  const handle = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint';
    /* Components are rendered synchronously, since the browser lays out the page for printing as
       soon as the event handlers have returned. */
    flushSync(listener);
  };
  window.addEventListener('beforeprint', handle);
  window.addEventListener('afterprint', handle);
  return () => {
    window.removeEventListener('beforeprint', handle);
    window.removeEventListener('afterprint', handle);
  };
}

/** Returns whether the page is being printed, so that it must be rendered completely. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, () => isPrinting);
}

/** Returns whether the system asks for reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

/** Media query of the layout with one column. The style sheets use the same query. */
export const mobileQuery = '(width <= 50rem)';

/** Media query of the layout with three columns. */
export const wideQuery = '(width >= 80rem)';

/** Returns whether a media query matches at present, with lengths in rem of the page. */
export function matchesMedia(query: string): boolean {
  return matchMedia(scaleQuery(query, textScale.getState())).matches;
}

/** Returns whether a media query matches, with lengths in rem of the page. Re-renders on changes. */
export function useMediaQuery(query: string): boolean {
  const scaled = scaleQuery(query, useStore(textScale));
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(scaled);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [scaled],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(scaled).matches);
}

import { useSyncExternalStore } from 'react';
import { layoutQueries } from './layout.ts';
import type { Layout } from './layout.ts';

function subscribe(listener: () => void): () => void {
  const queries = Object.values(layoutQueries).map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function readLayout(): Layout {
  if (window.matchMedia(layoutQueries.mobile).matches) return 'mobile';
  return window.matchMedia(layoutQueries.wide).matches ? 'wide' : 'normal';
}

/** The layout for the window's present width; decides what is rendered, not only what is seen. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, readLayout);
}

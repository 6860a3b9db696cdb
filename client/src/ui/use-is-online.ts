import { useSyncExternalStore } from 'react';
import { isBrowserOffline } from '#lib/is-browser-offline.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the browser has a network, by `navigator.onLine`. Re-renders on a change. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => !isBrowserOffline());
}

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function subscribe(listener: () => void): () => void {
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
  return useSyncExternalStore(subscribe, () => isPrinting);
}

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const handle = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint';
    /* The browser lays the page out for paper as soon as the event has been handled. */
    flushSync(listener);
  };
  window.addEventListener('beforeprint', handle);
  window.addEventListener('afterprint', handle);
  return () => {
    window.removeEventListener('beforeprint', handle);
    window.removeEventListener('afterprint', handle);
  };
}

/** Whether the page is being printed, so that it must be rendered as a whole. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

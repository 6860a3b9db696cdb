import { useEffect, useEffectEvent } from 'react';

/* Events of a loaded picture, video or audio. They do not bubble, so they are captured. */
const loadEvents = ['load', 'loadedmetadata'] as const;

/** Called with the URL of each file that has loaded. */
const listeners = new Set<(address: string) => void>();

/**
 * Notifies `useMediaLoadedElsewhere` that a file has loaded. Needed for media that loaded before they were
 * mounted, whose events do not reach the document. Call this once the element is mounted and focused.
 */
export function notifyMediaLoaded(address: string): void {
  setTimeout(() => {
    for (const listener of listeners) listener(address);
  });
}

/**
 * Calls `onLoaded` when one of the URLs has loaded anywhere on the page, such as in the lightbox, so
 * that a failed element with the same URL can be retried.
 */
export function useMediaLoadedElsewhere(
  addresses: readonly (string | undefined)[],
  onLoaded: () => void,
) {
  const handleLoad = useEffectEvent((address: string): void => {
    if (addresses.includes(address)) onLoaded();
  });
  const isWaiting = addresses.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const notify = (address: string): void => handleLoad(address);
    const handleEvent = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement || target instanceof HTMLMediaElement)
        notify(target.src);
    };
    listeners.add(notify);
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    for (const name of loadEvents) document.addEventListener(name, handleEvent, options);
    return () => {
      listeners.delete(notify);
      ended.abort();
    };
  }, [isWaiting]);
}

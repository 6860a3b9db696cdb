import { useEffect, useEffectEvent } from 'react';

/* Events of a loaded picture, video or audio. They do not bubble, so they are captured. */
const arrivals = ['load', 'loadedmetadata'] as const;

const waiting = new Set<(address: string) => void>();

/**
 * Notifies `useMediaLoadedElsewhere` that a file has loaded. Needed for media that loaded before they were
 * mounted, whose events do not reach the document. Call this once the element is mounted and focused.
 */
export function notifyMediaLoaded(address: string): void {
  setTimeout(() => {
    for (const listen of waiting) listen(address);
  });
}

/**
 * Calls `onCame` when one of the URLs has loaded anywhere on the page, such as in the lightbox, so
 * that a failed element with the same URL can be retried.
 */
export function useMediaLoadedElsewhere(
  addresses: readonly (string | undefined)[],
  onCame: () => void,
) {
  const handleArrival = useEffectEvent((address: string): void => {
    if (addresses.includes(address)) onCame();
  });
  const isWaiting = addresses.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const hear = (address: string): void => handleArrival(address);
    const listen = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement || target instanceof HTMLMediaElement)
        hear(target.src);
    };
    waiting.add(hear);
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    for (const name of arrivals) document.addEventListener(name, listen, options);
    return () => {
      waiting.delete(hear);
      ended.abort();
    };
  }, [isWaiting]);
}

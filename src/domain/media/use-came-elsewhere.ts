import { useEffect, useEffectEvent } from 'react';

/* What says that a picture, a film or a sound has come; none of it bubbles. */
const arrivals = ['load', 'loadedmetadata'] as const;

/** Tells that a file has come anywhere in the page, as in the viewer: one that failed is worth another try then. */
export function useCameElsewhere(addresses: readonly (string | undefined)[], onCame: () => void) {
  const handleArrival = useEffectEvent(({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement || target instanceof HTMLMediaElement)) return;
    if (addresses.includes(target.src)) onCame();
  });
  const isWaiting = addresses.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listen = (event: Event): void => handleArrival(event);
    for (const name of arrivals) document.addEventListener(name, listen, { capture: true });
    return () => {
      for (const name of arrivals) document.removeEventListener(name, listen, { capture: true });
    };
  }, [isWaiting]);
}

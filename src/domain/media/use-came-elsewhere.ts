import { useEffect, useEffectEvent } from 'react';

/* What says that a picture, a film or a sound has come; none of it bubbles. */
const arrivals = ['load', 'loadedmetadata'] as const;

const waiting = new Set<(address: string) => void>();

/**
 * Tells those who wait that a file has come; for one that came before it stood in the page, where no
 * event is heard. Once that which shows it stands there, and has the focus.
 */
export function tellCame(address: string): void {
  setTimeout(() => {
    for (const listen of waiting) listen(address);
  });
}

/** Tells that a file has come anywhere in the page, as in the viewer: one that failed is worth another try then. */
export function useCameElsewhere(addresses: readonly (string | undefined)[], onCame: () => void) {
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
    for (const name of arrivals) document.addEventListener(name, listen, { capture: true });
    return () => {
      waiting.delete(hear);
      for (const name of arrivals) document.removeEventListener(name, listen, { capture: true });
    };
  }, [isWaiting]);
}

import { useSyncExternalStore } from 'react';

const period = 20_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    // While there are no listeners, the timer does not run, so the stored time may be outdated.
    now = Date.now();
    timer = setInterval(tick, period);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Returns the current time in milliseconds since 1970. A single timer for the whole page updates it
 * every 20 seconds.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

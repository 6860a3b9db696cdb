/** Milliseconds. */
export const refreshInterval = 60_000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** The present, in milliseconds, as of the last tick. */
export function minuteNow(): number {
  return now;
}

/** One timer for every relative time on the screen; it runs only while one is shown (spec 2 §9). */
export function subscribeMinute(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const each of listeners) each();
    }, refreshInterval);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

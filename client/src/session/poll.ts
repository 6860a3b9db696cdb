import type { Clock } from '#api/pacing.ts';

/** Milliseconds between the end of one poll and the start of the next. */
export const pollInterval = 20_000;

/**
 * Repeats `work` with a pause after each run until the signal is aborted. `work` must not reject.
 * `isDue` can skip a run, e.g. while the stream delivers everything.
 */
export async function poll(
  clock: Clock,
  signal: AbortSignal,
  work: () => Promise<void>,
  isDue: () => boolean,
  pause: () => number = () => pollInterval,
): Promise<void> {
  try {
    while (!signal.aborted) {
      await clock.wait(pause(), signal);
      if (isDue()) await work();
    }
  } catch {
    // Aborted while waiting.
  }
}

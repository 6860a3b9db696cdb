import { type Clock, waitBeforeBackgroundRequest } from '#api/pacing.ts';

/** Milliseconds between the end of one request and the start of the next. */
export const pollInterval = 20_000;

/**
 * Runs `work` repeatedly, with a pause after each run, until the signal is aborted. `work` must not
 * reject. A run is skipped if `isDue` returns false, for instance while the stream delivers
 * everything.
 */
export async function pollUntilAborted(
  clock: Clock,
  signal: AbortSignal,
  work: () => Promise<void>,
  isDue: () => boolean,
  pause: () => number = () => pollInterval,
): Promise<void> {
  try {
    while (!signal.aborted) {
      await clock.wait(pause(), signal);
      await waitBeforeBackgroundRequest(clock, signal);
      if (isDue()) await work();
    }
  } catch {
    // The signal was aborted during the pause.
  }
}

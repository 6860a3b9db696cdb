import type { Clock } from '#api/pacing.ts';

/** Milliseconds between the end of one look and the start of the next. */
export const pollInterval = 20_000;

/**
 * Does `work` again and again, with a pause after each end, until the signal is aborted. `work`
 * must not reject; `isDue` may skip a turn (the stream is bringing everything).
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
    // Aborted while waiting: nobody wants to know any more.
  }
}

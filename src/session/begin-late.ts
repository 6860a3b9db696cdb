import type { LateOptions } from './start-late.ts';

/** Milliseconds left to the first posts and their pictures, which somebody does wait for. */
const lateBy = 2_000;

/**
 * Begins what nobody waits for, a while after the documents about the instance have come or failed. So
 * its code is no part of the first load.
 */
export async function beginLate(options: LateOptions): Promise<void> {
  const { clock, ended, log, whenInstanceKnown } = options;
  try {
    await whenInstanceKnown;
    await clock.wait(lateBy, ended);
    const { startLate } = await import('./start-late.ts');
    startLate(options);
  } catch (error) {
    /* Aborted while waiting: the session is over. */
    if (!ended.aborted) log('what comes late could not be begun', { error });
  }
}

import { applyStoredMutesAndBlocks } from './people/stored-mutes-and-blocks.ts';
import type { Session } from './session.ts';

/** Milliseconds left to the first posts and their pictures, which somebody does wait for. */
const lateBy = 2_000;

/**
 * Begins what nobody waits for, a while after the documents about the instance have come or failed. So
 * its code is no part of the first load. What the last visit has stored of it is there at once.
 */
export async function scheduleDeferred(session: Session): Promise<void> {
  const { area, clock, ended, log, tables, viewerId, whenInstanceKnown } = session;
  const stored =
    viewerId === null ? undefined : applyStoredMutesAndBlocks(tables, area, viewerId, ended);
  try {
    await whenInstanceKnown;
    await clock.wait(lateBy, ended);
    const { loadDeferred } = await import('./load-deferred.ts');
    loadDeferred(session, stored);
  } catch (error) {
    /* Aborted while waiting: the session is over. */
    if (!ended.aborted) log('what comes late could not be begun', { error });
  }
}

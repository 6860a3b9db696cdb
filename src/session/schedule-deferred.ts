import { applyPersistedMutesAndBlocks } from './people/persisted-mutes-and-blocks.ts';
import type { Session } from './session.ts';

/** Milliseconds left for the first statuses and their images. */
const startDelay = 2_000;

/**
 * Starts work that is not urgent some time after the instance documents have loaded or failed. Its
 * code is not part of the first load. Stored data of the last visit are applied at once.
 */
export async function scheduleDeferred(session: Session): Promise<void> {
  const { area, clock, ended, log, tables, viewerId, instanceLoaded: whenInstanceKnown } = session;
  const stored =
    viewerId === null ? undefined : applyPersistedMutesAndBlocks(tables, area, viewerId, ended);
  try {
    await whenInstanceKnown;
    await clock.wait(startDelay, ended);
    const { loadDeferred } = await import('./load-deferred.ts');
    loadDeferred(session, stored);
  } catch (error) {
    /* Aborted while waiting: the session has ended. */
    if (!ended.aborted) log('starting deferred work failed', { error });
  }
}

import type { Tables } from '#store/tables.ts';
import type { Session } from './session.ts';

/**
 * Milliseconds between two sweeps. A row is removed if two successive sweeps find it unreachable.
 */
const roundInterval = 60_000;

/** Milliseconds between two checks whether a sweep is needed early. */
const checkInterval = 10_000;

/**
 * Number of rows added since a sweep that triggers the next sweep early, as in a flood of stream
 * events.
 */
const earlySweepRows = 1_000;

function countRows({ statuses, statusViewers, accounts, notifications }: Tables): number {
  return statuses.size + statusViewers.size + accounts.size + notifications.size;
}

/**
 * Removes unreachable rows regularly, so that memory stays constant over a day of streaming. The
 * row of the viewer's account stays.
 */
export async function evictRows({
  tables,
  retainedRoots,
  viewerId,
  clock,
  ended: signal,
  log,
}: Pick<
  Session,
  'tables' | 'retainedRoots' | 'viewerId' | 'clock' | 'ended' | 'log'
>): Promise<void> {
  try {
    const waitForRound = async (removedRows: number): Promise<void> => {
      const most = countRows(tables) - removedRows + earlySweepRows;
      const end = clock.now() + roundInterval;
      do await clock.wait(checkInterval, signal);
      while (clock.now() < end && countRows(tables) < most);
    };
    await waitForRound(0);
    /* No row can be removed before the first sweep, so the code is loaded at that time. */
    const { createRetention } = await import('#store/retain.ts');
    const retention = createRetention(tables, retainedRoots);
    retainedRoots.add(() => ({ accounts: viewerId === null ? [] : [viewerId] }));
    while (!signal.aborted) {
      retention.sweep();
      await waitForRound(retention.unreachableCount);
    }
  } catch (error) {
    /* The signal is aborted if the session ended while this function waited. */
    if (!signal.aborted) log('eviction stopped', { error });
  }
}

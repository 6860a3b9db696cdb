import type { Tables } from '#store/tables.ts';
import type { Session } from './session.ts';

/** Interval of sweeps in milliseconds. A row must be unreachable in two of them to be removed. */
const roundInterval = 60_000;

/** Interval of checks for an early sweep. */
const checkInterval = 10_000;

/** Number of new rows that triggers an early sweep, as in a flood of stream events. */
const earlySweepRows = 1_000;

function countRows({ statuses, statusViewers, accounts, notifications }: Tables): number {
  return statuses.size + statusViewers.size + accounts.size + notifications.size;
}

/**
 * Removes unreachable rows regularly, which keeps memory constant over a day of streaming. The
 * viewer's own account stays.
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
    /* Nothing is old enough before the first sweep, so the code is loaded only now. */
    const { createRetention } = await import('#store/retain.ts');
    const retention = createRetention(tables, retainedRoots);
    retainedRoots.add(() => ({ accounts: viewerId === null ? [] : [viewerId] }));
    while (!signal.aborted) {
      retention.sweep();
      await waitForRound(retention.unreachableCount);
    }
  } catch (error) {
    /* Aborted while waiting: the session has ended. */
    if (!signal.aborted) log('eviction stopped', { error });
  }
}

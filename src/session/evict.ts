import type { Tables } from '#entities/tables.ts';
import type { Session } from './session.ts';

/** Pause between two rounds, in milliseconds. A row must be unreachable in two of them to go. */
const roundInterval = 60_000;

/** So often it is looked whether a round is due before its time. */
const lookInterval = 10_000;

/** So many rows beyond those that something leads to make one due: a stream in flood brings them. */
const manyRows = 1_000;

function countRows({ statuses, statusViewers, accounts, notifications }: Tables): number {
  return statuses.size + statusViewers.size + accounts.size + notifications.size;
}

/**
 * Drops now and then the rows that nothing leads to any more, so that memory stays flat over a day
 * of streaming. The viewer's own account always stays.
 */
export async function evictRows({
  tables,
  held,
  viewerId,
  clock,
  ended: signal,
  log,
}: Pick<Session, 'tables' | 'held' | 'viewerId' | 'clock' | 'ended' | 'log'>): Promise<void> {
  try {
    const waitForRound = async (doomed: number): Promise<void> => {
      const most = countRows(tables) - doomed + manyRows;
      const end = clock.now() + roundInterval;
      do await clock.wait(lookInterval, signal);
      while (clock.now() < end && countRows(tables) < most);
    };
    await waitForRound(0);
    /* Nothing is old enough before the first round, so the code is fetched only now. */
    const { createRetention } = await import('#entities/retain.ts');
    const retention = createRetention(tables, held);
    held.add(() => ({ accounts: viewerId === null ? [] : [viewerId] }));
    while (!signal.aborted) {
      retention.sweep();
      await waitForRound(retention.doomed);
    }
  } catch (error) {
    /* Aborted while waiting: the session is over. */
    if (!signal.aborted) log('eviction has ended', { error });
  }
}

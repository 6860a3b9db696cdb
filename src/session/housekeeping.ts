import type { Clock } from '#api/pacing.ts';
import type { Tables } from '#entities/tables.ts';
import type { Log } from './log.ts';

/** Pause between two rounds, in milliseconds. A row must be unreachable in two of them to go. */
const roundInterval = 60_000;

/**
 * Drops now and then the rows that nothing leads to any more, so that memory stays flat over a day
 * of streaming. The viewer's own account always stays.
 */
export async function keepHouse(
  tables: Tables,
  viewerId: string | null,
  clock: Clock,
  signal: AbortSignal,
  log: Log,
): Promise<void> {
  try {
    await clock.wait(roundInterval, signal);
    /* Nothing is old enough to go before; so this is no part of the first load. */
    const { createRetention } = await import('#entities/retain.ts');
    const retention = createRetention(tables);
    retention.hold(() => ({ accounts: viewerId === null ? [] : [viewerId] }));
    while (!signal.aborted) {
      retention.sweep();
      await clock.wait(roundInterval, signal);
    }
  } catch (error) {
    /* Aborted while waiting: the session is over. */
    if (!signal.aborted) log('housekeeping has ended', { error });
  }
}

import type { Clock } from '#api/pacing.ts';
import { createRetention } from '#entities/retain.ts';
import type { Tables } from '#entities/tables.ts';

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
): Promise<void> {
  const retention = createRetention(tables);
  const release = retention.hold(() => ({ accounts: viewerId === null ? [] : [viewerId] }));
  try {
    while (!signal.aborted) {
      await clock.wait(roundInterval, signal);
      retention.sweep();
    }
  } catch {
    // Aborted while waiting: the session is over.
  } finally {
    release();
  }
}

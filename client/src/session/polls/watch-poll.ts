import { getPoll } from '@rookery/contract/calls/polls.ts';
import { ingestPoll } from '#store/ingest/ingest-poll.ts';
import type { PollRow } from '#store/rows/poll-row.ts';
import type { Session } from '../session.ts';

/** Milliseconds between two requests of a visible poll (R-CONST-014). */
const pollRefresh = 30_000;

/**
 * Milliseconds between two requests just after the expected end of a poll. The server truncates the
 * end to whole seconds, and its clock may differ.
 */
const endRefresh = 1000;

/** Milliseconds after the expected end for which `endRefresh` applies. */
const endRefreshPeriod = 5000;

/**
 * Returns whether a poll has ended: the server says so, or its time has passed (R-POLL-008). `now`
 * is in milliseconds since 1970.
 */
export function hasPollEnded({ expired, expiresAt }: PollRow, now: number): boolean {
  if (expired === true) return true;
  return typeof expiresAt === 'string' && Date.parse(expiresAt) <= now;
}

/**
 * Returns the number of milliseconds until the next request. One request is sent when the poll
 * ends, for the final result.
 */
function untilRefresh(expiresAt: string | null | undefined, now: number): number {
  const left = Date.parse(expiresAt ?? '') - now;
  if (left > 0) return Math.min(left, pollRefresh);
  return left > -endRefreshPeriod ? endRefresh : pollRefresh;
}

/**
 * Requests a visible poll regularly, until the poll has ended or the returned function is called
 * (R-POLL-006).
 */
export function watchPoll({ tables, load, clock, serverClock }: Session, id: string): () => void {
  const left = new AbortController();
  const { signal } = left;
  const refresh = async (): Promise<void> => {
    try {
      await load(getPoll, { path: { id }, signal }, (wire, context) =>
        ingestPoll(tables, wire, context),
      );
    } catch {
      // The displayed data stay after a failure, and the next request follows after the interval.
    }
  };
  const run = async (): Promise<void> => {
    const known = tables.polls.get(id);
    /* The poll may have ended while it was not on the screen, so it is requested once for the
       final result. */
    if (known && known.expired !== true && hasPollEnded(known, serverClock.now())) await refresh();
    try {
      while (!signal.aborted && tables.polls.get(id)?.expired !== true) {
        await clock.wait(untilRefresh(tables.polls.get(id)?.expiresAt, serverClock.now()), signal);
        await refresh();
      }
    } catch {
      // The signal was aborted during the wait.
    }
  };
  void run();
  return () => left.abort();
}

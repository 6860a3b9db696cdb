import { getPoll } from '@rookery/contract/calls/polls.ts';
import { ingestPoll } from '#store/ingest/ingest-poll.ts';
import type { PollRow } from '#store/rows/poll-row.ts';
import type { Session } from '../session.ts';

/** Refresh interval in milliseconds of a visible poll (R-CONST-014). */
const pollRefresh = 30_000;

/**
 * Refresh interval just after the expected end: the server truncates the end to seconds, and its
 * clock may differ.
 */
const endRefresh = 1000;

/** Milliseconds after the end during which this interval applies. */
const endRefreshPeriod = 5000;

/** Whether the poll has ended: the server says so, or its time has passed (R-POLL-008). */
export function hasEnded({ expired, expiresAt }: PollRow, now: number): boolean {
  if (expired === true) return true;
  return typeof expiresAt === 'string' && Date.parse(expiresAt) <= now;
}

/**
 * Returns milliseconds until the next refresh. One happens when the poll ends, for the final
 * result.
 */
function untilRefresh(expiresAt: string | null | undefined, now: number): number {
  const left = Date.parse(expiresAt ?? '') - now;
  if (left > 0) return Math.min(left, pollRefresh);
  return left > -endRefreshPeriod ? endRefresh : pollRefresh;
}

/**
 * Refreshes a visible poll until the returned function is called or the poll has ended
 * (R-POLL-006).
 */
export function watchPoll({ tables, load, clock, serverClock }: Session, id: string): () => void {
  const left = new AbortController();
  const { signal } = left;
  const refresh = async (): Promise<void> => {
    try {
      await load(getPoll, { path: { id }, signal }, (wire, how) => ingestPoll(tables, wire, how));
    } catch {
      // Keeps the displayed data; the next refresh is soon.
    }
  };
  const run = async (): Promise<void> => {
    const known = tables.polls.get(id);
    /* The poll may have ended while it was not on screen. */
    if (known && known.expired !== true && hasEnded(known, serverClock.now())) await refresh();
    try {
      while (!signal.aborted && tables.polls.get(id)?.expired !== true) {
        await clock.wait(untilRefresh(tables.polls.get(id)?.expiresAt, serverClock.now()), signal);
        await refresh();
      }
    } catch {
      // Aborted while waiting.
    }
  };
  void run();
  return () => left.abort();
}

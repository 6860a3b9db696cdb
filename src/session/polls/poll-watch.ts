import { getPoll } from '#contract/calls/polls.ts';
import { ingestPoll } from '#entities/ingest/ingest-poll.ts';
import type { PollRow } from '#entities/rows/poll-row.ts';
import type { Session } from '../session.ts';

/** Milliseconds between two looks at a poll that is on the screen (R-CONST-014). */
export const pollRefresh = 30_000;

/** Milliseconds between two looks when it should have ended just now: the server cuts the end to whole seconds, and its clock is not ours. */
const endRefresh = 1000;

/** Milliseconds past the end for which it is looked at so often. */
const endPatience = 5000;

/** Ended: the server says so, or its time has passed (R-POLL-008). */
export function hasEnded({ expired, expiresAt }: PollRow, now: number): boolean {
  if (expired === true) return true;
  return typeof expiresAt === 'string' && Date.parse(expiresAt) <= now;
}

/** Milliseconds until the next look: there is one when the poll ends, for its final result. */
function untilLook(expiresAt: string | null | undefined, now: number): number {
  const left = Date.parse(expiresAt ?? '') - now;
  if (left > 0) return Math.min(left, pollRefresh);
  return left > -endPatience ? endRefresh : pollRefresh;
}

/**
 * Keeps a poll fresh while somebody looks at it, until the returned function is called or the poll
 * has ended (R-POLL-006).
 */
export function watchPoll({ tables, load, clock, serverClock }: Session, id: string): () => void {
  const left = new AbortController();
  const { signal } = left;
  const refresh = async (): Promise<void> => {
    try {
      await load(getPoll, { path: { id }, signal }, (wire, how) => ingestPoll(tables, wire, how));
    } catch {
      // What is shown stays; the next look is soon.
    }
  };
  const look = async (): Promise<void> => {
    const known = tables.polls.get(id);
    /* It may have ended while it was not on the screen. */
    if (known && known.expired !== true && hasEnded(known, serverClock.now())) await refresh();
    try {
      while (!signal.aborted && tables.polls.get(id)?.expired !== true) {
        await clock.wait(untilLook(tables.polls.get(id)?.expiresAt, serverClock.now()), signal);
        await refresh();
      }
    } catch {
      // Aborted while waiting: nobody looks any more.
    }
  };
  void look();
  return () => left.abort();
}

import { getPoll } from '#contract/calls/polls.ts';
import { ingestPoll } from '#entities/ingest/ingest-poll.ts';
import type { PollRow } from '#entities/rows/poll-row.ts';
import type { Session } from '../session.ts';

/** Milliseconds between two looks at a poll that is on the screen (spec 1 §9). */
export const pollRefresh = 30_000;

/** Ended: the server says so, or its time has passed by our clock (spec 1 §4). */
export function hasEnded({ expired, expiresAt }: PollRow, now: number): boolean {
  if (expired === true) return true;
  return typeof expiresAt === 'string' && Date.parse(expiresAt) <= now;
}

/**
 * Keeps a poll fresh while somebody looks at it, until the returned function is called or the poll
 * has ended (spec 2 §4, Poll display).
 */
export function watchPoll({ tables, call, clock, viewerId }: Session, id: string): () => void {
  const left = new AbortController();
  const { signal } = left;
  const refresh = async (): Promise<void> => {
    const askedAt = tables.hub.now();
    try {
      const { value } = await call(getPoll, { path: { id }, signal });
      ingestPoll(tables, value, { askedAt, viewerId });
    } catch {
      // What is shown stays; the next look is soon.
    }
  };
  const look = async (): Promise<void> => {
    try {
      while (!signal.aborted && tables.polls.get(id)?.expired !== true) {
        await clock.wait(pollRefresh, signal);
        await refresh();
      }
    } catch {
      // Aborted while waiting: nobody looks any more.
    }
  };
  void look();
  return () => left.abort();
}

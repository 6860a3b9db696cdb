import type { Clock } from '#api/pacing.ts';
import type { MakeCall } from '#api/transport.ts';
import { getPoll } from '#contract/calls/polls.ts';
import { ingestPoll } from '#entities/ingest/ingest-poll.ts';
import type { PollRow } from '#entities/rows/poll-row.ts';
import type { Tables } from '#entities/tables.ts';

/** Milliseconds between two looks at a poll that is on the screen (spec 1 §9). */
export const pollRefresh = 30_000;

/** Keeps polls fresh while somebody looks at them (spec 2 §4, Poll display). */
export interface PollWatch {
  /** Until the returned function is called, or the poll has ended. */
  watch(id: string): () => void;
}

export interface PollWatchOptions {
  readonly tables: Tables;
  readonly call: MakeCall;
  readonly clock: Clock;
  readonly viewerId: string | null;
}

/** Ended: the server says so, or its time has passed by our clock (spec 1 §4). */
export function hasEnded({ expired, expiresAt }: PollRow, now: number): boolean {
  if (expired === true) return true;
  return typeof expiresAt === 'string' && Date.parse(expiresAt) <= now;
}

export function createPollWatch({ tables, call, clock, viewerId }: PollWatchOptions): PollWatch {
  const refresh = async (id: string, signal: AbortSignal): Promise<void> => {
    const askedAt = tables.hub.now();
    try {
      const { value } = await call(getPoll, { path: { id }, signal });
      ingestPoll(tables, value, { askedAt, viewerId });
    } catch {
      // What is shown stays; the next look is soon.
    }
  };
  return {
    watch(id) {
      const left = new AbortController();
      const look = async (): Promise<void> => {
        try {
          while (!left.signal.aborted && tables.polls.get(id)?.expired !== true) {
            await clock.wait(pollRefresh, left.signal);
            await refresh(id, left.signal);
          }
        } catch {
          // Aborted while waiting: nobody looks any more.
        }
      };
      void look();
      return () => left.abort();
    },
  };
}

import type { Clock } from '#api/pacing.ts';
import type { MakeCall } from '#api/transport.ts';
import { ingestStatuses } from '#entities/ingest/ingest-status.ts';
import type { ThreadRow } from '#entities/rows/thread-row.ts';
import type { Tables } from '#entities/tables.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { throttle } from '#lib/throttle.ts';
import type { Log } from '../log.ts';
import { countReply } from './count-reply.ts';
import { fetchThread, type FetchedThread } from './fetch-thread.ts';
import { joiners } from './joiners.ts';
import { mergeThread } from './merge-thread.ts';

/** The conversations of one session that are, or were just now, on the screen. */
export interface Threads {
  /** Fetches the conversation around a status, and follows it until the way back is taken. */
  open(id: string): () => void;
  /** Asks for the whole again. Never rejects: the row tells what went wrong. */
  load(id: string): Promise<void>;
  /** Asks again for everything that is open, as after a time without the stream. */
  refresh(): void;
  dispose(): void;
}

export interface ThreadsOptions {
  readonly tables: Tables;
  readonly call: MakeCall;
  readonly clock: Clock;
  readonly viewerId: string | null;
  readonly log: Log;
}

/** So many conversations stay in store once they are left, so that Back finds them as they were. */
const keptWhenLeft = 6;

/** Milliseconds between two looks for answers that no stream brings. */
const lookInterval = 30_000;

/** The same for each status that a look brings along: a long conversation is looked at less often. */
const lookIntervalEach = 200;

/** Milliseconds between two searches among what became known for what belongs to a conversation. */
const watchPause = 200;

export function createThreads(options: ThreadsOptions): Threads {
  const { tables, call, clock, viewerId, log } = options;
  const { hub, statuses, threads } = tables;
  const opened = new Map<string, { count: number; readonly left: AbortController }>();
  let left: readonly string[] = [];
  let knownSize = 0;

  const isForeign = (id: string): boolean => statuses.get(id)?.accountId !== viewerId;

  const rowOf = (id: string): ThreadRow =>
    threads.get(id) ?? {
      id,
      statusIds: statuses.get(id) ? [id] : [],
      newIds: [],
      isLoading: false,
      isLoaded: false,
    };

  const take = (id: string, { statuses: came, failure }: FetchedThread, askedAt: number): void => {
    const ids = ingestStatuses(tables, came, { askedAt, viewerId });
    threads.put(
      mergeThread(
        rowOf(id),
        { ids, ...(failure && { failure }) },
        { foreign: isForeign, deleted: (other) => statuses.get(other)?.isDeleted === true },
      ),
    );
  };

  const load = async (id: string): Promise<void> => {
    if (rowOf(id).isLoading) return;
    const signal = opened.get(id)?.left.signal;
    threads.put({ ...rowOf(id), isLoading: true });
    const askedAt = hub.next();
    const fetched = await fetchThread(call, id, signal, (status) => {
      if (!threads.get(id) || signal?.aborted === true || rowOf(id).statusIds.length > 0) return;
      hub.batch(() => {
        const statusIds = ingestStatuses(tables, [status], { askedAt, viewerId });
        threads.put({ ...rowOf(id), statusIds });
      });
    });
    if (!threads.get(id)) return;
    if (signal?.aborted === true) {
      if (!opened.has(id)) threads.put({ ...rowOf(id), isLoading: false });
      return;
    }
    hub.batch(() => take(id, fetched, askedAt));
    const { failure } = fetched;
    if (failure) log('a conversation could not be fetched', { id, error: failure.error });
  };

  const watch = (): void => {
    /* Of all that changes only what is new can join. */
    if (statuses.size === knownSize) return;
    knownSize = statuses.size;
    for (const id of opened.keys()) {
      const row = threads.get(id);
      if (!row) continue;
      const found = joiners(statuses, row.statusIds);
      if (found.length === 0) continue;
      threads.put({
        ...row,
        statusIds: [...row.statusIds, ...found].toSorted(compareIds),
        newIds: [...row.newIds, ...found.filter(isForeign)],
      });
    }
  };
  const watchSoon = throttle(watch, watchPause);
  const stopWatching = statuses.subscribeAll(() => {
    if (opened.size > 0) watchSoon();
  });

  tables.latecomers.onNewStatus = (row, askedAt) => countReply(tables, opened.keys(), row, askedAt);

  const follow = async (id: string, signal: AbortSignal): Promise<void> => {
    try {
      while (!signal.aborted) {
        const size = rowOf(id).statusIds.length;
        await clock.wait(Math.max(lookInterval, size * lookIntervalEach), signal);
        if (globalThis.document?.visibilityState !== 'hidden') await load(id);
      }
    } catch {
      // Aborted while waiting: nobody looks at it any more.
    }
  };

  const leave = (id: string): void => {
    const known = opened.get(id);
    if (!known) return;
    known.count -= 1;
    if (known.count > 0) return;
    known.left.abort();
    opened.delete(id);
    left = [id, ...left.filter((other) => other !== id)];
    for (const old of left.slice(keptWhenLeft)) if (!opened.has(old)) threads.remove(old);
    left = left.slice(0, keptWhenLeft);
  };

  return {
    open(id) {
      const known = opened.get(id);
      if (known) known.count += 1;
      else {
        const gone = new AbortController();
        opened.set(id, { count: 1, left: gone });
        threads.put({ ...rowOf(id), newIds: [], isLoading: false });
        void load(id);
        void follow(id, gone.signal);
      }
      let isOpen = true;
      return () => {
        if (isOpen) leave(id);
        isOpen = false;
      };
    },
    load,
    refresh() {
      for (const id of opened.keys()) void load(id);
    },
    dispose() {
      stopWatching();
      tables.latecomers.onNewStatus = undefined;
      watchSoon.cancel();
      for (const { left: gone } of opened.values()) gone.abort();
      opened.clear();
    },
  };
}

import type { StatusRow } from '#store/rows/status-row.ts';
import { trackRequest } from '#store/track-request.ts';
import { ingestStatuses } from '#store/ingest/ingest-status.ts';
import type { ThreadRow } from '#store/rows/thread-row.ts';
import { pollUntilAborted } from '#session/poll-until-aborted.ts';
import { createRecentlyClosedTracker } from '#session/recently-closed-tracker.ts';
import type { Session } from '#session/session.ts';
import { createReplyArrivals, type ThreadVisit, withNewReplies } from './with-new-replies.ts';
import { fetchReplies, fetchThread } from './fetch-thread.ts';
import { findRoot } from './merge-thread.ts';
import { createRefreshWatcher, type RefreshWatcher } from './refresh-watcher.ts';
import { type ThreadCache, withCachedThread } from './thread-cache.ts';
import { createThreadUpdater } from './thread-updater.ts';
import type { ThreadVisitMemory } from './visit-memory.ts';
import { watchNewStatuses } from './watch-new-statuses.ts';

interface OpenThread {
  visit: ThreadVisit;
  /** Aborted when the reader leaves the thread. */
  readonly left: AbortController;
  /** Watches whether the server is still searching for replies. */
  readonly refreshes: RefreshWatcher;
}

interface ThreadsOptions extends Pick<
  Session,
  'tables' | 'call' | 'clock' | 'instance' | 'viewerId' | 'log'
> {
  readonly visits: ThreadVisitMemory;
  readonly stored: ThreadCache;
}

/** Number of closed threads that stay in memory, in case the reader goes back. */
const maxClosedThreads = 6;

/**
 * Milliseconds between two requests of an open thread, for replies that the stream does not
 * deliver.
 */
const refreshInterval = 30_000;

/**
 * Milliseconds that each status of a thread adds to this interval, so that long threads are
 * requested less often.
 */
const refreshIntervalPerStatus = 200;

function emptyThread(id: string, known: StatusRow | undefined): ThreadRow {
  return { id, statusIds: known ? [id] : [], newIds: [], isLoading: false, isLoaded: false };
}

/** Creates the threads of a session. None is open at first. */
export function createThreads(options: ThreadsOptions) {
  const { tables, call, clock, viewerId, visits, stored, log } = options;
  const { hub, statuses, threads } = tables;
  const opened = new Map<string, OpenThread>();
  const arrivals = createReplyArrivals();
  const known = { statuses, arrivals, viewerId };
  const recentlyOpen = createRecentlyClosedTracker(maxClosedThreads, (id) => threads.remove(id));
  const updater = createThreadUpdater(options, arrivals, () => opened.keys());

  /* Only arrivals since an open thread was last loaded are needed (since it was opened, if it has not
     loaded yet). Older ones are removed. */
  const forgetArrivals = (): void => {
    const moments = [...opened.values()].map(({ visit }) => visit.loadedAt ?? visit.openedAt);
    arrivals.forgetBefore(Math.min(...moments));
  };

  const rowOf = (id: string): ThreadRow => threads.get(id) ?? emptyThread(id, statuses.get(id));

  /** Saves which statuses of a thread the viewer has seen, for the next visit. */
  const noteVisit = (id: string): void => {
    const visit = opened.get(id)?.visit;
    const row = threads.get(id);
    if (visit?.loadedAt === undefined || !row) return;
    visits.note(findRoot(row, statuses), row.statusIds, visit.since);
  };

  const load = async (id: string): Promise<void> => {
    const open = opened.get(id);
    if (!open || rowOf(id).isLoading) return;
    const { signal } = open.left;
    threads.put({ ...rowOf(id), isLoading: true });
    const { response: fetched, requestedAt } = await trackRequest(hub, (moment) =>
      fetchThread(call, id, signal, (status) => {
        if (!threads.get(id) || signal.aborted || rowOf(id).statusIds.length > 0) return;
        hub.batch(() => {
          const statusIds = ingestStatuses(tables, [status], { requestedAt: moment, viewerId });
          threads.put({ ...rowOf(id), statusIds });
        });
      }),
    );
    const { failure } = fetched;
    const cached = await stored.readFallback(rowOf(id), failure);
    if (!threads.get(id)) return;
    if (signal.aborted) {
      if (!opened.has(id)) threads.put({ ...rowOf(id), isLoading: false });
      return;
    }
    hub.batch(() => {
      open.visit = updater.applyThread(rowOf(id), open.visit, fetched, requestedAt);
      if (cached) threads.put(withCachedThread(tables, viewerId, rowOf(id), cached));
    });
    if (failure) {
      log('loading a thread failed', { id, error: failure.error });
      return;
    }
    void stored.write(id, fetched.statuses);
    void open.refreshes.watch(fetched.refreshHeader ?? null);
    forgetArrivals();
    noteVisit(id);
  };

  const stopWatching = watchNewStatuses(tables, {
    isNeeded: () => opened.size > 0,
    onNew(row, requestedAt) {
      if (row.inReplyToId != null) updater.recordReply(row, requestedAt);
    },
    onAdded() {
      for (const [id, { visit }] of opened) {
        const row = threads.get(id);
        if (row) threads.put(withNewReplies(known, visit, row));
      }
    },
  });

  /** Opens a thread: loads it, and then loads it again at intervals until it is left. */
  const begin = (id: string): void => {
    const left = new AbortController();
    /* The found replies are not loaded at once, since they would move what is being read. The
       reader loads them with a button. */
    const refreshes = createRefreshWatcher(options, left.signal, (foundReplies) => {
      if (threads.get(id)) threads.put({ ...rowOf(id), foundReplies });
    });
    opened.set(id, { visit: { openedAt: hub.next() }, left, refreshes });
    threads.put({ ...rowOf(id), newIds: [], isLoading: false });
    void load(id);
    void pollUntilAborted(
      clock,
      left.signal,
      () => load(id),
      /* Further replies are loaded when the reader requests them with a button. */
      () =>
        globalThis.document?.visibilityState !== 'hidden' && rowOf(id).foundReplies === undefined,
      () => Math.max(refreshInterval, rowOf(id).statusIds.length * refreshIntervalPerStatus),
    );
  };

  /** Stops loading a thread if this was its last use. Its row stays in memory for a while. */
  const leave = (id: string): void => {
    const open = opened.get(id);
    if (!open || !recentlyOpen.close(id)) return;
    noteVisit(id);
    open.left.abort();
    opened.delete(id);
    forgetArrivals();
  };

  return {
    /**
     * Loads the thread around a status and updates it regularly. Returns a function that closes it.
     */
    open(id: string) {
      recentlyOpen.open(id);
      if (!opened.has(id)) begin(id);
      let isOpen = true;
      return () => {
        if (isOpen) leave(id);
        isOpen = false;
      };
    },
    /**
     * Requests an open thread again. Never rejects: an error is stored in the row of the thread.
     */
    load,
    /** Requests the replies to some statuses of an open thread. Rejects if none was loaded. */
    async loadReplies(id: string, of: readonly string[]) {
      const open = opened.get(id);
      if (!open) return;
      const { response, requestedAt } = await trackRequest(hub, () =>
        fetchReplies(call, of, open.left.signal),
      );
      if (!threads.get(id) || open.left.signal.aborted) return;
      hub.batch(() => {
        open.visit = updater.applyReplies(rowOf(id), open.visit, response, requestedAt);
      });
    },
    /** Requests all open threads again, for instance after the stream was lost. */
    refresh() {
      for (const id of opened.keys()) void load(id);
    },
    dispose() {
      stopWatching();
      for (const { left } of opened.values()) left.abort();
      opened.clear();
      forgetArrivals();
    },
  };
}

/** The threads of a session that are on the screen or were closed recently. */
export type Threads = ReturnType<typeof createThreads>;

import type { Status } from '@rookery/contract/schemas/status.ts';
import { ingestStatuses } from '#store/ingest/ingest-status.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import type { ThreadRow } from '#store/rows/thread-row.ts';
import type { Tables } from '#store/tables.ts';
import { compareIds } from '#lib/compare-ids.ts';
import {
  type ReplyArrivals,
  isNewReplyFromOthers,
  type ThreadVisit,
  withNewReplies,
} from './with-new-replies.ts';
import { countReply } from './count-reply.ts';
import type { FetchedThread } from './fetch-thread.ts';
import { newStatusesSince, type ThreadVisitMemory } from './visit-memory.ts';
import { findRoot, mergeThread } from './merge-thread.ts';

/**
 * Creates an object that adds loaded statuses to threads, and that increases the counts of replies
 * by replies which no count from the server includes yet. `opened` returns the ids of the threads on the screen.
 */
export function createThreadUpdater(
  {
    tables,
    viewerId,
    visits,
  }: {
    readonly tables: Tables;
    readonly viewerId: string | null;
    readonly visits: Pick<ThreadVisitMemory, 'since'>;
  },
  arrivals: ReplyArrivals,
  opened: () => Iterable<string>,
) {
  const { statuses, threads } = tables;
  const known = { statuses, arrivals, viewerId };
  let isIngesting = false;
  let isIngestingReplies = false;

  /** Adds a reply to the count of its parent. Returns whether it was counted. */
  const count = (row: StatusRow, requestedAt: number): boolean => {
    /* The server has already counted the viewer's reply if it is part of a response. */
    const writer = isIngesting ? null : viewerId;
    return countReply({ tables, open: opened(), writer }, row, requestedAt);
  };
  /* Replies that the response lacks arrived while the request was pending, so its counts do not
     include them. */
  const countMissing = (statusIds: readonly string[], receivedIds: ReadonlySet<string>): void => {
    for (const id of statusIds) {
      const arrival = receivedIds.has(id) ? undefined : arrivals.get(id);
      const row = statuses.get(id);
      if (!arrival || !row || arrival.isCounted) continue;
      arrivals.note(id, { ...arrival, isCounted: count(row, arrival.requestedAt) });
    }
  };
  /** Ingests a response. Returns the ids of its statuses. */
  const ingest = (loaded: readonly Status[], requestedAt: number): readonly string[] => {
    isIngesting = true;
    const ids = ingestStatuses(tables, loaded, { requestedAt, viewerId });
    isIngesting = false;
    return ids;
  };
  /* The status for which the thread was opened and the viewer's own statuses are not marked as
     new. */
  const withNewSince = (row: ThreadRow, { since }: ThreadVisit, ids = row.statusIds): ThreadRow => {
    if (since === undefined) return row;
    const isKnown = (id: string): boolean =>
      id === row.id || row.newIds.includes(id) || statuses.get(id)?.accountId === viewerId;
    const found = newStatusesSince(since, ids, isKnown);
    return found.length === 0 ? row : { ...row, newIds: [...found, ...row.newIds] };
  };
  /** Adds to a visit the newest status that the viewer saw at the last visit of the thread. */
  const withSince = (visit: ThreadVisit, row: ThreadRow): ThreadVisit => {
    const since = visits.since(findRoot(row, statuses));
    return since === undefined ? visit : { ...visit, since };
  };
  return {
    /**
     * Adds a response to a thread. `row` is the thread before the response. Returns the updated
     * visit.
     */
    applyThread(
      before: ThreadRow,
      visit: ThreadVisit,
      { statuses: loaded, failure }: FetchedThread,
      requestedAt: number,
    ) {
      const ids = ingest(loaded, requestedAt);
      const merged = mergeThread(
        before,
        { ids, ...(failure && { failure }) },
        {
          isLate: (each) =>
            (arrivals.get(each)?.arrivedAt ?? 0) >= requestedAt ||
            visit.extraIds?.has(each) === true,
          isAddition: (each) => isNewReplyFromOthers(known, visit, each),
          isDeleted: (each) => statuses.get(each)?.isDeleted === true,
        },
      );
      if (failure) {
        threads.put(merged);
        return visit;
      }
      const isFirst = visit.loadedAt === undefined;
      const seen = { ...(isFirst ? withSince(visit, merged) : visit), loadedAt: requestedAt };
      const joined = withNewReplies(known, seen, merged);
      const row = isFirst ? withNewSince(joined, seen) : joined;
      threads.put(row);
      countMissing(row.statusIds, new Set(ids));
      return seen;
    },
    /** Adds replies that were requested separately. Returns the updated visit. */
    applyReplies(
      row: ThreadRow,
      visit: ThreadVisit,
      loaded: readonly Status[],
      requestedAt: number,
    ) {
      isIngestingReplies = true;
      const found = ingest(loaded, requestedAt).filter((id) => !row.statusIds.includes(id));
      isIngestingReplies = false;
      const statusIds = [...row.statusIds, ...found].toSorted(compareIds);
      threads.put(withNewSince({ ...row, statusIds }, visit, found));
      return { ...visit, extraIds: new Set([...(visit.extraIds ?? []), ...found]) };
    },
    /** Records a reply that has become known, from any source. */
    recordReply(row: StatusRow, requestedAt: number) {
      /* Replies that were requested separately existed when the response was sent, so the
         server's counts include them. */
      const isCounted = isIngestingReplies || count(row, requestedAt);
      arrivals.note(row.id, { arrivedAt: tables.hub.now(), requestedAt, isCounted });
    },
  };
}

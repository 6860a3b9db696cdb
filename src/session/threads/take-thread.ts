import type { Status } from '#contract/schemas/status.ts';
import { ingestStatuses } from '#entities/ingest/ingest-status.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import type { ThreadRow } from '#entities/rows/thread-row.ts';
import type { Tables } from '#entities/tables.ts';
import { compareIds } from '#lib/compare-ids.ts';
import type { Arrivals } from './arrivals.ts';
import { countReply } from './count-reply.ts';
import type { FetchedThread } from './fetch-thread.ts';
import { newSince } from './last-visits.ts';
import { mergeThread } from './merge-thread.ts';
import { rootOf } from './root-of.ts';
import type { VisitMemory } from './visit-memory.ts';
import { isNews, withNewReplies, type Visit } from './with-new-replies.ts';

/** Takes what a look at a conversation has brought, and counts the replies that no answer counts. */
export interface ThreadTaking {
  /** `row` is the conversation as it was. Gives the visit as it then is. */
  take(row: ThreadRow, visit: Visit, fetched: FetchedThread, askedAt: number): Visit;
  /** The same of posts that were asked for besides. */
  takeBesides(row: ThreadRow, visit: Visit, came: readonly Status[], askedAt: number): Visit;
  /** Puts down a reply that has become known, from wherever. */
  arrived(row: StatusRow, askedAt: number): void;
}

/** `opened` gives the ids of the conversations that are on the screen. */
export function createThreadTaking(
  {
    tables,
    viewerId,
    visits,
  }: {
    readonly tables: Tables;
    readonly viewerId: string | null;
    readonly visits: Pick<VisitMemory, 'since'>;
  },
  arrivals: Arrivals,
  opened: () => Iterable<string>,
): ThreadTaking {
  const { statuses, threads } = tables;
  const known = { statuses, arrivals, viewerId };
  let isTaking = false;
  let isBesides = false;

  const count = (row: StatusRow, askedAt: number): boolean => {
    /* A reply of one's own that comes in an answer is counted by the server already. */
    const writer = isTaking ? null : viewerId;
    return countReply({ tables, open: opened(), writer }, row, askedAt);
  };
  /* Replies that are not in the answer came while it was on its way: its counts lack them. */
  const countUntold = (statusIds: readonly string[], told: ReadonlySet<string>): void => {
    for (const id of statusIds) {
      const arrival = told.has(id) ? undefined : arrivals.get(id);
      const row = statuses.get(id);
      if (!arrival || !row || arrival.isCounted) continue;
      arrivals.note(id, { ...arrival, isCounted: count(row, arrival.askedAt) });
    }
  };
  const ingest = (came: readonly Status[], askedAt: number): readonly string[] => {
    isTaking = true;
    const ids = ingestStatuses(tables, came, { askedAt, viewerId });
    isTaking = false;
    return ids;
  };
  /* The status one came for, and what one wrote oneself, is not marked as new. */
  const withNewSince = (row: ThreadRow, { since }: Visit, ids = row.statusIds): ThreadRow => {
    if (since === undefined) return row;
    const isKnown = (id: string): boolean =>
      id === row.id || row.newIds.includes(id) || statuses.get(id)?.accountId === viewerId;
    const found = newSince(since, ids, isKnown);
    return found.length === 0 ? row : { ...row, newIds: [...found, ...row.newIds] };
  };
  const begun = (visit: Visit, row: ThreadRow): Visit => {
    const since = visits.since(rootOf(row, statuses));
    return since === undefined ? visit : { ...visit, since };
  };
  return {
    take(before, visit, { statuses: came, failure }, askedAt) {
      const ids = ingest(came, askedAt);
      const merged = mergeThread(
        before,
        { ids, ...(failure && { failure }) },
        {
          late: (each) =>
            (arrivals.get(each)?.cameAt ?? 0) >= askedAt || visit.besides?.has(each) === true,
          news: (each) => isNews(known, visit, each),
          deleted: (each) => statuses.get(each)?.isDeleted === true,
        },
      );
      if (failure) {
        threads.put(merged);
        return visit;
      }
      const isFirst = visit.wholeAt === undefined;
      const seen = { ...(isFirst ? begun(visit, merged) : visit), wholeAt: askedAt };
      const joined = withNewReplies(known, seen, merged);
      const row = isFirst ? withNewSince(joined, seen) : joined;
      threads.put(row);
      countUntold(row.statusIds, new Set(ids));
      return seen;
    },
    takeBesides(row, visit, came, askedAt) {
      isBesides = true;
      const found = ingest(came, askedAt).filter((id) => !row.statusIds.includes(id));
      isBesides = false;
      const statusIds = [...row.statusIds, ...found].toSorted(compareIds);
      threads.put(withNewSince({ ...row, statusIds }, visit, found));
      return { ...visit, besides: new Set([...(visit.besides ?? []), ...found]) };
    },
    arrived(row, askedAt) {
      /* What was asked for besides was only left out of the answer: the server has counted it. */
      const isCounted = isBesides || count(row, askedAt);
      arrivals.note(row.id, { cameAt: tables.hub.now(), askedAt, isCounted });
    },
  };
}

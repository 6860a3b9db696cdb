import { ingestStatuses } from '#entities/ingest/ingest-status.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import type { ThreadRow } from '#entities/rows/thread-row.ts';
import type { Tables } from '#entities/tables.ts';
import type { Arrivals } from './arrivals.ts';
import { countReply } from './count-reply.ts';
import type { FetchedThread } from './fetch-thread.ts';
import { mergeThread } from './merge-thread.ts';
import { isNews, withNewReplies, type Visit } from './with-new-replies.ts';

/** Takes what a look at a conversation has brought, and counts the replies that no answer counts. */
export interface ThreadTaking {
  /** `row` is the conversation as it was. Gives the visit as it then is. */
  take(row: ThreadRow, visit: Visit, fetched: FetchedThread, askedAt: number): Visit;
  /** Puts down a reply that has become known, from wherever. */
  arrived(row: StatusRow, askedAt: number): void;
}

/** `opened` gives the ids of the conversations that are on the screen. */
export function createThreadTaking(
  { tables, viewerId }: { readonly tables: Tables; readonly viewerId: string | null },
  arrivals: Arrivals,
  opened: () => Iterable<string>,
): ThreadTaking {
  const { statuses, threads } = tables;
  const known = { statuses, arrivals, viewerId };
  let isTaking = false;

  const count = (row: StatusRow, askedAt: number): boolean => {
    /* One's own that a conversation tells of was written before. */
    const writer = isTaking ? null : viewerId;
    return countReply({ tables, open: opened(), writer }, row, askedAt);
  };
  /* What came while the whole was being told of is newer than the counts that came with it. */
  const countUntold = (statusIds: readonly string[], told: ReadonlySet<string>): void => {
    for (const id of statusIds) {
      const arrival = told.has(id) ? undefined : arrivals.get(id);
      const row = statuses.get(id);
      if (!arrival || !row || arrival.isCounted) continue;
      arrivals.note(id, { ...arrival, isCounted: count(row, arrival.askedAt) });
    }
  };
  return {
    take(before, visit, { statuses: came, failure }, askedAt) {
      isTaking = true;
      const ids = ingestStatuses(tables, came, { askedAt, viewerId });
      isTaking = false;
      const merged = mergeThread(
        before,
        { ids, ...(failure && { failure }) },
        {
          late: (each) => (arrivals.get(each)?.cameAt ?? 0) >= askedAt,
          news: (each) => isNews(known, visit, each),
          deleted: (each) => statuses.get(each)?.isDeleted === true,
        },
      );
      if (failure) {
        threads.put(merged);
        return visit;
      }
      const seen = { ...visit, wholeAt: askedAt };
      const row = withNewReplies(known, seen, merged);
      threads.put(row);
      countUntold(row.statusIds, new Set(ids));
      return seen;
    },
    arrived(row, askedAt) {
      const isCounted = count(row, askedAt);
      arrivals.note(row.id, { cameAt: tables.hub.now(), askedAt, isCounted });
    },
  };
}

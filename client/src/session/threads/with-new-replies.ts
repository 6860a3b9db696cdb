import type { StatusRow } from '#store/rows/status-row.ts';
import type { ThreadRow } from '#store/rows/thread-row.ts';
import type { Table } from '#store/table.ts';
import { compareIds } from '#lib/compare-ids.ts';

/** How a reply became known. Moments are sequence numbers of the hub. */
interface Arrival {
  readonly arrivedAt: number;
  /** Moment of the request that returned the reply. */
  readonly requestedAt: number;
  /** Whether the reply was added to the count of its parent. */
  readonly isCounted: boolean;
}

export function createReplyArrivals() {
  const known = new Map<string, Arrival>();
  return {
    note: (id: string, arrival: Arrival) => void known.set(id, arrival),
    get: (id: string) => known.get(id),
    /** Returns the replies that arrived at this moment or later. */
    since: (moment: number) =>
      [...known].flatMap(([id, { arrivedAt: cameAt }]) => (cameAt >= moment ? [id] : [])),
    /** Removes the replies that arrived before this moment. */
    forgetBefore(moment: number) {
      for (const [id, { arrivedAt: cameAt }] of known) if (cameAt < moment) known.delete(id);
    },
  };
}

/** The replies that arrived while threads were open, in order of arrival. */
export type ReplyArrivals = ReturnType<typeof createReplyArrivals>;

/**
 * Returns those candidates that belong to a thread: direct or indirect replies to its statuses.
 * Reblogs never belong to a thread.
 */
function findNewReplies(
  statuses: Pick<Table<StatusRow>, 'get'>,
  candidates: Iterable<string>,
  members: readonly string[],
): readonly string[] {
  const known = new Set(members);
  const open = new Set(candidates);
  const found: string[] = [];
  /* Candidates may be in any order, and a reply may precede its parent, so the candidates are
     searched repeatedly until no further one belongs to the thread. */
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const id of open) {
      if (known.has(id)) continue;
      const row = statuses.get(id);
      if (row?.reblogId != null || row?.inReplyToId == null || !known.has(row.inReplyToId))
        continue;
      if (row.isDeleted === true) continue;
      known.add(id);
      found.push(id);
      isGrowing = true;
    }
  }
  return found;
}

/** The moments at which an open thread was requested. Moments are sequence numbers of the hub. */
export interface ThreadVisit {
  readonly openedAt: number;
  /**
   * Moment of the request of the last complete response; absent before the first one of this visit.
   */
  readonly loadedAt?: number;
  /** Id of the newest status that was seen at the visit before; absent for a first visit. */
  readonly since?: string;
  /** Ids of statuses that were requested separately and that a complete response may lack. */
  readonly extraIds?: ReadonlySet<string>;
}

interface Known {
  readonly statuses: Pick<Table<StatusRow>, 'get' | 'keys'>;
  readonly arrivals: Pick<ReplyArrivals, 'get' | 'since'>;
  readonly viewerId: string | null;
}

/** Returns whether a status is by another account and was unknown before the thread was opened. */
export function isNewReplyFromOthers(
  { statuses, arrivals, viewerId }: Known,
  visit: ThreadVisit,
  id: string,
): boolean {
  if (statuses.get(id)?.accountId === viewerId) return false;
  return (arrivals.get(id)?.requestedAt ?? 0) > visit.openedAt;
}

/** Adds newly known statuses that belong to a thread. Returns the same row if there are none. */
export function withNewReplies(known: Known, visit: ThreadVisit, row: ThreadRow): ThreadRow {
  const { statuses, arrivals } = known;
  const { loadedAt } = visit;
  /* A status that was known at the time of the request, but is missing from the response, does
     not belong to the thread. */
  const candidates = loadedAt === undefined ? statuses.keys() : arrivals.since(loadedAt);
  const found = findNewReplies(statuses, candidates, row.statusIds);
  if (found.length === 0) return row;
  return {
    ...row,
    statusIds: [...row.statusIds, ...found].toSorted(compareIds),
    newIds: [...row.newIds, ...found.filter((id) => isNewReplyFromOthers(known, visit, id))],
  };
}

import type { StatusRow } from '#entities/rows/status-row.ts';
import type { ThreadRow } from '#entities/rows/thread-row.ts';
import type { Table } from '#entities/table.ts';
import { compareIds } from '#lib/compare-ids.ts';
import type { Arrivals } from './arrivals.ts';
import { newReplies } from './new-replies.ts';

/** When a conversation that is on the screen was asked for; moments are the hub's. */
export interface Visit {
  readonly openedAt: number;
  /** When the last answer that told of the whole was asked for; absent before the first of this visit. */
  readonly wholeAt?: number;
  /** The newest post that was seen at the visit before; absent for a first visit. */
  readonly since?: string;
  /** Posts that were asked for besides, of which an answer that tells of the whole need not tell. */
  readonly besides?: ReadonlySet<string>;
}

export interface Known {
  readonly statuses: Pick<Table<StatusRow>, 'get' | 'keys'>;
  readonly arrivals: Pick<Arrivals, 'get' | 'since'>;
  readonly viewerId: string | null;
}

/** Whether a status is somebody else's, and was not known before the conversation was opened. */
export function isNews({ statuses, arrivals, viewerId }: Known, visit: Visit, id: string): boolean {
  if (statuses.get(id)?.accountId === viewerId) return false;
  return (arrivals.get(id)?.askedAt ?? 0) > visit.openedAt;
}

/** A conversation with what has become known and belongs to it; the same row where nothing has. */
export function withNewReplies(known: Known, visit: Visit, row: ThreadRow): ThreadRow {
  const { statuses, arrivals } = known;
  const { wholeAt } = visit;
  /* A status that was known when the whole was asked for, but is not in the answer, does not belong to it. */
  const candidates = wholeAt === undefined ? statuses.keys() : arrivals.since(wholeAt);
  const found = newReplies(statuses, candidates, row.statusIds);
  if (found.length === 0) return row;
  return {
    ...row,
    statusIds: [...row.statusIds, ...found].toSorted(compareIds),
    newIds: [...row.newIds, ...found.filter((id) => isNews(known, visit, id))],
  };
}

import type { ThreadFailure, ThreadRow } from '#entities/rows/thread-row.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { isEqual } from '#lib/is-equal.ts';

/** A conversation after an answer. What draws its list is left the same array while nothing comes or goes. */
export function mergeThread(
  row: ThreadRow,
  { ids, failure }: { readonly ids: readonly string[]; readonly failure?: ThreadFailure },
  is: {
    /** Became known after the answer was asked for, so that it need not tell of it. */
    readonly late: (id: string) => boolean;
    /** Somebody else's, and not known before the conversation was opened. */
    readonly news: (id: string) => boolean;
    readonly deleted: (id: string) => boolean;
  },
): ThreadRow {
  const told = new Set(ids);
  const known = new Set(row.statusIds);
  const kept = failure
    ? row.statusIds
    : row.statusIds.filter((id) => is.late(id) && !is.deleted(id));
  const statusIds = [...new Set([...told, ...kept])].toSorted(compareIds);
  const arrived = row.isLoaded ? ids.filter((id) => !known.has(id) && is.news(id)) : [];
  const newIds = [...row.newIds.filter((id) => statusIds.includes(id)), ...arrived];
  return {
    id: row.id,
    statusIds: isEqual(statusIds, row.statusIds) ? row.statusIds : statusIds,
    newIds: isEqual(newIds, row.newIds) ? row.newIds : newIds,
    isLoading: false,
    isLoaded: row.isLoaded || failure === undefined,
    ...(failure && { failure }),
    ...(failure && row.storedAt !== undefined && { storedAt: row.storedAt }),
  };
}

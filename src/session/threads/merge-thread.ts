import type { ThreadFailure, ThreadRow } from '#entities/rows/thread-row.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { isEqual } from '#lib/is-equal.ts';

/** A conversation after an answer. What draws its list is left the same array while nothing joined. */
export function mergeThread(
  row: ThreadRow,
  { ids, failure }: { readonly ids: readonly string[]; readonly failure?: ThreadFailure },
  is: {
    /** Somebody else's, so that it is news to the viewer. */
    readonly foreign: (id: string) => boolean;
    readonly deleted: (id: string) => boolean;
  },
): ThreadRow {
  const told = new Set(ids);
  const known = new Set(row.statusIds);
  /* What came while it was being asked for is not in the answer; nor is what has been deleted. */
  const kept = failure
    ? row.statusIds
    : row.newIds.filter((id) => !told.has(id) && !is.deleted(id));
  const statusIds = [...new Set([...told, ...kept])].toSorted(compareIds);
  const arrived = row.isLoaded ? ids.filter((id) => !known.has(id) && is.foreign(id)) : [];
  return {
    id: row.id,
    statusIds: isEqual(statusIds, row.statusIds) ? row.statusIds : statusIds,
    newIds: arrived.length > 0 ? [...row.newIds, ...arrived] : row.newIds,
    isLoading: false,
    isLoaded: row.isLoaded || failure === undefined,
    ...(failure && { failure }),
  };
}

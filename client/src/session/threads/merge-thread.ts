import type { StatusRow } from '#store/rows/status-row.ts';
import type { ThreadFailure, ThreadRow } from '#store/rows/thread-row.ts';
import type { Table } from '#store/table.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { isEqual } from '#lib/is-equal.ts';

/**
 * Returns the id of the first known status of a thread, whichever status the thread was opened for.
 */
export function findRoot(
  { id, statusIds }: Pick<ThreadRow, 'id' | 'statusIds'>,
  statuses: Pick<Table<StatusRow>, 'get'>,
): string {
  const open = new Set(statusIds);
  let root = id;
  /* The loop ends even if a server sends replies that form a cycle. */
  while (open.delete(root)) {
    const above = statuses.get(root)?.inReplyToId;
    if (above == null || !open.has(above)) break;
    root = above;
  }
  return root;
}

/**
 * Merges a response into a thread. Returns the same arrays if nothing has changed, which avoids
 * re-renders.
 */
export function mergeThread(
  row: ThreadRow,
  { ids, failure }: { readonly ids: readonly string[]; readonly failure?: ThreadFailure },
  {
    isLate,
    isAddition,
    isDeleted,
  }: {
    /**
     * Returns whether a status arrived after the request was sent, so that the response need not
     * contain it.
     */
    readonly isLate: (id: string) => boolean;
    /**
     * Returns whether a status is by another account and was unknown before the thread was opened.
     */
    readonly isAddition: (id: string) => boolean;
    readonly isDeleted: (id: string) => boolean;
  },
): ThreadRow {
  const receivedIds = new Set(ids);
  const known = new Set(row.statusIds);
  const retainedIds = failure
    ? row.statusIds
    : row.statusIds.filter((id) => isLate(id) && !isDeleted(id));
  const statusIds = [...new Set([...receivedIds, ...retainedIds])].toSorted(compareIds);
  const arrived = row.isLoaded ? ids.filter((id) => !known.has(id) && isAddition(id)) : [];
  const newIds = [...row.newIds.filter((id) => statusIds.includes(id)), ...arrived];
  return {
    id: row.id,
    statusIds: isEqual(statusIds, row.statusIds) ? row.statusIds : statusIds,
    newIds: isEqual(newIds, row.newIds) ? row.newIds : newIds,
    isLoading: false,
    isLoaded: row.isLoaded || failure === undefined,
    ...(failure && { failure }),
    ...(failure && row.cachedAt !== undefined && { cachedAt: row.cachedAt }),
    ...(failure && row.foundReplies !== undefined && { foundReplies: row.foundReplies }),
  };
}

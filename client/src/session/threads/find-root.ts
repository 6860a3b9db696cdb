import type { StatusRow } from '#store/rows/status-row.ts';
import type { ThreadRow } from '#store/rows/thread-row.ts';
import type { Table } from '#store/table.ts';

/** Returns the known first status of a thread, whichever status it was opened for. */
export function findRoot(
  { id, statusIds }: Pick<ThreadRow, 'id' | 'statusIds'>,
  statuses: Pick<Table<StatusRow>, 'get'>,
): string {
  const open = new Set(statusIds);
  let root = id;
  /* A server may send replies in a cycle. */
  while (open.delete(root)) {
    const above = statuses.get(root)?.inReplyToId;
    if (above == null || !open.has(above)) break;
    root = above;
  }
  return root;
}

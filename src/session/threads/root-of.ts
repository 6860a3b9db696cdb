import type { StatusRow } from '#entities/rows/status-row.ts';
import type { ThreadRow } from '#entities/rows/thread-row.ts';
import type { Table } from '#entities/table.ts';

/** The post that a conversation begins with, as far as it is here: whichever post it was opened for. */
export function rootOf(
  { id, statusIds }: Pick<ThreadRow, 'id' | 'statusIds'>,
  statuses: Pick<Table<StatusRow>, 'get'>,
): string {
  const open = new Set(statusIds);
  let root = id;
  /* A server may send replies that answer each other in a circle. */
  while (open.delete(root)) {
    const above = statuses.get(root)?.inReplyToId;
    if (above == null || !open.has(above)) break;
    root = above;
  }
  return root;
}

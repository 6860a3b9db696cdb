import type { StatusRow } from '#store/rows/status-row.ts';
import type { Table } from '#store/table.ts';

/**
 * Returns candidates that belong to a thread: direct or indirect replies to its members. Reblogs
 * never belong.
 */
export function findNewReplies(
  statuses: Pick<Table<StatusRow>, 'get'>,
  candidates: Iterable<string>,
  members: readonly string[],
): readonly string[] {
  const known = new Set(members);
  const open = new Set(candidates);
  const found: string[] = [];
  /* In any order: a reply may come before its parent. */
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

import type { NotificationRow } from '#store/rows/notification-row.ts';
import { isReaction } from './notification-kinds.ts';

/** One row of the list: a notification, or the grouped reactions to one status. */
export interface NotificationGroup {
  /** Stable while more notifications join. */
  readonly key: string;
  /** At least one, in list order. */
  readonly rows: readonly [NotificationRow, ...NotificationRow[]];
  /** Of the newest one, and so of all once it is seen. */
  readonly isSeen?: boolean;
}

function single(row: NotificationRow): NotificationGroup {
  return { key: row.id, rows: [row], ...(row.isSeen === undefined ? {} : { isSeen: row.isSeen }) };
}

/**
 * Groups the favourites, reblogs and reactions of one status at the position of the first, so that
 * a viral status takes one row. `rows` are sorted, unseen first.
 */
export function groupNotifications(
  rows: readonly NotificationRow[],
  isGrouping: boolean,
): readonly NotificationGroup[] {
  if (!isGrouping) return rows.map(single);
  const groups: NotificationGroup[] = [];
  const groupsByStatus = new Map<string, { rows: [NotificationRow, ...NotificationRow[]] }>();
  for (const row of rows) {
    const { statusId } = row;
    if (statusId === undefined || !isReaction(row.type)) {
      groups.push(single(row));
      continue;
    }
    const known = groupsByStatus.get(statusId);
    if (known) {
      known.rows.push(row);
      continue;
    }
    const group = {
      ...single(row),
      key: `reactions ${statusId}`,
      rows: [row] as [NotificationRow],
    };
    groupsByStatus.set(statusId, group);
    groups.push(group);
  }
  return groups;
}

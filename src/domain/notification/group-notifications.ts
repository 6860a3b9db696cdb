import type { NotificationRow } from '#entities/rows/notification-row.ts';
import { applause } from '#session/notifications/notification-kinds.ts';

/** One line of the list: a notification, or the applause for one status by many. */
export interface NotificationGroup {
  /** Stays the same while more join. */
  readonly key: string;
  /** At least one; in the order of the list. */
  readonly rows: readonly [NotificationRow, ...NotificationRow[]];
  /** The newest one's, and so of all when it is seen. */
  readonly isSeen?: boolean;
}

function single(row: NotificationRow): NotificationGroup {
  return { key: row.id, rows: [row], ...(row.isSeen === undefined ? {} : { isSeen: row.isSeen }) };
}

/**
 * Puts likes, repeats and reactions of one status together, where the first of them stands, so that a
 * viral post takes one line however many it delights. `rows` are sorted, unseen first.
 */
export function groupNotifications(
  rows: readonly NotificationRow[],
  isGrouping: boolean,
): readonly NotificationGroup[] {
  if (!isGrouping) return rows.map(single);
  const groups: NotificationGroup[] = [];
  const places = new Map<string, { rows: [NotificationRow, ...NotificationRow[]] }>();
  for (const row of rows) {
    const { statusId } = row;
    if (statusId === undefined || !applause.has(row.type)) {
      groups.push(single(row));
      continue;
    }
    const known = places.get(statusId);
    if (known) {
      known.rows.push(row);
      continue;
    }
    const group = { ...single(row), key: `applause ${statusId}`, rows: [row] as [NotificationRow] };
    places.set(statusId, group);
    groups.push(group);
  }
  return groups;
}

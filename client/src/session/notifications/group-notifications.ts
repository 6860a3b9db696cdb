import type { NotificationRow } from '#store/rows/notification-row.ts';
import { isReaction, notificationRulesOf } from './notification-rules.ts';

/**
 * One row of the list: a notification, or the grouped reactions to one status, replies in one
 * conversation, or reports.
 */
export interface NotificationGroup {
  /** Key of the row. It stays the same when further notifications join the group. */
  readonly key: string;
  /** The notifications in the row, at least one, in list order. */
  readonly rows: readonly [NotificationRow, ...NotificationRow[]];
  /** Whether the newest notification of the group is seen. */
  readonly isSeen?: boolean;
}

function single(row: NotificationRow): NotificationGroup {
  return { key: row.id, rows: [row], ...(row.isSeen === undefined ? {} : { isSeen: row.isSeen }) };
}

/** Minimum number of replies in one conversation that are grouped; fewer are shown one by one. */
const minReplies = 3;

/**
 * Groups the favourites, reblogs and reactions of one status, the replies in one conversation, and
 * reports (R-MOD-031). A group has the position of its first notification. Unseen replies and
 * reports are not grouped with seen ones.
 *
 * @param rows sorted, unseen first
 */
export function groupNotifications(
  rows: readonly NotificationRow[],
  isGrouping: boolean,
  /** Returns the conversation of a reply; undefined if it is not to be grouped. */
  conversationOf: (row: NotificationRow) => string | undefined = () => undefined,
): readonly NotificationGroup[] {
  if (!isGrouping) return rows.map(single);
  const keyOf = (row: NotificationRow): string | undefined => {
    if (row.statusId !== undefined && isReaction(row.type)) return `reactions ${row.statusId}`;
    const kind = row.isSeen === false ? ' new' : '';
    if (notificationRulesOf(row.type)?.isGrouped) return `${row.type}${kind}`;
    const conversation = conversationOf(row);
    return conversation === undefined ? undefined : `replies ${conversation}${kind}`;
  };
  const counts = new Map<string, number>();
  const keys = rows.map((row) => {
    const key = keyOf(row);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    return key;
  });
  const groups: NotificationGroup[] = [];
  const groupsByKey = new Map<string, { rows: [NotificationRow, ...NotificationRow[]] }>();
  for (const [index, row] of rows.entries()) {
    const key = keys[index];
    const isAlways = isReaction(row.type) || notificationRulesOf(row.type)?.isGrouped;
    if (key === undefined || (!isAlways && (counts.get(key) ?? 0) < minReplies)) {
      groups.push(single(row));
      continue;
    }
    const known = groupsByKey.get(key);
    if (known) {
      known.rows.push(row);
      continue;
    }
    const group = { ...single(row), key, rows: [row] as [NotificationRow] };
    groupsByKey.set(key, group);
    groups.push(group);
  }
  return groups;
}

import type { NotificationRow } from '#store/rows.ts';

const groupedTypes: ReadonlySet<string> = new Set(['favourite', 'reblog', 'follow']);

const hour = 3_600_000;

/**
 * Returns the key of the group that a notification belongs to. Favourites and reblogs of one
 * status, and follows, within a period of 12 hours share a group. Every other notification is a
 * group of its own.
 */
export function groupKeyOf(row: NotificationRow): string {
  if (!groupedTypes.has(row.type)) return `ungrouped-${row.id}`;
  const period = Math.floor(row.created_at / (12 * hour));
  return row.status_id === null
    ? `${row.type}-${period}`
    : `${row.type}-${row.status_id}-${period}`;
}

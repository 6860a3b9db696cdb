import type { StatusRow } from '#entities/rows/status-row.ts';
import type { Tables } from '#entities/tables.ts';
import type { Feeds } from './feeds/feeds.ts';
import type { Notifications } from './notifications/notifications.ts';

export interface RemovalOptions {
  readonly tables: Tables;
  readonly feeds: Pick<Feeds, 'all'>;
  readonly notifications: Pick<Notifications, 'loader'> | undefined;
}

/** Servers count only those answers that all may read. */
export function isCounted({ visibility }: StatusRow): boolean {
  return visibility === 'public' || visibility === 'unlisted';
}

/**
 * An answer is gone: what it answers has one fewer, until the server says how many. An answer
 * that came after the last count is not in it: those that are known to be left are never fewer.
 */
export function uncountReply(tables: Tables, id: string): void {
  const { statuses, uncountedReplies, hub } = tables;
  const reply = statuses.get(id);
  const parentId = reply?.inReplyToId;
  if (!reply || parentId == null || !isCounted(reply) || uncountedReplies.has(id)) return;
  uncountedReplies.add(id);
  const count = statuses.get(parentId)?.repliesCount ?? 0;
  if (count === 0) return;
  let left = 0;
  for (const other of statuses.keys()) {
    const row = other === id ? undefined : statuses.get(other);
    if (row?.inReplyToId === parentId && row.isDeleted !== true && isCounted(row)) left += 1;
  }
  const repliesCount = Math.min(count, Math.max(count - 1, left));
  statuses.merge({ id: parentId, repliesCount }, hub.next());
}

/** A status is gone: it is marked so, and leaves every list that shows it or a repeat of it. */
export function removeStatus({ tables, feeds, notifications }: RemovalOptions, id: string): void {
  tables.hub.batch(() => {
    tables.statuses.merge({ id, isDeleted: true }, tables.hub.next());
    const isGone = (item: string): boolean =>
      item === id || tables.statuses.get(item)?.reblogId === id;
    for (const loader of feeds.all()) loader.remove(isGone);
    notifications?.loader.remove((item) => tables.notifications.get(item)?.statusId === id);
  });
}

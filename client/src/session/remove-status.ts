import type { StatusRow } from '#store/rows/status-row.ts';
import type { Tables } from '#store/tables.ts';
import type { Feeds } from './feeds/feeds.ts';
import type { Notifications } from './notifications/notifications.ts';

export interface RemovalOptions {
  readonly tables: Tables;
  readonly feeds: Pick<Feeds, 'all'>;
  readonly notifications: Pick<Notifications, 'loader'> | undefined;
}

/** Returns whether servers count a reply: only public and unlisted replies are counted. */
export function isReplyCounted({ visibility }: StatusRow): boolean {
  return visibility === 'public' || visibility === 'unlisted';
}

/**
 * Subtracts a deleted reply from the count of its parent, until the server sends a new count. The
 * result is never lower than the number of known replies that remain, since the server's last count
 * may not include the newest replies.
 */
export function subtractReply(tables: Tables, id: string): void {
  const { statuses, uncountedReplies, hub } = tables;
  const reply = statuses.get(id);
  const parentId = reply?.inReplyToId;
  if (!reply || parentId == null || !isReplyCounted(reply) || uncountedReplies.has(id)) return;
  uncountedReplies.add(id);
  const count = statuses.get(parentId)?.repliesCount ?? 0;
  if (count === 0) return;
  let remaining = 0;
  for (const other of statuses.keys()) {
    const row = other === id ? undefined : statuses.get(other);
    if (row?.inReplyToId === parentId && row.isDeleted !== true && isReplyCounted(row))
      remaining += 1;
  }
  const repliesCount = Math.min(count, Math.max(count - 1, remaining));
  statuses.merge({ id: parentId, repliesCount }, hub.next());
}

/** Marks a status as deleted, and removes it and its reblogs from every feed. */
export function removeStatus({ tables, feeds, notifications }: RemovalOptions, id: string): void {
  tables.hub.batch(() => {
    tables.statuses.merge({ id, isDeleted: true }, tables.hub.next());
    const isGone = (item: string): boolean =>
      item === id || tables.statuses.get(item)?.reblogId === id;
    for (const loader of feeds.all()) loader.remove(isGone);
    notifications?.loader.remove((item) => tables.notifications.get(item)?.statusId === id);
  });
}

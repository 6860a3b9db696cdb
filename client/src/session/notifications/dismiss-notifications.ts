import { dismissNotificationGroup } from '@rookery/contract/calls/mastodon/grouped-notifications.ts';
import { can } from '#api/capabilities.ts';
import {
  clearNotifications,
  dismissNotification,
  dismissNotifications as dismissSeveral,
} from '@rookery/contract/calls/notification-changes.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import type { Session } from '../session.ts';

type Removal = Pick<Session, 'call' | 'instance' | 'notifications' | 'tables'>;

function removeRows({ notifications, tables }: Removal, ids: Iterable<string>): void {
  const removed = new Set(ids);
  notifications?.loader.remove((id) => removed.has(id));
  /* The loader has removed the notifications from the feed. Removing their rows also removes
     them from all other lists. */
  for (const id of removed) tables.notifications.remove(id);
}

/**
 * Removes these notifications in the client and on the server: in one request if the server has
 * Pleroma's call, otherwise one by one, and groups of Mastodon with one request each. Rejects with
 * `ApiError` without removing what is left.
 */
export async function dismissNotifications(
  session: Removal,
  ids: readonly string[],
): Promise<void> {
  const { call, tables, instance } = session;
  if (ids.length > 1 && can('dismissesSeveral', instance.getState().info.serverInfo)) {
    await call(dismissSeveral, { query: { ids: [...ids] } });
    removeRows(session, ids);
    return;
  }
  const rows = ids.map((id): NotificationRow => tables.notifications.get(id) ?? { id });
  const keys = new Set(rows.flatMap(({ group, groupKey }) => (group && groupKey) ?? []));
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, to stay below rate limits
    await call(dismissNotificationGroup, { path: { key } });
    removeRows(
      session,
      rows.filter(({ groupKey }) => groupKey === key).map(({ id }) => id),
    );
  }
  for (const { id, groupKey } of rows) {
    if (groupKey !== undefined && keys.has(groupKey)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one at a time, to stay below rate limits
    await call(dismissNotification, { path: { id } });
    removeRows(session, [id]);
  }
}

/**
 * Removes all notifications in the client and on the server. If the server refuses, rejects with
 * `ApiError`.
 */
export async function dismissAllNotifications(session: Removal): Promise<void> {
  await session.call(clearNotifications, {});
  session.notifications?.loader.remove(() => true);
  removeRows(session, session.tables.notifications.keys());
}

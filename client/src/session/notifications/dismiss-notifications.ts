import {
  clearNotifications,
  dismissNotification,
  dismissNotifications as dismissSeveral,
} from '@rookery/contract/calls/notification-changes.ts';
import type { Session } from '../session.ts';

type Removal = Pick<Session, 'call' | 'notifications' | 'tables'>;

function removeRows({ notifications, tables }: Removal, ids: Iterable<string>): void {
  const removed = new Set(ids);
  notifications?.loader.remove((id) => removed.has(id));
  /* The loader has removed them from the feed; removing the rows removes them from all other lists. */
  for (const id of removed) tables.notifications.remove(id);
}

/** Removes notifications here and on the server. If the server refuses, rejects with `ApiError`. */
export async function dismissNotifications(
  session: Removal,
  ids: readonly string[],
): Promise<void> {
  const [first] = ids;
  if (first === undefined) return;
  if (ids.length === 1) await session.call(dismissNotification, { path: { id: first } });
  else await session.call(dismissSeveral, { query: { ids: [...ids] } });
  removeRows(session, ids);
}

/** Removes all notifications here and on the server. If the server refuses, rejects with `ApiError`. */
export async function dismissAllNotifications(session: Removal): Promise<void> {
  await session.call(clearNotifications, {});
  session.notifications?.loader.remove(() => true);
  removeRows(session, session.tables.notifications.keys());
}

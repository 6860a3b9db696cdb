import { useSyncExternalStore } from 'react';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { useRow } from '#store/use-row.ts';
import { notificationsFeedId } from '#session/notifications/notifications.ts';
import { useSession } from '#session/session-context.ts';
import { shownNotificationList } from '#session/notifications/shown-notification-list.ts';
import { isUnseen, countUnseenNotifications } from '#session/notifications/shown-notifications.ts';

/** Returns the member's visible notifications, sorted; empty for a visitor. */
export function useShownNotifications(): readonly NotificationRow[] {
  const { subscribe, read } = useSession().part(shownNotificationList);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Returns the number of unseen notifications for the bell, the list header and the tab; 0 for a
 * visitor. Starts with the server's count. Renders again only when the number changes.
 */
export function useUnseenCount(): number {
  const { tables, viewerId, part } = useSession();
  const { subscribe, read } = part(shownNotificationList);
  const serverCount = useRow(tables.accounts, viewerId)?.unreadNotificationsCount ?? 0;
  const count = (): number => {
    const feed = tables.feeds.get(notificationsFeedId);
    return countUnseenNotifications({
      shown: read().filter(isUnseen).length,
      oldest: tables.notifications.get(feed?.ids.at(-1) ?? ''),
      isComplete: feed?.isComplete ?? false,
      serverCount,
    });
  };
  return useSyncExternalStore(subscribe, count, count);
}

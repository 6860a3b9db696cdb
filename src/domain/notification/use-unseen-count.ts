import { useSyncExternalStore } from 'react';
import { useRow } from '#entities/use-row.ts';
import { notificationsFeed } from '#session/notifications/notifications.ts';
import { useSession } from '#session/session-context.ts';
import { isUnseen } from './shown-notifications.ts';
import { unseenTotal } from './unseen-total.ts';
import { useShownList } from './use-shown-notifications.ts';

/**
 * How many notifications wait to be seen: for the bell's dot, the head of the list and the tab alike.
 * Counting starts from what the server says. Renders again only when the number changes. 0 for a visitor.
 */
export function useUnseenCount(): number {
  const { tables, viewerId } = useSession();
  const { subscribe, read } = useShownList();
  const saidByServer = useRow(tables.accounts, viewerId)?.unreadNotificationsCount ?? 0;
  const count = (): number => {
    const feed = tables.feeds.get(notificationsFeed);
    return unseenTotal({
      shown: read().filter(isUnseen).length,
      oldest: tables.notifications.get(feed?.ids.at(-1) ?? ''),
      isComplete: feed?.isComplete ?? false,
      saidByServer,
    });
  };
  return useSyncExternalStore(subscribe, count, count);
}

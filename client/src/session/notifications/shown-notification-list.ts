import type { StoreApi } from 'zustand/vanilla';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import { isHiddenInNotifications } from '../filters/is-hidden-in-notifications.ts';
import { serverFilters } from '../filters/server-filters.ts';
import { notificationsFeedId } from './notifications.ts';
import type { Session, SessionPart } from '../session.ts';
import { compareNotifications, isNotificationShown } from './shown-notifications.ts';

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}

interface Needed extends Pick<Session, 'tables' | 'preferences' | 'viewerId'> {
  readonly filters: StoreApi<readonly ServerFilterRow[] | undefined>;
}

/**
 * Creates a store of the member's visible notifications for `useSyncExternalStore`. The store
 * changes with the feed, its rows, the preference for kinds, the server's filters and the statuses,
 * since a notification is hidden when its status is deleted. The notifications are sorted only when
 * they change themselves, since statuses change often.
 *
 * @param others ids of further notifications, which the feed does not contain
 */
export function createShownNotificationList(
  { tables, preferences, viewerId, filters }: Needed,
  others: readonly string[] = [],
) {
  const { notifications, statuses, feeds } = tables;
  let sorted: readonly NotificationRow[] = [];
  let sortedFrom: readonly unknown[] = [];
  let shown: readonly NotificationRow[] = [];

  const sort = (): void => {
    const ids = feeds.get(notificationsFeedId)?.ids ?? [];
    const from = [ids, notifications.version];
    if (isSame(from, sortedFrom)) return;
    sortedFrom = from;
    sorted = [...new Set([...ids, ...others])]
      .map((id) => notifications.get(id))
      .filter((row) => row !== undefined)
      .toSorted(compareNotifications);
  };

  const hasStatus = (id: string): boolean => {
    const status = statuses.get(id);
    return (
      status !== undefined &&
      status.isDeleted !== true &&
      !isHiddenInNotifications(tables, status, viewerId, filters.getState())
    );
  };

  return {
    /** The sorted notifications; the same array until one of them changes. */
    read: (): readonly NotificationRow[] => {
      sort();
      const visibility = preferences.get('notificationVisibility');
      const mutedStatuses = new Set(preferences.get('mutedApplause'));
      const next = sorted.filter((row) =>
        isNotificationShown(row, { visibility, hasStatus, mutedStatuses }),
      );
      if (!isSame(next, shown)) shown = next;
      return shown;
    },
    subscribe: (listener: () => void): (() => void) => {
      const stops = [
        notifications.subscribeAll(listener),
        statuses.subscribeAll(listener),
        feeds.subscribe(notificationsFeedId, listener),
        preferences.subscribe(listener),
        filters.subscribe(listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

export type ShownNotificationList = ReturnType<typeof createShownNotificationList>;

/** The list of visible notifications. All parts of the interface share one instance. */
export const shownNotificationList: SessionPart<ShownNotificationList> = {
  name: 'shown notifications',
  create: (session) =>
    createShownNotificationList({ ...session, filters: session.part(serverFilters) }),
};

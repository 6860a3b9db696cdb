import { useSyncExternalStore } from 'react';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { useSession } from '#session/session-context.ts';
import { shownList, type ShownList } from './shown-list.ts';

export function useShownList(): ShownList {
  return useSession().part(shownList);
}

/** Returns the member's visible notifications, sorted; empty for a visitor. */
export function useShownNotifications(): readonly NotificationRow[] {
  const { subscribe, read } = useShownList();
  return useSyncExternalStore(subscribe, read, read);
}

import { useSyncExternalStore } from 'react';
import type { NotificationRow } from '#entities/rows/notification-row.ts';
import { useSession } from '#session/session-context.ts';
import { shownList, type ShownList } from './shown-list.ts';

export function useShownList(): ShownList {
  return useSession().part(shownList);
}

/** What of the member's notifications is to be shown, sorted; a visitor has none. */
export function useShownNotifications(): readonly NotificationRow[] {
  const { subscribe, read } = useShownList();
  return useSyncExternalStore(subscribe, read, read);
}

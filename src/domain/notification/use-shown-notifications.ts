import { useMemo, useSyncExternalStore } from 'react';
import type { NotificationRow } from '#entities/rows/notification-row.ts';
import { useSession } from '#session/session-context.ts';
import { createShownList, shownList, type ShownList } from './shown-list.ts';

const none: readonly string[] = [];

/** The same for as long as `others` is the same array. */
export function useShownList(others: readonly string[] = none): ShownList {
  const { part, tables, preferences } = useSession();
  return useMemo(
    () => (others.length === 0 ? part(shownList) : createShownList(tables, preferences, others)),
    [part, tables, preferences, others],
  );
}

/** What of the member's notifications is to be shown, sorted; a visitor has none. */
export function useShownNotifications(others?: readonly string[]): readonly NotificationRow[] {
  const { subscribe, read } = useShownList(others);
  return useSyncExternalStore(subscribe, read, read);
}

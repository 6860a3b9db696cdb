import { useMemo } from 'react';
import { createShownList, shownList, type ShownList } from '#components/notification/shown-list.ts';
import { useSession } from '#session/session-context.ts';

/**
 * Returns the visible notifications of the feed and of `ids`. Stable as long as `ids` is the same
 * array.
 */
export function useNotificationViewList(ids: readonly string[]): ShownList {
  const { part, tables, preferences } = useSession();
  return useMemo(
    () => (ids.length === 0 ? part(shownList) : createShownList(tables, preferences, ids)),
    [part, tables, preferences, ids],
  );
}

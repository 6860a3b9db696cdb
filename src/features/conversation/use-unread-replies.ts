import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import {
  subscribeToFilters,
  isItemShown,
  type FilterView,
} from '#components/filters/hidden-items.ts';
import { useFilterView } from '#components/filters/use-filter-view.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';

const place = { isInConversation: true };
const none: readonly string[] = [];

function unvisitedReplies(
  newIds: readonly string[],
  visited: ReadonlySet<string>,
  view: FilterView,
) {
  const { statuses } = view.tables;
  return newIds.filter(
    (id) => !visited.has(id) && statuses.get(id)?.isDeleted !== true && isItemShown(id, view),
  );
}

/**
 * Returns the number of visible replies that arrived while the conversation was open and were not
 * visited. `next` returns the first of them and marks it as visited.
 */
export function useUnreadReplies(focus: string) {
  const { tables } = useSession();
  const { threads } = tables;
  const filters = useFilterView();
  const view = useMemo(() => ({ ...filters, place }), [filters]);
  const newIds = useRow(threads, focus)?.newIds ?? none;
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  /* Deleting, muting and blocking change which replies are visible. */
  const subscribe = useCallback(
    (listener: () => void) => subscribeToFilters({ tables }, listener),
    [tables],
  );
  const count = useSyncExternalStore(
    subscribe,
    () => unvisitedReplies(newIds, visited, view).length,
  );
  return {
    count,
    next: (): string | undefined => {
      const [id] = unvisitedReplies(newIds, visited, view);
      if (id !== undefined) setVisited(new Set([...visited, id]));
      return id;
    },
  };
}

import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToFilters, type FilterView } from './hidden-items.ts';

/**
 * Returns a value computed from statuses that are not rendered. Renders again only when the value
 * changes: almost none of the many changes affects what is hidden.
 */
export function useFiltered<Value extends boolean | number>(
  view: FilterView,
  read: () => Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => subscribeToFilters(view, listener),
    [view],
  );
  return useSyncExternalStore(subscribe, read);
}

import { useCallback, useSyncExternalStore } from 'react';
import { followFilters, type FilterView } from './left-out.ts';

/**
 * What is read of statuses that are not drawn, as the filters stand now. It renders again only when that
 * is another: many changes are followed, of which next to none changes what is hidden.
 */
export function useFiltered<Value extends boolean | number>(
  view: FilterView,
  read: () => Value,
): Value {
  const subscribe = useCallback((listener: () => void) => followFilters(view, listener), [view]);
  return useSyncExternalStore(subscribe, read);
}

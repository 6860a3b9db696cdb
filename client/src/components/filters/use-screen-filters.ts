import { use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { openComposers } from '#session/drafts/open-composers.ts';
import { useSession } from '#session/session-context.ts';
import { type FilterSettings, FilterSettingsContext } from '#session/filters/filter-settings.ts';
import {
  type FilterEnvironment,
  subscribeToFilters,
  foldInsteadOfHiding,
} from '#session/filters/hidden-items.ts';
import type { FilterContext } from '#session/filters/match-filter-phrases.ts';

/** Returns the filters of the current context, for checking statuses that are not rendered. */
export function useFilterView(): FilterEnvironment {
  const { tables, viewerId, part } = useSession();
  const settings = use(FilterSettingsContext);
  const composers = part(openComposers);
  return useMemo(
    () => ({ tables, viewerId, settings, composers }),
    [tables, viewerId, settings, composers],
  );
}

/**
 * Returns a value computed by `read` from statuses that are not rendered. The component renders again
 * only when the value changes, because few of the many changes to statuses affect what is hidden.
 */
export function useFilterDependentValue<Value extends boolean | number>(
  view: FilterEnvironment,
  read: () => Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => subscribeToFilters(view, listener),
    [view],
  );
  return useSyncExternalStore(subscribe, read);
}

/**
 * Returns the filters of one screen, for `FilterSettingsContext`, and `showHidden`, after which
 * hidden statuses are only folded. `readIn` is the context that server filters are matched for, and
 * `leavesOut` the kinds of statuses that the timeline leaves out.
 */
export function useScreenFilters(
  readIn?: FilterContext,
  leavesOut?: readonly string[],
): {
  readonly settings: FilterSettings;
  readonly showHidden: () => void;
} {
  const filters = use(FilterSettingsContext);
  const [showsHidden, setShowsHidden] = useState(false);
  const settings = useMemo(
    () => ({
      ...(showsHidden ? foldInsteadOfHiding(filters) : filters),
      filterContext: readIn,
      leavesOut,
    }),
    [filters, readIn, showsHidden, leavesOut],
  );
  return { settings, showHidden: useCallback(() => setShowsHidden(true), []) };
}

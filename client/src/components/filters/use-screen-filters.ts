import { use, useCallback, useMemo, useState } from 'react';
import { FilterSettingsContext, type FilterSettings } from './filter-settings.ts';
import type { FilterContext } from './phrase-hits.ts';
import { withoutHiding } from './hidden-items.ts';

/**
 * Returns the filters of one screen, for its context provider. On the viewer's request, hidden
 * statuses are only folded. `readIn` is the context for server filters.
 */
export function useScreenFilters(readIn?: FilterContext): {
  readonly settings: FilterSettings;
  readonly showHidden: () => void;
} {
  const filters = use(FilterSettingsContext);
  const [showsHidden, setShowsHidden] = useState(false);
  const settings = useMemo(
    () => ({ ...(showsHidden ? withoutHiding(filters) : filters), filterContext: readIn }),
    [filters, readIn, showsHidden],
  );
  return { settings, showHidden: useCallback(() => setShowsHidden(true), []) };
}

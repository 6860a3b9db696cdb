import { use, useCallback, useMemo, useState } from 'react';
import { FilterSettingsContext, type FilterSettings } from './filter-settings.ts';
import type { FilterContext } from './phrase-hits.ts';
import { leavingNothingOut } from './left-out.ts';

/**
 * The filters of one screen, to be handed down to all of it: on the reader's wish what they would
 * leave out is only folded there. `readIn` is for the server's filters.
 */
export function useOwnFilters(readIn?: FilterContext): {
  readonly settings: FilterSettings;
  readonly showHidden: () => void;
} {
  const filters = use(FilterSettingsContext);
  const [showsHidden, setShowsHidden] = useState(false);
  const settings = useMemo(
    () => ({ ...(showsHidden ? leavingNothingOut(filters) : filters), readIn }),
    [filters, readIn, showsHidden],
  );
  return { settings, showHidden: useCallback(() => setShowsHidden(true), []) };
}

import { use, useCallback, useMemo, useState } from 'react';
import { FilterSettingsContext, type FilterSettings } from './filter-settings.ts';
import { leavingNothingOut } from './left-out.ts';

/**
 * The filters of one screen, to be handed down to all of it: on the reader's wish what they would
 * leave out is only folded there.
 */
export function useOwnFilters(): {
  readonly settings: FilterSettings;
  readonly showHidden: () => void;
} {
  const filters = use(FilterSettingsContext);
  const [showsHidden, setShowsHidden] = useState(false);
  const settings = useMemo(
    () => (showsHidden ? leavingNothingOut(filters) : filters),
    [filters, showsHidden],
  );
  return { settings, showHidden: useCallback(() => setShowsHidden(true), []) };
}

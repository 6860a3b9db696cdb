import { use, useMemo } from 'react';
import { useSession } from '#session/session-context.ts';
import { FilterSettingsContext } from './filter-settings.ts';
import type { FilterView } from './left-out.ts';

/** The filters as they hold where this is drawn, for asking them about statuses that are not drawn. */
export function useFilterView(): FilterView {
  const { tables, viewerId } = useSession();
  const settings = use(FilterSettingsContext);
  return useMemo(() => ({ tables, viewerId, settings }), [tables, viewerId, settings]);
}

import { use, useMemo } from 'react';
import { ComposerContext } from '#components/composer/composer-store.ts';
import { useSession } from '#session/session-context.ts';
import { FilterSettingsContext } from './filter-settings.ts';
import type { FilterView } from './hidden-items.ts';

/** Returns the filters of the current context, for checking statuses that are not rendered. */
export function useFilterView(): FilterView {
  const { tables, viewerId } = useSession();
  const settings = use(FilterSettingsContext);
  const answers = use(ComposerContext);
  return useMemo(
    () => ({ tables, viewerId, settings, answers }),
    [tables, viewerId, settings, answers],
  );
}

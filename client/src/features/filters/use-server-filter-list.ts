import { useEffect, useEffectEvent, useState } from 'react';
import { getFilters } from '@rookery/contract/calls/filters.ts';
import { getFiltersV2 } from '@rookery/contract/calls/mastodon/filters.ts';
import { ApiError } from '#api/api-error.ts';
import { readFiltersV1, readFiltersV2 } from '#session/filters/load-server-filters.ts';
import { useCan } from '#session/instance/use-can.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';

const filtersV1 = defineQuery('filters of version 1', getFilters, readFiltersV1);
export const filtersV2Query = defineQuery('filters of version 2', getFiltersV2, readFiltersV2);

const none: readonly ServerFilterRow[] = [];

/**
 * Returns whether the server's version is known. A request before that could use the wrong version
 * of the call.
 */
function useIsServerKnown(): boolean {
  const { instanceLoaded } = useSession();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void instanceLoaded.then(() => isMounted && setKnown(true));
    return () => {
      isMounted = false;
    };
  }, [instanceLoaded]);
  return isKnown;
}

/** Returns the member's filters on the server, which apply in all apps. Reloads them on changes. */
export function useServerFilterList() {
  const { onFiltersChanged, viewerId } = useSession();
  const hasV2 = useCan('filtersV2');
  const isReady = useIsServerKnown() && viewerId !== null;
  const first = useCall(filtersV1, {}, { isDisabled: !isReady || hasV2 });
  const second = useCall(filtersV2Query, {}, { isDisabled: !isReady || !hasV2 });
  const { value, failure, retry } = hasV2 ? second : first;
  const reload = useEffectEvent(retry);
  useEffect(() => {
    const listener = (): void => reload();
    onFiltersChanged.add(listener);
    return () => void onFiltersChanged.delete(listener);
  }, [onFiltersChanged]);
  const isAbsent = failure instanceof ApiError && failure.kind === 'absent';
  return {
    filters: value ?? none,
    /** Whether the server has filters of version 2. */
    hasV2,
    /** Whether the member can have filters on the server. */
    isOffered: viewerId !== null && !isAbsent,
    isLoading: value === undefined && failure === undefined && viewerId !== null,
    loadFailure: isAbsent ? undefined : failure,
    retry,
  };
}

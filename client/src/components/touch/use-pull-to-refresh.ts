import { useEffect } from 'react';
import { useSession } from '#session/session-context.ts';
import { loadPullToRefresh } from './load-pull-to-refresh.ts';

/**
 * Calls `refresh` when the page is pulled down. `refresh` must be the same in each render and not
 * reject.
 */
export function usePullToRefresh(refresh: () => Promise<void>): void {
  const { log } = useSession();
  useEffect(() => {
    const ended = new AbortController();
    loadPullToRefresh(refresh, ended.signal).catch((error: unknown) =>
      log('the code of pull to refresh is missing', { error }),
    );
    return () => ended.abort();
  }, [refresh, log]);
}

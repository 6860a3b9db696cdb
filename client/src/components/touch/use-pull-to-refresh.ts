import { useEffect } from 'react';
import { useSession } from '#session/session-context.ts';
import { loadPullToRefresh } from './load-pull-to-refresh.ts';

/** Lets a pull refresh the screen. `refresh` must be stable and must not reject. */
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

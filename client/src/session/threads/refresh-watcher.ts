import { can } from '#api/capabilities.ts';
import type { Session } from '#session/session.ts';
import { parseAsyncRefresh, watchAsyncRefresh } from './async-refresh.ts';

/** Maximum number of background jobs that are watched while a thread is open. */
const maxRefreshes = 5;

/**
 * Creates an object that watches the jobs with which the server fetches missing replies of one
 * thread, until the signal is aborted. Calls `onFound` with the number of replies that the last
 * response did not contain.
 */
export function createRefreshWatcher(
  options: Pick<Session, 'call' | 'clock' | 'instance' | 'log' | 'viewerId'>,
  signal: AbortSignal,
  onFound: (count: number) => void,
) {
  const { instance, log, viewerId } = options;
  /** Number of replies that the server had found when it sent the last response. */
  let loadedCount = 0;
  let isWatching = false;
  const watchedIds = new Set<string>();
  return {
    /** Watches the job that the header of a response announces. Never rejects. */
    async watch(header: string | null): Promise<void> {
      const refresh = parseAsyncRefresh(header);
      loadedCount = refresh?.resultCount ?? 0;
      const isDue =
        refresh !== undefined &&
        viewerId !== null &&
        !isWatching &&
        !watchedIds.has(refresh.id) &&
        watchedIds.size < maxRefreshes &&
        can('asyncRefreshes', instance.getState().info.serverInfo);
      if (!isDue) return;
      watchedIds.add(refresh.id);
      isWatching = true;
      try {
        await watchAsyncRefresh(options, refresh, signal, (found) => {
          if (found > loadedCount) onFound(found - loadedCount);
        });
      } catch (error) {
        if (!signal.aborted) log('watching for further replies failed', { error });
      }
      isWatching = false;
    },
  };
}

/** Watches the jobs with which the server fetches missing replies of one thread. */
export type RefreshWatcher = ReturnType<typeof createRefreshWatcher>;

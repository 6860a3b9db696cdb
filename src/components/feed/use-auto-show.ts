import { useEffect } from 'react';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import { useSession } from '#session/session-context.ts';
import type { AutoShowOptions } from './auto-show.ts';

/**
 * Shows new items automatically when `startAutoShow` allows it; otherwise they stay in the queue.
 * Its code is loaded after the first page, which does not need it.
 */
export function useAutoShow<Item>(loader: FeedLoader<Item>, isPaused: boolean): void {
  const { preferences, clock, log } = useSession();
  useEffect(() => {
    const ended = new AbortController();
    let awaited: AutoShowOptions['awaited'];
    const stop = loader.setCanShow(() => {
      awaited = loader.isCached ? 'refresh' : 'new';
      return false;
    });
    const start = async (): Promise<void> => {
      const { startAutoShow } = await import('./auto-show.ts');
      const { signal } = ended;
      if (!signal.aborted) {
        startAutoShow(loader, { preferences, clock, isPaused, awaited, signal });
      }
    };
    start().catch((error: unknown) => log('the code of showing by itself is missing', { error }));
    return () => {
      stop();
      ended.abort();
    };
  }, [loader, preferences, isPaused, clock, log]);
}

import { use, useEffect } from 'react';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';
import { useRow } from '#store/use-row.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { useSession } from '#session/session-context.ts';
import { ScrollPortContext } from '#ui/virtual-list/scroll-port.ts';
import type { AutoShowOptions } from './auto-show.ts';

/**
 * Shows new items automatically when `startAutoShow` allows it; otherwise they stay in the queue. The
 * code of `startAutoShow` is loaded after the first page, which does not need it.
 */
function useAutoShow<Item>(loader: FeedLoader<Item>, isPaused: boolean): void {
  const { preferences, clock, feeds, log } = useSession();
  const port = use(ScrollPortContext);
  useEffect(() => {
    const ended = new AbortController();
    let awaited: AutoShowOptions['awaited'];
    const stop = loader.addView(() => {
      awaited = loader.isCached ? 'refresh' : 'new';
      return false;
    });
    const start = async (): Promise<void> => {
      const { startAutoShow } = await import('./auto-show.ts');
      const { signal } = ended;
      if (!signal.aborted) {
        stop();
        const isStale = (): boolean => feeds.progress.get(loader.id)?.isStale ?? false;
        const options = { preferences, clock, port, isStale, isPaused, awaited, log, signal };
        startAutoShow(loader, options);
      }
    };
    start().catch((error: unknown) => log('the code of showing by itself is missing', { error }));
    return () => {
      stop();
      ended.abort();
    };
  }, [loader, preferences, port, isPaused, clock, feeds, log]);
}

export interface OpenFeed {
  readonly loader: FeedLoader<Status>;
  readonly feed: FeedRow;
  readonly progress: FeedProgress | undefined;
}

/**
 * Opens a timeline on screen, keeps it fresh and shows new statuses. Pass the same `place` object
 * in each render of the same timeline, because a new object opens the feed again. `historyKey`
 * selects the saved position; `isPaused` stops automatic showing.
 */
export function useFeed(place: TimelineRef, historyKey: string, isPaused = false): OpenFeed {
  const { tables, feeds } = useSession();
  const loader = feeds.loaderFor(place);
  const feed = useRow(tables.feeds, loader.id) ?? loader.feed;
  const progress = useRow(feeds.progress, loader.id);
  useEffect(() => {
    const start = feeds.readingPositions.read(historyKey, feeds.loaderFor(place).id);
    if (start) feeds.loaderFor(place).resumeAt(start);
    return feeds.open(place);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the history key matters only when the feed is opened
  }, [feeds, place]);
  useAutoShow(loader, isPaused);
  return { loader, feed, progress };
}

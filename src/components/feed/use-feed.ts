import { useEffect } from 'react';
import type { Status } from '#contract/schemas/status.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';
import { useRow } from '#store/use-row.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { useSession } from '#session/session-context.ts';
import { useAutoShow } from './use-auto-show.ts';

export interface OpenFeed {
  readonly loader: FeedLoader<Status>;
  readonly feed: FeedRow;
  readonly progress: FeedProgress | undefined;
}

/**
 * Opens a timeline on screen, keeps it fresh and shows new statuses. `place` must keep its
 * identity; `historyKey` selects the saved position, `isPaused` stops automatic showing.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the entry that opens it says where to begin
  }, [feeds, place]);
  useAutoShow(loader, isPaused);
  return { loader, feed, progress };
}

import { useCallback, type RefObject } from 'react';
import type { FeedViewHandle } from '#components/feed/feed-view.tsx';
import { isAtTop } from '#components/feed/is-at-top.ts';
import { queueSummary } from '#store/feed/feed-queue.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import { blurActiveElement } from '#ui/focus/return-focus.ts';

/**
 * Returns a function that shows the queued statuses, or reloads a stale feed, and scrolls to the
 * top.
 */
export function useShowNew({
  loader,
  isStale,
  isSeen,
  view,
}: {
  loader: FeedLoader<Status>;
  isStale: boolean;
  /** Returns true if a queued status will be visible. */
  isSeen: (id: string) => boolean;
  view: RefObject<FeedViewHandle | null>;
}): () => void {
  return useCallback(() => {
    const { count, isAtLeast } = queueSummary(loader.feed, isSeen);
    if (!isStale && count === 0 && !isAtLeast) return;
    /* The focus is on the button, which unmounts, or on a status far below. */
    blurActiveElement();
    const focusFirst = (): void => view.current?.focusFirst();
    if (isStale) void loader.reload().then(focusFirst);
    else {
      loader.showQueued(isAtTop());
      focusFirst();
    }
    view.current?.blockClicks();
    window.scrollTo({ top: 0 });
  }, [loader, isStale, isSeen, view]);
}

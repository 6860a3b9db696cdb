import { useCallback, type RefObject } from 'react';
import type { FeedViewHandle } from '#domain/feed/feed-view.tsx';
import { isAtTop } from '#domain/feed/is-at-top.ts';
import { queueSummary } from '#entities/feed/queue-summary.ts';
import type { Status } from '#contract/schemas/status.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import { releaseFocus } from '#ui/focus/release-focus.ts';

/** Shows what waits above a timeline, or loads it anew where it is stale, and leads there. */
export function useShowNew({
  loader,
  isStale,
  isSeen,
  view,
}: {
  loader: FeedLoader<Status>;
  isStale: boolean;
  /** Whether a status of the queue will be drawn. */
  isSeen: (id: string) => boolean;
  view: RefObject<FeedViewHandle | null>;
}): () => void {
  return useCallback(() => {
    const { count, isAtLeast } = queueSummary(loader.feed, isSeen);
    if (!isStale && count === 0 && !isAtLeast) return;
    /* From the button, which goes, or from what was being read, far below. */
    releaseFocus();
    const focusFirst = (): void => view.current?.focusFirst();
    if (isStale) void loader.reload().then(focusFirst);
    else {
      loader.showQueued(isAtTop());
      focusFirst();
    }
    view.current?.raiseGuard();
    window.scrollTo({ top: 0 });
  }, [loader, isStale, isSeen, view]);
}

import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useImperativeHandle, type Ref } from 'react';
import { timelineFailureWords } from '#domain/failure/failure-words.ts';
import { LoadFailure } from '#domain/failure/load-failure.tsx';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { countLeftOut, isShown } from '#domain/filters/left-out.ts';
import { useFilterView } from '#domain/filters/use-filter-view.ts';
import { useFiltered } from '#domain/filters/use-filtered.ts';
import type { Status } from '#contract/schemas/status.ts';
import type { FeedItem, FeedRow, Gap } from '#entities/rows/feed-row.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { SkeletonPosts } from '#ui/skeleton-posts.tsx';
import { releaseFocus } from '#ui/focus/release-focus.ts';
import styles from './feed-view.module.css';
import { leadFocus } from '#domain/card/lead-focus.ts';
import { FeedFooter } from './parts/feed-footer.tsx';
import { preloadGap } from './parts/feed-gap.tsx';
import { FeedList } from './parts/feed-list.tsx';
import { useClickGuard } from './use-click-guard.ts';
import { useFooter } from './use-footer.ts';
import { useHiddenFocus } from './use-hidden-focus.ts';
import { useStoredPlace } from './use-stored-place.ts';
import { useLeadOn } from './use-lead-on.ts';
import { useRefreshFailure } from './use-refresh-failure.ts';

const HiddenNote = lazyPart('HiddenNote', () => import('./parts/hidden-note.tsx'));

export interface FeedViewHandle {
  /** Holds clicks on the posts back for a moment, since they have just moved. */
  readonly raiseGuard: () => void;
  /** Brings a loaded post to the top of the window. */
  readonly show: (id: string) => void;
  /** Gives the focus to the newest post that is shown, where nothing else has it. */
  readonly focusFirst: () => void;
}

/**
 * A feed on the screen: what is being loaded, what could not be, its posts and holes, and its end.
 * Whoever draws it opens it (`useFeed`).
 */
export function FeedView({
  loader,
  feed,
  progress,
  label,
  historyKey,
  marked,
  onShowHidden,
  handle,
}: {
  loader: FeedLoader<Status>;
  feed: FeedRow;
  progress: FeedProgress | undefined;
  label: string;
  /** The entry of the history that shows it; see `useStoredPlace`. */
  historyKey: string;
  /** A post that stands out. */
  marked?: string | undefined;
  /** Has what the filters leave out be seen all the same. */
  onShowHidden: () => void;
  handle?: Ref<FeedViewHandle>;
}) {
  const { t } = useLingui();
  const filters = useFilterView();
  const raiseGuard = useClickGuard();
  const place = useStoredPlace(feed, historyKey);
  const { list } = place;
  const { key: footerKey, footer } = useFooter(feed.items.length);
  const isSeen = useCallback((item: FeedItem) => isShown(item, filters), [filters]);
  const leadOn = useLeadOn(list, footer, isSeen);
  useHiddenFocus(list, feed.items, filters, isSeen, leadOn);
  const isEndless = usePreference('loadOlderOnScroll');
  const hidden = useFiltered(filters, () =>
    feed.isComplete || !isEndless ? countLeftOut(feed.items, filters) : 0,
  );
  const isAnyShown = useFiltered(filters, () => feed.items.some(isSeen));
  const hasGaps = feed.gaps.length > 0;
  useEffect(() => {
    if (hasGaps) preloadGap();
  }, [hasGaps]);

  useImperativeHandle(
    handle,
    () => ({
      raiseGuard,
      show: (id) => list.current?.show(id),
      focusFirst: () => leadFocus(list, loader.feed.items.find(isSeen)),
    }),
    [raiseGuard, list, loader, isSeen],
  );
  const loadOlder = useCallback(() => void loader.loadOlder(), [loader]);
  const pressOlder = (): void => {
    const { length } = loader.feed.items;
    void loader.loadOlder().then(() => {
      const next = loader.feed.items.slice(length).find(isSeen);
      const isAtEnd = footer.current?.contains(document.activeElement) === true;
      if (next !== undefined && isAtEnd) releaseFocus();
      leadFocus(list, next);
    });
  };
  const refresh = useCallback(() => {
    void loader.loadNewer().then(() => {
      leadFocus(list, loader.feed.items.find(isSeen));
    });
  }, [loader, list, isSeen]);
  const isStored = progress?.isStored ?? false;
  const isOld = useRefreshFailure(progress, feed.order === 'id' && !isStored);
  const fill = useCallback(
    async (gap: Gap, direction: 'down' | 'up') => {
      const { items } = loader.feed;
      const at = items.findIndex((item) => typeof item !== 'string' && item.key === gap.key);
      const under = items[at + 1];
      /* Filled from below: the reader stays there, and what comes in stands above. */
      if (direction === 'up' && typeof under === 'string') list.current?.hold(under);
      await loader.fillGap(gap, direction);
      const beside =
        direction === 'up' ? items.slice(at + 1).find(isSeen) : items.slice(0, at).findLast(isSeen);
      leadFocus(list, beside);
    },
    [loader, list, isSeen],
  );

  if (!feed.isLoaded) {
    const error = progress?.newerError;
    if (error === undefined) return <SkeletonPosts label={t`Loading posts`} />;
    return <LoadFailure error={error} words={timelineFailureWords(error)} onRetry={refresh} />;
  }
  return (
    <div className={styles.feed}>
      {isStored && progress?.isLoadingNewer === true && <div className={styles.refreshing} />}
      <FeedList
        feed={feed}
        progress={progress}
        label={isAnyShown ? label : undefined}
        place={place}
        marked={marked}
        isOld={isOld}
        onRefresh={refresh}
        onFill={fill}
        onGone={leadOn}
      />
      {hidden > 0 && (
        <LazyBoundary>
          <HiddenNote
            count={hidden}
            items={feed.items}
            filters={filters}
            list={list}
            onShow={onShowHidden}
          />
        </LazyBoundary>
      )}
      <div key={footerKey} ref={footer} tabIndex={-1} data-feed-end>
        <FeedFooter feed={feed} progress={progress} onNear={loadOlder} onPress={pressOlder} />
      </div>
    </div>
  );
}

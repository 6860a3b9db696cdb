import { useLingui } from '@lingui/react/macro';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { countHiddenItems, isItemShown } from '#session/filters/hidden-items.ts';
import { useFilterDependentValue, useFilterView } from '#components/filters/use-screen-filters.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { FeedItem, FeedRow, Gap } from '#store/rows/feed-row.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { SkeletonPosts } from '#ui/notes/skeleton.tsx';
import { isAtFeedEnd } from '#ui/focus/articles.ts';
import { focusableIn } from '#ui/focus/focusable.ts';
import { blurActiveElement } from '#ui/focus/return-focus.ts';
import { focusStatusInList } from '#components/status/focus-status.ts';
import { useSession } from '#session/session-context.ts';
import styles from './feed-view.module.css';
import { FeedFailure, FeedFooter } from './parts/feed-footer.tsx';
import { GapRow } from './parts/feed-gap.tsx';
import { FeedList } from './parts/feed-list.tsx';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useFocusSuccessor } from './use-focus-successor.ts';
import { blockClicksAfterMove } from './block-clicks-after-move.ts';

/**
 * Returns the `key` of the feed's footer and a ref for it. The key changes with the length of the
 * feed, so that React mounts a new footer instead of moving the old one. While the footer has the
 * focus, the key does not change. If the focused button in the footer is replaced, the focus moves
 * to the next button, or to the footer.
 */
function useFeedFooter(length: number): {
  readonly key: number;
  readonly footer: RefObject<HTMLDivElement | null>;
} {
  const footer = useRef<HTMLDivElement>(null);
  const [key, setKey] = useState(length);
  const isFocused = isAtFeedEnd(document.activeElement);
  if (key !== length && !isFocused) setKey(length);

  useLayoutEffect(() => {
    const { current } = footer;
    if (!isFocused || !current) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== current) return;
    const button = focusableIn(current).find((element) => element instanceof HTMLButtonElement);
    (button ?? current).focus({ preventScroll: true });
  });
  return { key, footer };
}

/**
 * Returns a function that blocks pointer clicks on the statuses for a second after they have moved.
 */
function useClickGuard(): () => void {
  const { clock } = useSession();
  const raisedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const ended = new AbortController();
    blockClicksAfterMove(() => raisedAt.current, clock, ended.signal);
    return () => ended.abort();
  }, [clock]);
  return useCallback(() => {
    raisedAt.current = clock.now();
  }, [clock]);
}

/**
 * Returns whether the viewer should see that a refresh failed. With `waitsForNext`, only after the next
 * request has failed too. Without it at once: while cached statuses are shown, and in lists without
 * gaps (paginated by cursor), where nothing else shows that statuses are missing.
 */
function useRefreshFailure(progress: FeedProgress | undefined, waitsForNext: boolean): boolean {
  const error = progress?.newerError;
  const [first, setFirst] = useState(error);
  if (error === undefined ? first !== undefined : first === undefined) setFirst(error);
  return error !== undefined && !(waitsForNext && error === (first ?? error));
}

const HiddenStatusesNote = lazyPart(
  'HiddenStatusesNote',
  () => import('./parts/hidden-statuses-note.tsx'),
);

export interface FeedViewHandle {
  /** Blocks clicks on the statuses for a moment after they have moved. */
  readonly blockClicks: () => void;
  /** Scrolls a loaded status to the top of the window. */
  readonly show: (id: string) => void;
  /** Focuses the newest visible status, unless something else has the focus. */
  readonly focusFirst: () => void;
}

/**
 * Renders a feed: loading and error states, statuses, gaps and the end. The caller opens the feed
 * (`useFeed`).
 */
export function FeedView({
  loader,
  feed,
  progress,
  label,
  historyKey,
  marked,
  empty,
  onShowHidden,
  handle,
}: {
  loader: FeedLoader<Status>;
  feed: FeedRow;
  progress: FeedProgress | undefined;
  label: string;
  /** The key of the history entry that shows the feed; see `useScrollAnchor`. */
  historyKey: string;
  /** Id of the highlighted status. */
  marked?: string | undefined;
  /** Shown instead of the usual note if there are no statuses. */
  empty?: ReactNode;
  /** Called to show the statuses that the filters hide. */
  onShowHidden: () => void;
  handle?: Ref<FeedViewHandle>;
}) {
  const { t } = useLingui();
  const filters = useFilterView();
  const raiseGuard = useClickGuard();
  const anchor = useScrollAnchor(feed, historyKey);
  const { list } = anchor;
  const { key: footerKey, footer } = useFeedFooter(feed.items.length);
  const isSeen = useCallback((item: FeedItem) => isItemShown(item, filters), [filters]);
  const moveFocus = useFocusSuccessor({ list, footer, items: feed.items, filters, isSeen });
  const isEndless = usePreference('loadOlderOnScroll');
  const hidden = useFilterDependentValue(filters, () =>
    feed.isComplete || !isEndless ? countHiddenItems(feed.items, filters) : 0,
  );
  const isAnyShown = useFilterDependentValue(filters, () => feed.items.some(isSeen));
  /* A gap above the newest status does not count: each start of the stream opens one, and the
     first request for newer statuses usually closes it. */
  const hasGaps = feed.gaps.some(({ above }) => above !== null);
  /* Preloads the code of gaps, so that it is ready when the first gap scrolls into view. */
  useEffect(() => {
    if (hasGaps) void GapRow.preload();
  }, [hasGaps]);

  useImperativeHandle(
    handle,
    () => ({
      blockClicks: raiseGuard,
      show: (id) => list.current?.show(id),
      focusFirst: () => focusStatusInList(list, loader.feed.items.find(isSeen)),
    }),
    [raiseGuard, list, loader, isSeen],
  );
  const loadOlder = useCallback(() => void loader.loadOlder(), [loader]);
  const handleLoadOlder = (): void => {
    const { length } = loader.feed.items;
    void loader.loadOlder().then(() => {
      const next = loader.feed.items.slice(length).find(isSeen);
      const isAtEnd = footer.current?.contains(document.activeElement) === true;
      if (next !== undefined && isAtEnd) blurActiveElement();
      focusStatusInList(list, next);
    });
  };
  const refresh = useCallback(() => {
    void loader.loadNewer().then(() => {
      focusStatusInList(list, loader.feed.items.find(isSeen));
    });
  }, [loader, list, isSeen]);
  const isCached = progress?.isCached ?? false;
  const isOld = useRefreshFailure(progress, feed.order === 'id' && !isCached);
  const fill = useCallback(
    async (gap: Gap, direction: 'down' | 'up') => {
      const { items } = loader.feed;
      const at = items.findIndex((item) => typeof item !== 'string' && item.key === gap.key);
      const under = items[at + 1];
      /* A gap filled upwards inserts statuses above the reader, whose position is kept. */
      if (direction === 'up' && typeof under === 'string') list.current?.keepInPlace(under);
      await loader.fillGap(gap, direction);
      const beside =
        direction === 'up' ? items.slice(at + 1).find(isSeen) : items.slice(0, at).findLast(isSeen);
      focusStatusInList(list, beside);
    },
    [loader, list, isSeen],
  );

  if (!feed.isLoaded) {
    const error = progress?.newerError;
    if (error === undefined) return <SkeletonPosts label={t`Loading posts…`} />;
    return (
      <LazyBoundary>
        <FeedFailure error={error} onRetry={refresh} />
      </LazyBoundary>
    );
  }
  return (
    <div className={styles.feed}>
      {isCached && progress?.isLoadingNewer === true && <div className={styles.refreshing} />}
      <FeedList
        feed={feed}
        progress={progress}
        label={isAnyShown ? label : undefined}
        place={anchor}
        marked={marked}
        isOld={isOld}
        onRefresh={refresh}
        onFill={fill}
        onGone={moveFocus}
      />
      {hidden > 0 && (
        <LazyBoundary>
          <HiddenStatusesNote
            count={hidden}
            items={feed.items}
            filters={filters}
            list={list}
            onShow={onShowHidden}
          />
        </LazyBoundary>
      )}
      <div key={footerKey} ref={footer} tabIndex={-1} data-feed-end>
        <FeedFooter
          feed={feed}
          progress={progress}
          empty={empty}
          onNear={loadOlder}
          onPress={handleLoadOlder}
        />
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { use, useCallback, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { timelineFailureWords } from '#domain/failure/failure-words.ts';
import { FilterSettingsContext } from '#domain/filters/filter-settings.ts';
import { leavingNothingOut } from '#domain/filters/left-out.ts';
import type { Status } from '#contract/schemas/status.ts';
import type { FeedRow, Gap } from '#entities/rows/feed-row.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import { SkeletonPosts } from '#ui/skeleton-posts.tsx';
import styles from './feed-view.module.css';
import { leadFocus } from './lead-focus.ts';
import { FeedFooter } from './parts/feed-footer.tsx';
import { FeedList } from './parts/feed-list.tsx';
import { HiddenNote } from './parts/hidden-note.tsx';
import { useClickGuard } from './use-click-guard.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** What the screen around a feed can have it do. */
export interface FeedViewHandle {
  /** Holds clicks on the posts back for a moment, since they have just moved. */
  readonly raiseGuard: () => void;
  /** Brings a loaded post to the top of the window. */
  readonly show: (id: string) => void;
  /** Gives the focus to the newest post, where nothing else has it. */
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
  visit,
  marked,
  handle,
}: {
  loader: FeedLoader<Status>;
  feed: FeedRow;
  progress: FeedProgress | undefined;
  /** What the feed is called. */
  label: string;
  /** The entry of the history that shows it; see `useKeptPlace`. */
  visit: string;
  /** A post that stands out. */
  marked?: string | undefined;
  handle?: Ref<FeedViewHandle>;
}) {
  const { i18n, t } = useLingui();
  const { raise, onClickCapture } = useClickGuard();
  const place = useKeptPlace(feed, visit);
  const { list } = place;
  const filters = use(FilterSettingsContext);
  const [showsHidden, setShowsHidden] = useState(false);
  const ownFilters = useMemo(
    () => (showsHidden ? leavingNothingOut(filters) : filters),
    [filters, showsHidden],
  );
  const isEndless = usePreference('loadOlderOnScroll');

  useImperativeHandle(
    handle,
    () => ({
      raiseGuard: raise,
      show: (id) => list.current?.show(id),
      focusFirst: () => leadFocus(list, loader.feed.items[0]),
    }),
    [raise, list, loader],
  );
  const loadOlder = useCallback(() => void loader.loadOlder(), [loader]);
  const pressOlder = (): void => {
    const { length } = loader.feed.items;
    void loader.loadOlder().then(() => leadFocus(list, loader.feed.items[length]));
  };
  const fill = useCallback(
    async (gap: Gap, direction: 'down' | 'up') => {
      const { items } = loader.feed;
      const at = items.findIndex((item) => typeof item !== 'string' && item.key === gap.key);
      const under = items[at + 1];
      /* Who reads on from below wants to stay there, and see what comes in above. */
      if (direction === 'up' && typeof under === 'string') list.current?.hold(under);
      await loader.fillGap(gap, direction);
      leadFocus(list, direction === 'up' ? under : items[at - 1]);
    },
    [loader, list],
  );

  if (!feed.isLoaded) {
    const error = progress?.newerError;
    if (error === undefined) return <SkeletonPosts label={t`Loading posts`} />;
    return (
      <ErrorNote onRetry={() => void loader.loadNewer()}>
        {i18n._(timelineFailureWords(error))}
      </ErrorNote>
    );
  }
  return (
    <div className={styles.feed} onClickCapture={onClickCapture}>
      <FilterSettingsContext value={ownFilters}>
        <FeedList
          feed={feed}
          progress={progress}
          label={label}
          place={place}
          marked={marked}
          onFill={fill}
        />
        {(feed.isComplete || !isEndless) && (
          <HiddenNote feed={feed} onShow={() => setShowsHidden(true)} />
        )}
      </FilterSettingsContext>
      {/* Another one under each page: it does not move down, the former one is gone. */}
      <FeedFooter
        key={feed.items.length}
        feed={feed}
        progress={progress}
        onNear={loadOlder}
        onPress={pressOlder}
      />
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { timelineFailureWords } from '#domain/failure/failure-words.ts';
import { createFeed } from '#entities/feed/create-feed.ts';
import type { Gap } from '#entities/rows/feed-row.ts';
import { useRow } from '#entities/use-row.ts';
import { feedIdOf, type TimelinePlace } from '#session/feeds/timeline-place.ts';
import { useSession } from '#session/session-context.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import { PanelHead } from '#ui/panel-head.tsx';
import { Panel } from '#ui/panel.tsx';
import { SkeletonPosts } from '#ui/skeleton-posts.tsx';
import { FeedFooter } from './parts/feed-footer.tsx';
import { FeedList } from './parts/feed-list.tsx';
import { NewButton } from './parts/new-button.tsx';
import { TimelineMenu } from './parts/timeline-menu.tsx';
import { timelineTitles } from './timeline-titles.ts';
import { useAutoShow } from './use-auto-show.ts';
import { useClickGuard } from './use-click-guard.ts';
import { useShowNewShortcut } from './use-show-new-shortcut.ts';

/** A timeline with its head, its posts and its end (spec 1 §2, Timelines). */
export function TimelineScreen({ place }: { place: TimelinePlace }) {
  const { i18n, t } = useLingui();
  const { tables, feeds, preferences } = useSession();
  const loader = feeds.at(place);
  const feed = useRow(tables.feeds, feedIdOf(place)) ?? createFeed(feedIdOf(place));
  const progress = useRow(feeds.progress, feedIdOf(place));
  const guard = useClickGuard();
  const title = i18n._(timelineTitles[place.kind]);

  useEffect(() => feeds.open(place), [feeds, place]);
  useAutoShow(loader, preferences);

  const { raise } = guard;
  const showNew = useCallback(() => {
    if (loader.feed.queued.length === 0) return;
    loader.showQueued(true);
    raise();
    window.scrollTo({ top: 0 });
  }, [loader, raise]);
  useShowNewShortcut(showNew);

  const loadOlder = useCallback(() => void loader.loadOlder(), [loader]);
  const fill = useCallback(
    (gap: Gap, direction: 'down' | 'up') => loader.fillGap(gap, direction),
    [loader],
  );

  const firstError = feed.isLoaded ? undefined : progress?.newerError;
  return (
    <Panel>
      <title>{title}</title>
      <PanelHead
        level={1}
        title={title}
        beside={<TimelineMenu />}
        actions={<NewButton feed={feed} onShow={showNew} />}
      />
      {firstError !== undefined && (
        <ErrorNote onRetry={() => void loader.loadNewer()}>
          {i18n._(timelineFailureWords(firstError))}
        </ErrorNote>
      )}
      {!feed.isLoaded && firstError === undefined && <SkeletonPosts label={t`Loading posts`} />}
      {feed.isLoaded && (
        <div onClickCapture={guard.onClickCapture}>
          <FeedList feed={feed} progress={progress} label={title} onFill={fill} />
          <FeedFooter feed={feed} progress={progress} onLoadOlder={loadOlder} />
        </div>
      )}
    </Panel>
  );
}

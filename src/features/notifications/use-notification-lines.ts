import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  groupNotifications,
  type NotificationGroup,
} from '#domain/notification/group-notifications.ts';
import { createFeed } from '#entities/feed/create-feed.ts';
import type { FeedRow } from '#entities/rows/feed-row.ts';
import { useRow } from '#entities/use-row.ts';
import type { FeedProgress } from '#session/feeds/feed-progress.ts';
import { notificationsFeed, type Notifications } from '#session/notifications/notifications.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { Lane } from './use-lane.ts';
import { useLaneList } from './use-lane-list.ts';

/** So many pages are asked for in a row while they bring nothing but more of what stands there. */
const mostPages = 10;

export interface NotificationLines {
  readonly lines: readonly NotificationGroup[];
  readonly feed: FeedRow;
  readonly progress: FeedProgress | undefined;
  /** Nothing is known yet. */
  readonly isWaiting: boolean;
  /** Why what is shown is not all that there is, or nothing. */
  readonly failure: unknown;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /** The server has older ones. */
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly olderFailure: unknown;
  readonly loadOlder: () => Promise<void>;
}

/** The lines of a lane, and the way to older ones. */
export function useNotificationLines(
  { loader }: Notifications,
  { name, has, ids, pages }: Lane,
): NotificationLines {
  const { tables, feeds } = useSession();
  const feed = useRow(tables.feeds, notificationsFeed) ?? createFeed(notificationsFeed);
  const progress = useRow(feeds.progress, notificationsFeed);
  const list = useLaneList(ids);
  const shown = useSyncExternalStore(list.subscribe, list.read, list.read);
  const isGrouping = usePreference('groupNotifications');
  const lines = useMemo(
    () => groupNotifications(shown.filter(has), isGrouping),
    [shown, has, isGrouping],
  );
  const { newerError, olderError, isLoadingNewer = false } = progress ?? {};
  const isAll = name === 'all';
  const readsFeed = name !== 'mentions' && !feed.isComplete;
  const { hasMore, loadMore } = pages;

  /* What comes may all join a line that stands there: one goes on until there is something to see. */
  const loadOlder = useCallback(async (): Promise<void> => {
    if (hasMore) {
      loadMore();
      return;
    }
    if (!readsFeed) return;
    const count = () => groupNotifications(list.read().filter(has), isGrouping).length;
    const before = count();
    for (let page = 0; page < mostPages; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before has ended
      await loader.loadOlder();
      const hasFailed = feeds.progress.get(notificationsFeed)?.olderError !== undefined;
      if (hasFailed || loader.feed.isComplete || count() > before) return;
    }
  }, [hasMore, loadMore, list, has, isGrouping, readsFeed, loader, feeds]);

  return {
    lines,
    feed,
    progress,
    isWaiting: isAll ? !feed.isLoaded : lines.length === 0 && pages.isLoading,
    failure: isAll ? newerError : pages.failure,
    isRetrying: isAll ? isLoadingNewer : pages.isAsking,
    retry: isAll ? () => void loader.loadNewer() : pages.retry,
    hasOlder: hasMore || readsFeed,
    isLoadingOlder: pages.isLoadingMore || (progress?.isLoadingOlder ?? false),
    olderFailure: pages.moreFailure ?? olderError,
    loadOlder,
  };
}

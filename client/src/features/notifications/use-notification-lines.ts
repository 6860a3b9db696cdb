import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { groupNotifications } from '#session/notifications/group-notifications.ts';
import { notificationVariant } from '#lib/worker/notification-sentence.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { createFeed } from '#store/feed/create-feed.ts';
import { useRow } from '#store/use-row.ts';
import { notificationsFeedId, type Notifications } from '#session/notifications/notifications.ts';
import { reloadWithoutGroups } from '#session/notifications/reload-without-groups.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { useNotificationViewList, type NotificationView } from './use-notification-view.ts';

/** Maximum number of pages that one click requests while they only extend existing groups. */
const maxPages = 10;

/**
 * Returns the lines of a view, their loading state and error, and a function that loads older lines.
 */
export function useNotificationLines(
  { loader }: Notifications,
  { name, has, ids, pages }: NotificationView,
) {
  const { tables, feeds, viewerId } = useSession();
  const feed = useRow(tables.feeds, notificationsFeedId) ?? createFeed(notificationsFeedId);
  const progress = useRow(feeds.progress, notificationsFeedId);
  const list = useNotificationViewList(ids);
  const shown = useSyncExternalStore(list.subscribe, list.read, list.read);
  const isGrouping = usePreference('groupNotifications');
  /* Replies are grouped by conversation, except in the view of mentions, where each is shown
     with its text. Only Akkoma and Pleroma send the conversation of a status, so replies are not
     grouped on Mastodon. */
  const conversationOf = useCallback(
    ({ type = '', statusId = '' }: NotificationRow) => {
      const status = tables.statuses.get(statusId);
      const isReply = notificationVariant(type, status, viewerId) === 'reply';
      return isReply && name !== 'mentions' && status?.visibility !== 'direct'
        ? status?.conversationId
        : undefined;
    },
    [tables, viewerId, name],
  );
  const lines = useMemo(
    () => groupNotifications(shown.filter(has), isGrouping, conversationOf),
    [shown, has, isGrouping, conversationOf],
  );
  /* Mastodon's grouped notifications cannot be shown one by one, so without grouping they are
     requested again one by one. */
  const hasGroups = !isGrouping && shown.some(({ group }) => group !== undefined);
  useEffect(() => {
    if (hasGroups) void reloadWithoutGroups({ tables, loader });
  }, [hasGroups, tables, loader]);
  const { newerError, olderError, isLoadingNewer = false } = progress ?? {};
  const isAll = name === 'all';
  const readsFeed = name !== 'mentions' && !feed.isComplete;
  const { hasMore, loadMore } = pages;

  /* Loads further pages until a new line appears, since a page may only extend existing groups. */
  const loadOlder = useCallback(async (): Promise<void> => {
    if (hasMore) {
      loadMore();
      return;
    }
    if (!readsFeed) return;
    const count = () =>
      groupNotifications(list.read().filter(has), isGrouping, conversationOf).length;
    const before = count();
    for (let page = 0; page < maxPages; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the previous one ended
      await loader.loadOlder();
      const hasFailed = feeds.progress.get(notificationsFeedId)?.olderError !== undefined;
      if (hasFailed || loader.feed.isComplete || count() > before) return;
    }
  }, [hasMore, loadMore, list, has, isGrouping, conversationOf, readsFeed, loader, feeds]);

  return {
    lines,
    feed,
    progress,
    isWaiting: isAll ? !feed.isLoaded : lines.length === 0 && pages.isLoading,
    failure: isAll ? newerError : pages.failure,
    isRetrying: isAll ? isLoadingNewer : pages.isFetching,
    retry: isAll ? () => void loader.loadNewer() : pages.retry,
    hasOlder: hasMore || readsFeed,
    isLoadingOlder: pages.isLoadingMore || (progress?.isLoadingOlder ?? false),
    olderFailure: pages.moreFailure ?? olderError,
    loadOlder,
  };
}

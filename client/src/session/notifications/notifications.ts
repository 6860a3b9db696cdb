import { getNotifications } from '@rookery/contract/calls/notifications.ts';
import { can } from '#api/capabilities.ts';
import {
  notification as notificationSchema,
  type Notification,
} from '@rookery/contract/schemas/notification.ts';
import { ingestNotification } from '#store/ingest/ingest-notification.ts';
import type { Table } from '#store/table.ts';
import { FeedLoader } from '../feeds/feed-loader.ts';
import type { FeedProgress } from '../feeds/feed-progress.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';
import type { InstanceStore } from '../instance/load-instance.ts';
import type { FeedsOptions } from '../feeds/feeds-options.ts';
import { notificationTypes } from './notification-rules.ts';
import { pollUntilAborted } from '../poll-until-aborted.ts';
import { countRawItems } from '#session/feeds/feed-source.ts';
import { toPageQuery } from '#session/feeds/timeline-request.ts';
import { containsDirectMessage, selectListForCache } from '#session/page-cache/select-for-cache.ts';
import { createPageWriter } from '../page-cache/page-writer.ts';

/** The id of the feed of notifications in the tables. */
export const notificationsFeedId = 'notifications';

export interface NotificationsOptions extends Pick<
  FeedsOptions,
  'tables' | 'call' | 'clock' | 'notices' | 'pages' | 'isStreaming'
> {
  readonly progress: Table<FeedProgress>;
  readonly viewerId: string;
  readonly instance: InstanceStore;
  readonly preferences: PreferenceStore;
}

const allTypes = notificationTypes(() => true);

export function createNotifications(options: NotificationsOptions) {
  const { tables, progress, call, clock, notices, pages, viewerId, instance, preferences } =
    options;
  const stopped = new AbortController();
  const loader: FeedLoader<Notification> = new FeedLoader(tables, progress, {
    id: notificationsFeedId,
    async fetch(page, signal) {
      const query = {
        ...toPageQuery(page),
        with_muted: !preferences.get('hideMutedPosts'),
        ...(can('notificationFallbacks', instance.getState().info.serverInfo) && {
          supported_types: [...allTypes],
        }),
      };
      const result = await call(getNotifications, { query, signal });
      return { result, rawCount: countRawItems(result) };
    },
    cacheMayHaveGaps: true,
    readCached: () => pages.read(notificationsFeedId, notificationSchema),
    ingest(notification, requestedAt) {
      ingestNotification(tables, notification, { requestedAt, viewerId });
      cacheItem(notification);
      return { id: notification.id };
    },
    onError: (error) =>
      notices.raise({ level: 'error', messageKey: 'notifications.error', error, timeoutMs: 5000 }),
  });
  const cacheItem = createPageWriter<Notification>({
    pages,
    clock,
    feed: () => loader.feed,
    choose: selectListForCache(({ status }) => containsDirectMessage(status)),
    stopped: stopped.signal,
  });
  loader.addView(() => true);

  return {
    loader,
    start() {
      void loader.loadNewer();
      void pollUntilAborted(
        clock,
        stopped.signal,
        () => loader.loadNewer(),
        () => !options.isStreaming(),
      );
    },
    dispose() {
      stopped.abort();
      loader.dispose();
    },
  };
}

/** The member's notifications: a feed whose items are shown at once. */
export type Notifications = ReturnType<typeof createNotifications>;

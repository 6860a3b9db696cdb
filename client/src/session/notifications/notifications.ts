import type { NotificationOrGroup } from '#store/ingest/ingest-notification.ts';
import type { Table } from '#store/table.ts';
import { FeedLoader } from '../feeds/feed-loader.ts';
import type { FeedProgress } from '../feeds/feed-progress.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';
import type { InstanceStore } from '../instance/load-instance.ts';
import type { FeedsOptions } from '../feeds/feeds-options.ts';
import type * as notificationSource from './notification-source.ts';
import { pollUntilAborted } from '../poll-until-aborted.ts';
import { countRawItems } from '#session/feeds/feed-source.ts';
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

/** Creates the feed of notifications. The code for its items is loaded when it is first needed. */
export function createNotifications(options: NotificationsOptions) {
  const { tables, progress, clock, notices, pages, viewerId } = options;
  let source: typeof notificationSource | undefined;
  const load = async () => (source ??= await import('./notification-source.ts'));
  const stopped = new AbortController();
  const loader = new FeedLoader<NotificationOrGroup>(tables, progress, {
    id: notificationsFeedId,
    async fetch(page, signal) {
      const { fetchNotifications } = await load();
      const result = await fetchNotifications(options, page, signal);
      return { result, rawCount: countRawItems(result) };
    },
    cacheMayHaveGaps: true,
    /* Must not reject if the code cannot be loaded, since a rejection would end the polling. */
    async readCached() {
      const code = await load().catch(() => undefined);
      return code && pages.read(notificationsFeedId, code.notificationSchema);
    },
    ingest(notification, requestedAt) {
      if (!source) throw new Error('A notification arrived before `load` was called');
      source.ingestNotification(tables, notification, { requestedAt, viewerId });
      /* The cache contains single notifications as the server sends them, not groups. */
      if (!notification.group) cacheItem(notification);
      return { id: notification.id };
    },
    onError: (error) =>
      notices.raise({
        level: 'error',
        messageKey: 'notifications.error',
        error,
        isBackground: true,
        timeoutMs: 5000,
      }),
  });
  const cacheItem = createPageWriter<NotificationOrGroup>({
    pages,
    clock,
    feed: () => loader.feed,
    choose: selectListForCache(({ status }) => containsDirectMessage(status)),
    stopped: stopped.signal,
  });
  loader.addView(() => true);

  return {
    loader,
    /** Loads the code for the items, without which `loader.receive` throws. */
    load,
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

/** The member's notifications: a feed that shows new items at once and queues none. */
export type Notifications = ReturnType<typeof createNotifications>;

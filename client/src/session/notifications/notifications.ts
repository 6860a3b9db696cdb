import { getNotifications, readNotifications } from '@rookery/contract/calls/notifications.ts';
import {
  notification as notificationSchema,
  type Notification,
} from '@rookery/contract/schemas/notification.ts';
import { ingestNotification } from '#store/ingest/ingest-notification.ts';
import type { Table } from '#store/table.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { FeedLoader } from '../feeds/feed-loader.ts';
import type { FeedProgress } from '../feeds/feed-progress.ts';
import type { FeedsOptions } from '../feeds/feeds-options.ts';
import { poll } from '../poll.ts';
import { countRawItems } from '#session/feeds/feed-source.ts';
import { toPageQuery } from '#session/feeds/timeline-request.ts';
import { isDirect, selectListForCache } from '#session/page-cache/select-for-cache.ts';
import { createPageWriter } from '../page-cache/page-writer.ts';

/** The feed's id in the tables. */
export const notificationsFeedId = 'notifications';

export interface NotificationsOptions extends Pick<
  FeedsOptions,
  'tables' | 'call' | 'clock' | 'notices' | 'pages' | 'isStreaming'
> {
  readonly progress: Table<FeedProgress>;
  readonly viewerId: string;
  readonly hidesMuted: () => boolean;
}

/** Notifications read in another tab or on another device. */
export type ReadElsewhere = { readonly id: string } | { readonly maxId: string };

export function createNotifications(options: NotificationsOptions) {
  const { tables, progress, call, clock, notices, pages, viewerId } = options;
  const stopped = new AbortController();
  const loader: FeedLoader<Notification> = new FeedLoader(tables, progress, {
    id: notificationsFeedId,
    async fetch(page, signal) {
      const query = { ...toPageQuery(page), with_muted: !options.hidesMuted() };
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
    choose: selectListForCache(({ status }) => isDirect(status)),
    stopped: stopped.signal,
  });
  loader.addView(() => true);
  const readListeners = new Set<(read: ReadElsewhere) => void>();

  /** Shown at once, and reverted if the server rejects it. */
  const sendSeen = async (ids: readonly string[], read: ReadElsewhere): Promise<void> => {
    const unseen = ids.filter((id) => tables.notifications.get(id)?.isSeen === false);
    if (unseen.length === 0) return;
    const settles = unseen.map((id) => tables.notifications.patch(id, { isSeen: true }));
    try {
      const body = 'id' in read ? { id: read.id } : { max_id: read.maxId };
      await call(readNotifications, { body });
      tables.hub.batch(() => {
        const moment = tables.hub.next();
        for (const id of unseen) tables.notifications.merge({ id, isSeen: true }, moment);
      });
      for (const listener of readListeners) listener(read);
    } finally {
      tables.hub.batch(() => {
        for (const settle of settles) settle();
      });
    }
  };

  return {
    loader,
    /** Marks everything loaded as seen, here and on the server. Rejects with `ApiError`. */
    async markAllSeen() {
      const [newest] = loader.feed.ids;
      if (newest !== undefined) await sendSeen(loader.feed.ids, { maxId: newest });
    },
    /** Marks one as seen, here and on the server. Rejects with `ApiError`. */
    markSeen: (id: string) => sendSeen([id], { id }),
    /** Marks notifications read elsewhere as seen here: one, or all up to an id. */
    applyReadElsewhere(read: ReadElsewhere) {
      const ids = 'id' in read ? [read.id] : loader.feed.ids;
      const isRead = (id: string): boolean => 'id' in read || compareIds(id, read.maxId) <= 0;
      tables.hub.batch(() => {
        const moment = tables.hub.next();
        for (const id of ids) {
          if (tables.notifications.get(id)?.isSeen !== false || !isRead(id)) continue;
          tables.notifications.merge({ id, isSeen: true }, moment);
        }
      });
    },
    /** Called with what was marked as seen here. Returns a function that unsubscribes. */
    onRead(listener: (read: ReadElsewhere) => void) {
      readListeners.add(listener);
      return () => readListeners.delete(listener);
    },
    start() {
      void loader.loadNewer();
      void poll(
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

import type { Clock } from '#api/pacing.ts';
import type { MakeCall } from '#api/transport.ts';
import { getNotifications, readNotifications } from '#contract/calls/notifications.ts';
import type { Notification } from '#contract/schemas/notification.ts';
import { pageSize } from '#entities/feed/feed-limits.ts';
import { ingestNotification } from '#entities/ingest/ingest-notification.ts';
import type { Table } from '#entities/table.ts';
import type { Tables } from '#entities/tables.ts';
import { FeedLoader } from '../feeds/feed-loader.ts';
import type { FeedProgress } from '../feeds/feed-progress.ts';
import { poll } from '../feeds/poll.ts';
import { rawCount } from '../feeds/raw-count.ts';
import type { Notices } from '../notices/notices.ts';

/** The feed's id in the tables. */
export const notificationsFeed = 'notifications';

export interface NotificationsOptions {
  readonly tables: Tables;
  readonly progress: Table<FeedProgress>;
  readonly call: MakeCall;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly viewerId: string;
  readonly hidesMuted: () => boolean;
  readonly isStreaming: () => boolean;
}

/** The member's notifications: a feed like any other, whose items are shown at once. */
export interface Notifications {
  readonly loader: FeedLoader<Notification>;
  /** Marks everything loaded as seen, here and on the server. Rejects with `ApiError`. */
  markAllSeen(): Promise<void>;
  /** Marks one as seen, here and on the server. Rejects with `ApiError`. */
  markSeen(id: string): Promise<void>;
  start(): void;
  dispose(): void;
}

export function createNotifications(options: NotificationsOptions): Notifications {
  const { tables, progress, call, clock, notices, viewerId } = options;
  const stopped = new AbortController();
  const loader = new FeedLoader<Notification>(tables, progress, {
    id: notificationsFeed,
    async fetch({ maxId, minId, sinceId }, signal) {
      const answered = await call(getNotifications, {
        query: {
          limit: pageSize,
          with_muted: !options.hidesMuted(),
          ...(maxId === undefined ? {} : { max_id: maxId }),
          ...(minId === undefined ? {} : { min_id: minId }),
          ...(sinceId === undefined ? {} : { since_id: sinceId }),
        },
        signal,
      });
      return { answered, rawCount: rawCount(answered) };
    },
    ingest(notification, askedAt) {
      ingestNotification(tables, notification, { askedAt, viewerId });
      return { id: notification.id };
    },
    onError: (error) =>
      notices.raise({ level: 'error', messageKey: 'notifications.error', error, timeoutMs: 5000 }),
  });
  loader.letShow(() => true);

  /** Shown at once, and taken back when the server does not take it. */
  const tellSeen = async (
    ids: readonly string[],
    body: { readonly id: string } | { readonly max_id: string },
  ): Promise<void> => {
    const unseen = ids.filter((id) => tables.notifications.get(id)?.isSeen === false);
    if (unseen.length === 0) return;
    const settles = unseen.map((id) => tables.notifications.patch(id, { isSeen: true }));
    try {
      await call(readNotifications, { body });
      tables.hub.batch(() => {
        const moment = tables.hub.next();
        for (const id of unseen) tables.notifications.merge({ id, isSeen: true }, moment);
      });
    } finally {
      tables.hub.batch(() => {
        for (const settle of settles) settle();
      });
    }
  };

  return {
    loader,
    async markAllSeen() {
      const [newest] = loader.feed.ids;
      if (newest !== undefined) await tellSeen(loader.feed.ids, { max_id: newest });
    },
    markSeen: (id) => tellSeen([id], { id }),
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

import { readNotifications } from '@rookery/contract/calls/notifications.ts';
import { compareIds } from '#lib/compare-ids.ts';
import type { Session } from '../session.ts';

/** What was read: one notification, or all up to an id. */
export type ReadNotifications = { readonly id: string } | { readonly maxId: string };

function createReading({ tables, call, notifications }: Session) {
  const listeners = new Set<(read: ReadNotifications) => void>();
  const loadedIds = (): readonly string[] => notifications?.loader.feed.ids ?? [];

  /** Shown at once, and reverted if the server rejects it. */
  const sendSeen = async (ids: readonly string[], read: ReadNotifications): Promise<void> => {
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
      for (const listener of listeners) listener(read);
    } finally {
      tables.hub.batch(() => {
        for (const settle of settles) settle();
      });
    }
  };

  return {
    /** Marks everything loaded as seen, here and on the server. Rejects with `ApiError`. */
    async markAllSeen() {
      const [newest] = loadedIds();
      if (newest !== undefined) await sendSeen(loadedIds(), { maxId: newest });
    },
    /** Marks one as seen, here and on the server. Rejects with `ApiError`. */
    markSeen: (id: string) => sendSeen([id], { id }),
    /** Marks what was read in another tab or on another device as seen here. */
    applyReadElsewhere(read: ReadNotifications) {
      const ids = 'id' in read ? [read.id] : loadedIds();
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
    onRead(listener: (read: ReadNotifications) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Which notifications the viewer has read, here or elsewhere. */
export const notificationReading = { name: 'reading of notifications', create: createReading };

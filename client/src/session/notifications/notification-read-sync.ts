import { markNotificationsRead } from '@rookery/contract/calls/notification-changes.ts';
import { getMarkers, saveMarkers } from '@rookery/contract/calls/markers.ts';
import { can } from '#api/capabilities.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { isReadByMarker, moveReadMarker } from '#store/read-marker.ts';
import type { Session } from '../session.ts';

/** What was read: a single notification, or all notifications up to an id. */
export type ReadNotifications = { readonly id: string } | { readonly maxId: string };

/**
 * Moves the marker of the Mastodon API to a notification, unless another device has moved it as far
 * or further.
 */
async function writeMarker({ call }: Session, maxId: string): Promise<void> {
  const { value } = await call(getMarkers, { query: { timeline: ['notifications'] } });
  const last = value.notifications?.last_read_id ?? '';
  if (last !== '' && compareIds(maxId, last) <= 0) return;
  await call(saveMarkers, { body: { notifications: { last_read_id: maxId } } });
}

function createReading(session: Session) {
  const { tables, call, notifications, instance } = session;
  const listeners = new Set<(read: ReadNotifications) => void>();
  const loadedIds = (): readonly string[] => notifications?.loader.feed.ids ?? [];

  /**
   * Marks notifications as seen in the client at once, and on the server. If the server refuses,
   * the client's change is undone.
   */
  const sendSeen = async (ids: readonly string[], read: ReadNotifications): Promise<void> => {
    const canMarkEach = can('pleromaRead', instance.getState().info.serverInfo);
    if (!canMarkEach && 'id' in read) return;
    const unseen = ids.filter((id) => tables.notifications.get(id)?.isSeen === false);
    if (unseen.length === 0) return;
    const settles = unseen.map((id) => tables.notifications.patch(id, { isSeen: true }));
    try {
      if ('id' in read) await call(markNotificationsRead, { body: { id: read.id } });
      else if (canMarkEach) await call(markNotificationsRead, { body: { max_id: read.maxId } });
      else await writeMarker(session, read.maxId);
      if ('maxId' in read) moveReadMarker(tables, read.maxId);
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
    /**
     * Marks everything loaded as seen, in the client and on the server. Rejects with `ApiError`.
     */
    async markAllSeen() {
      const [newest] = loadedIds();
      if (newest !== undefined) await sendSeen(loadedIds(), { maxId: newest });
    },
    /**
     * Marks one notification as seen, in the client and on the server. Does nothing if the server
     * has no call for single notifications (`pleromaRead`). Rejects with `ApiError`.
     */
    markSeen: (id: string) => sendSeen([id], { id }),
    /** Marks as seen what the viewer has read in another tab or on another device. */
    applyReadElsewhere(read: ReadNotifications) {
      if ('maxId' in read) moveReadMarker(tables, read.maxId);
      tables.hub.batch(() => {
        const moment = tables.hub.next();
        for (const id of 'id' in read ? [read.id] : tables.notifications.keys()) {
          const row = tables.notifications.get(id);
          const isSeen = 'id' in read || isReadByMarker(tables, id);
          if (row && row.isSeen !== true && isSeen !== undefined && isSeen !== row.isSeen)
            tables.notifications.merge({ id, isSeen }, moment);
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

/** Marks notifications as read, and applies what the viewer has read in other tabs or on other devices. */
export const notificationReadSync = { name: 'reading of notifications', create: createReading };

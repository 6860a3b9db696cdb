import { getMarkers, saveMarkers } from '@rookery/contract/calls/markers.ts';
import type { Markers } from '@rookery/contract/schemas/markers.ts';
import { createInvalidParametersError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { formatTime } from '#rules/time.ts';
import { notificationMarker, saveNotificationMarker } from '#store/markers.ts';
import { countUnseenNotifications } from '#store/notifications.ts';
import type { ViewContext } from '#views/view-context.ts';

/** Maximum length of a stored id. The ids of all known servers are far shorter. */
const maxIdLength = 100;

function markersView(view: ViewContext, accountId: string): Markers {
  const { database } = view.instance;
  const marker = notificationMarker(database, accountId);
  if (!marker) return {};
  return {
    notifications: {
      last_read_id: marker.last_read_id,
      pleroma: { unread_count: countUnseenNotifications(database, accountId) },
      updated_at: formatTime(marker.updated_at).slice(0, 19),
      version: marker.version,
    },
  };
}

/** Markers. Like Akkoma, stores only that of notifications and ignores those of timelines. */
export const markerRoutes = [
  route(getMarkers, ({ view, query, member }) =>
    (query.timeline ?? []).includes('notifications') ? markersView(view, member.id) : {},
  ),

  route(saveMarkers, ({ view, body, member, instance }) => {
    const lastRead = body.notifications?.last_read_id;
    if (lastRead === undefined) return {};
    if (lastRead.length > maxIdLength)
      throw createInvalidParametersError([
        { field: 'notifications/last_read_id', message: 'Invalid id' },
      ]);
    saveNotificationMarker(instance.database, member.id, 'notifications', lastRead, instance.now());
    return markersView(view, member.id);
  }),
];

import { getMarkers, saveMarkers } from '@rookery/contract/calls/markers.ts';
import { HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { formatTime } from '#rules/time.ts';
import { timelineMarker, saveTimelineMarker, type MarkerRow } from '#store/markers.ts';
import { markNotificationsSeen } from '#store/notifications.ts';
import type { ViewContext } from '#views/view-context.ts';

const timelines = ['home', 'notifications'] as const;
type TimelineName = (typeof timelines)[number];

const maxIdLength = 100;

function markerView(marker: MarkerRow) {
  return {
    last_read_id: marker.last_read_id,
    version: marker.version,
    updated_at: formatTime(marker.updated_at),
  };
}

function markersView({ instance, viewer }: ViewContext, names: readonly TimelineName[]) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const marker = timelineMarker(instance.database, viewer?.id ?? '', name);
      return marker && marker.last_read_id !== '' ? [[name, markerView(marker)]] : [];
    }),
  );
}

/**
 * The read markers of the home timeline and of notifications. A marker of notifications marks all
 * notifications up to it as read.
 */
export const markerRoutes = [
  route(getMarkers, ({ view, query }) => markersView(view, query.timeline ?? [])),

  route(saveMarkers, ({ view, body, member, instance }) => {
    const { database } = instance;
    const saved = timelines.filter((name) => body[name]?.last_read_id !== undefined);
    database.transaction(() => {
      for (const name of saved) {
        const lastRead = body[name]?.last_read_id ?? '';
        if (lastRead.length > maxIdLength) throw new HttpError(422, 'Last read is invalid');
        saveTimelineMarker(database, member.id, name, lastRead, instance.now());
        if (name === 'notifications')
          markNotificationsSeen(database, member.id, Number(lastRead) || 0);
      }
    });
    return markersView(view, saved);
  }),
];

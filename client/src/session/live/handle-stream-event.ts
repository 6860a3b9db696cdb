import type { StreamEvent } from '@rookery/contract/stream.ts';
import { ingestRelationshipsUpdate } from '#store/ingest/ingest-relationship.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { removeStatus, subtractReply } from '../remove-status.ts';
import type { LiveStreamOptions } from './live-stream-options.ts';

/**
 * Ingests a stream event into tables and feeds. Calls `onStatusUpdate` with the id of each updated status.
 */
export function handleStreamEvent(
  { tables, feeds, notifications, viewerId, log, onFiltersChanged }: LiveStreamOptions,
  event: StreamEvent,
  streams: readonly string[],
  onStatusUpdate: (statusId: string) => void,
): void {
  const ingest = (status: Status): void => {
    ingestStatus(tables, status, { requestedAt: tables.hub.next(), viewerId });
  };
  switch (event.event) {
    case 'update': {
      onStatusUpdate(event.status.id);
      const isOwnStream = streams.length === 0 || streams.some((name) => name.startsWith('user'));
      if (isOwnStream) feeds.receive(event.status, { isBuffered: true });
      /* Even without an open timeline, an open thread may need it. */
      if (!isOwnStream || !tables.statuses.get(event.status.id)) ingest(event.status);
      return;
    }
    case 'status.update':
      onStatusUpdate(event.status.id);
      ingest(event.status);
      return;
    case 'notification':
      notifications.loader.receive(event.notification, { isBuffered: true });
      return;
    case 'delete':
      subtractReply(tables, event.id);
      removeStatus({ tables, feeds, notifications }, event.id);
      return;
    case 'pleroma:follow_relationships_update':
      ingestRelationshipsUpdate(tables, event.update, tables.hub.next(), viewerId);
      return;
    case 'unknown':
      log('unknown stream event', { name: event.name });
      return;
    case 'filters_changed':
      onFiltersChanged();
      return;
    case 'pong':
      return;
  }
}

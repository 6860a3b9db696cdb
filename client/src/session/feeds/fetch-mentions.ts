import type { Status } from '@rookery/contract/schemas/status.ts';
import { getNotifications } from '@rookery/contract/calls/notifications.ts';
import { notificationType } from '#store/ingest/ingest-notification.ts';
import { countRawItems, type FetchedPage } from './feed-source.ts';
import type { TimelineRequest } from './timeline-request.ts';

/**
 * Fetches statuses that mention the viewer from the notifications, since no server has a timeline
 * of them.
 */
export async function fetchMentions({
  call,
  mutedPage,
  signal,
  viewerId,
}: TimelineRequest): Promise<FetchedPage<Status>> {
  const query = { ...mutedPage, types: ['mention'] };
  const result = await call(getNotifications, { query, signal });
  const value = result.value.flatMap((wire) =>
    wire.status && notificationType(wire, viewerId) === 'mention' ? [wire.status] : [],
  );
  return { result: { ...result, value }, rawCount: countRawItems(result) };
}

import { getNotifications } from '@rookery/contract/calls/notifications.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { notificationType } from '#store/ingest/ingest-notification.ts';
import { countRawItems, type FetchedPage } from './feed-source.ts';
import type { TimelineRequest } from './timeline-request.ts';

/**
 * Fetches statuses that mention the viewer, from the notifications, since no server has such a
 * timeline.
 */
export async function fetchMentions({
  call,
  mutedPage,
  signal,
  viewerId,
}: TimelineRequest): Promise<FetchedPage<Status>> {
  const query = { ...mutedPage, types: ['mention'] };
  const answered = await call(getNotifications, { query, signal });
  const value = answered.value.flatMap((wire) =>
    wire.status && notificationType(wire, viewerId) === 'mention' ? [wire.status] : [],
  );
  return { result: { ...answered, value }, rawCount: countRawItems(answered) };
}

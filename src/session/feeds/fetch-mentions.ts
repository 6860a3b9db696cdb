import { getNotifications } from '#contract/calls/notifications.ts';
import type { Status } from '#contract/schemas/status.ts';
import type { FetchedPage } from './feed-source.ts';
import { rawCount } from './raw-count.ts';
import { mutedPageOf, signalOf, type TimelineRequest } from './timeline-request.ts';

/** Statuses that mention the viewer. No server has such a timeline; its notifications tell. */
export async function fetchMentions(request: TimelineRequest): Promise<FetchedPage<Status>> {
  const answered = await request.call(getNotifications, {
    query: { ...mutedPageOf(request), types: ['mention'] },
    ...signalOf(request),
  });
  const value = answered.value.flatMap(({ status }) => (status ? [status] : []));
  return { answered: { ...answered, value }, rawCount: rawCount(answered) };
}

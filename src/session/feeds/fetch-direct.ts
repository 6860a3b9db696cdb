import { ApiError } from '#api/api-error.ts';
import { getConversations } from '#contract/calls/conversations.ts';
import { getDirectTimeline } from '#contract/calls/timelines.ts';
import type { Status } from '#contract/schemas/status.ts';
import type { FetchedPage } from './feed-source.ts';
import { rawCount } from './raw-count.ts';
import { counted, type TimelineRequest } from './timeline-request.ts';

/** Newer servers have conversations in the place of a timeline of direct statuses: the last of each is read. */
async function fetchConversations({
  call,
  page: query,
  signal,
}: TimelineRequest): Promise<FetchedPage<Status>> {
  const answered = await call(getConversations, { query, signal });
  const value = answered.value.flatMap(({ last_status: last }) => (last ? [last] : []));
  return { answered: { ...answered, value }, rawCount: rawCount(answered) };
}

/** Direct statuses; by way of the conversations from a server that once said it has no such timeline. */
export async function fetchDirect(request: TimelineRequest): Promise<FetchedPage<Status>> {
  const { call, mutedPage: query, signal, missing } = request;
  if (missing.has(getDirectTimeline.path)) return fetchConversations(request);
  try {
    return await counted(call(getDirectTimeline, { query, signal }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    missing.add(getDirectTimeline.path);
    return fetchConversations(request);
  }
}

import { ApiError } from '#api/api-error.ts';
import { getConversations } from '#contract/calls/conversations.ts';
import { getDirectTimeline } from '#contract/calls/timelines.ts';
import type { Status } from '#contract/schemas/status.ts';
import type { FetchedPage } from './feed-source.ts';
import { countRawItems } from './count-raw-items.ts';
import { withRawCount, type TimelineRequest } from './timeline-request.ts';

/** Newer servers have conversations instead of a direct timeline: reads the last status of each. */
async function fetchConversations({
  call,
  page: query,
  signal,
}: TimelineRequest): Promise<FetchedPage<Status>> {
  const answered = await call(getConversations, { query, signal });
  const value = answered.value.flatMap(({ last_status: last }) => (last ? [last] : []));
  return { result: { ...answered, value }, rawCount: countRawItems(answered) };
}

/**
 * Fetches direct statuses. Uses conversations after the server responded with 404 to the direct
 * timeline once.
 */
export async function fetchDirect(request: TimelineRequest): Promise<FetchedPage<Status>> {
  const { call, mutedPage: query, signal, missing } = request;
  if (missing.has(getDirectTimeline.path)) return fetchConversations(request);
  try {
    return await withRawCount(call(getDirectTimeline, { query, signal }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    missing.add(getDirectTimeline.path);
    return fetchConversations(request);
  }
}

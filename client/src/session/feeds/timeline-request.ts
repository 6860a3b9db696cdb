import type { CallResult, MakeCall } from '#api/transport.ts';
import { serverIdOf } from '@rookery/contract/schemas/reblog-id.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { type FeedQuery, pageSize } from '#store/feed/feed-page.ts';
import { getNotifications } from '@rookery/contract/calls/notifications.ts';
import { notificationType } from '#store/ingest/ingest-notification.ts';
import { countRawItems, type FetchedPage } from './feed-source.ts';

type PageQuery = ReturnType<typeof toPageQuery>;

/** Request options of a timeline page besides its parameters. */
export interface TimelineRequest {
  readonly call: MakeCall;
  readonly signal: AbortSignal;
  readonly viewerId: string | null;
  /** Cursor and size, for all timelines. */
  readonly page: PageQuery;
  /** `page` including muted statuses. Bookmarks and favourites do not support the parameter. */
  readonly mutedPage: PageQuery & { readonly with_muted: true };
  /** Also filters replies for members (R-PREF-003), for timelines of several accounts. */
  readonly filteredPage: TimelineRequest['mutedPage'] & {
    readonly reply_visibility?: 'following' | 'self';
  };
  /** Paths that the server does not have; kinds add to it. */
  readonly missing: Set<string>;
}

/** Returns the cursor and size of a page as call parameters. */
export function toPageQuery({ maxId, minId, sinceId }: FeedQuery) {
  return {
    limit: pageSize,
    ...(maxId === undefined ? {} : { max_id: serverIdOf(maxId) }),
    ...(minId === undefined ? {} : { min_id: serverIdOf(minId) }),
    ...(sinceId === undefined ? {} : { since_id: serverIdOf(sinceId) }),
  };
}

/** Adds the number of items that the server sent. */
export async function toFetchedPage(
  pending: Promise<CallResult<Status[]>>,
): Promise<FetchedPage<Status>> {
  const result = await pending;
  return { result, rawCount: countRawItems(result) };
}

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
  const result = await call(getNotifications, { query, signal });
  const value = result.value.flatMap((wire) =>
    wire.status && notificationType(wire, viewerId) === 'mention' ? [wire.status] : [],
  );
  return { result: { ...result, value }, rawCount: countRawItems(result) };
}

import type { CallResult, MakeCall } from '#api/transport.ts';
import { serverStatusId } from '@rookery/contract/schemas/reblog-id.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { type FeedQuery, pageSize } from '#store/feed/feed-page.ts';
import { countRawItems, type FetchedPage } from './feed-source.ts';

type PageQuery = ReturnType<typeof toPageQuery>;

/** What all kinds of timelines need to request a page, in addition to their own parameters. */
export interface TimelineRequest {
  readonly call: MakeCall;
  readonly signal: AbortSignal;
  readonly viewerId: string | null;
  /** Cursor and size of the page. */
  readonly page: PageQuery;
  /**
   * The parameters of `page` with muted statuses included. The calls for bookmarks and favourites
   * do not support this.
   */
  readonly mutedPage: PageQuery & { readonly with_muted: true };
  /**
   * The parameters of `mutedPage` with the filter for replies if the viewer is a member
   * (R-PREF-003). Used for timelines with statuses of several accounts.
   */
  readonly filteredPage: TimelineRequest['mutedPage'] & {
    readonly reply_visibility?: 'following' | 'self';
  };
}

/** Converts a query to the parameters of a call: cursor and page size. */
export function toPageQuery({ maxId, minId, sinceId }: FeedQuery) {
  return {
    limit: pageSize,
    ...(maxId === undefined ? {} : { max_id: serverStatusId(maxId) }),
    ...(minId === undefined ? {} : { min_id: serverStatusId(minId) }),
    ...(sinceId === undefined ? {} : { since_id: serverStatusId(sinceId) }),
  };
}

/** Adds the number of items that the server sent to the result of a call. */
export async function toFetchedPage(
  pending: Promise<CallResult<Status[]>>,
): Promise<FetchedPage<Status>> {
  const result = await pending;
  return { result, rawCount: countRawItems(result) };
}

import type { Answered, MakeCall } from '#api/transport.ts';
import type { Status } from '#contract/schemas/status.ts';
import { pageSize } from '#entities/feed/feed-limits.ts';
import type { FeedQuery } from '#entities/feed/feed-page.ts';
import type { FetchedPage } from './feed-source.ts';
import { rawCount } from './raw-count.ts';

type PageQuery = ReturnType<typeof pageOf>;

/** What every page of a timeline is asked with beside its place. */
export interface TimelineRequest {
  readonly call: MakeCall;
  readonly signal: AbortSignal;
  readonly viewerId: string | null;
  /** Cursor and size, as all timelines take them. */
  readonly page: PageQuery;
  /** `page`, with muted statuses included. Bookmarks and favourites do not take the parameter. */
  readonly mutedPage: PageQuery & { readonly with_muted: true };
  /** And which replies are wanted, of a member (R-PREF-003): what the timelines of many people take. */
  readonly filteredPage: TimelineRequest['mutedPage'] & {
    readonly reply_visibility?: 'following' | 'self';
  };
  /** What this server turned out not to have; a kind that finds out adds to it. */
  readonly missing: Set<string>;
}

/** Cursor and size of a page in the words of the calls. */
export function pageOf({ maxId, minId, sinceId }: FeedQuery) {
  return {
    limit: pageSize,
    ...(maxId === undefined ? {} : { max_id: maxId }),
    ...(minId === undefined ? {} : { min_id: minId }),
    ...(sinceId === undefined ? {} : { since_id: sinceId }),
  };
}

/** An answer with how many items the server had put into it. */
export async function counted(asked: Promise<Answered<Status[]>>): Promise<FetchedPage<Status>> {
  const answered = await asked;
  return { answered, rawCount: rawCount(answered) };
}

import type { Answered, MakeCall } from '#api/transport.ts';
import type { Status } from '#contract/schemas/status.ts';
import { pageSize } from '#entities/feed/feed-limits.ts';
import type { FeedQuery } from '#entities/feed/feed-page.ts';
import type { FetchedPage } from './feed-source.ts';
import { rawCount } from './raw-count.ts';

/** What every page of a timeline is asked with beside its place. */
export interface TimelineRequest {
  readonly call: MakeCall;
  readonly query: FeedQuery;
  readonly withMuted: boolean;
  /** Absent for all replies; only a member is asked (R-PREF-003). */
  readonly replyVisibility?: 'following' | 'self';
  readonly signal?: AbortSignal;
  /** What this server turned out not to have; a kind that finds out adds to it. */
  readonly missing: Set<string>;
}

/** Cursor and size of the page, as all timelines take them. */
export function pageOf({ query: { maxId, minId, sinceId } }: TimelineRequest) {
  return {
    limit: pageSize,
    ...(maxId === undefined ? {} : { max_id: maxId }),
    ...(minId === undefined ? {} : { min_id: minId }),
    ...(sinceId === undefined ? {} : { since_id: sinceId }),
  };
}

/** The page, and whether muted ones are in it: what all but bookmarks and favourites take. */
export function mutedPageOf(request: TimelineRequest) {
  return { ...pageOf(request), with_muted: request.withMuted };
}

/** The above and which replies are wanted: what the timelines of many people take. */
export function filteredPageOf(request: TimelineRequest) {
  const { replyVisibility } = request;
  return {
    ...mutedPageOf(request),
    ...(replyVisibility === undefined ? {} : { reply_visibility: replyVisibility }),
  };
}

export function signalOf({ signal }: TimelineRequest) {
  return signal === undefined ? {} : { signal };
}

/** An answer with how many items the server had put into it. */
export async function counted(asked: Promise<Answered<Status[]>>): Promise<FetchedPage<Status>> {
  const answered = await asked;
  return { answered, rawCount: rawCount(answered) };
}

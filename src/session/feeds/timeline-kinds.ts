import type { Answered, MakeCall } from '#api/transport.ts';
import { getHomeTimeline, getPublicTimeline } from '#contract/calls/timelines.ts';
import type { Status } from '#contract/schemas/status.ts';
import type { FeedQuery } from '#entities/feed/feed-page.ts';
import { pageSize } from '#entities/feed/feed-limits.ts';
import type { TimelineKindName, TimelinePlace } from './timeline-place.ts';

/** What every page of a timeline is asked with beside its place. */
export interface TimelineRequest {
  readonly query: FeedQuery;
  readonly withMuted: boolean;
  /** Absent for all replies; only a member is asked (spec 2 §7). */
  readonly replyVisibility?: 'following' | 'self';
  readonly signal?: AbortSignal;
}

/** A kind of timeline: one row from which fetching, polling and streaming follow. */
export interface TimelineKind {
  /** Only members have it. */
  readonly isMembersOnly: boolean;
  /** Asked again every 20 s: always, while it is open, or not at all (reference §11). */
  readonly polls: 'always' | 'open' | 'never';
  /** Whether the member's own stream brings its statuses. */
  readonly isStreamed: boolean;
  readonly fetch: (
    call: MakeCall,
    place: TimelinePlace,
    request: TimelineRequest,
  ) => Promise<Answered<Status[]>>;
}

function pageOf({ query: { maxId, minId, sinceId } }: TimelineRequest) {
  return {
    limit: pageSize,
    ...(maxId === undefined ? {} : { max_id: maxId }),
    ...(minId === undefined ? {} : { min_id: minId }),
    ...(sinceId === undefined ? {} : { since_id: sinceId }),
  };
}

function filtersOf({ withMuted, replyVisibility }: TimelineRequest) {
  return {
    with_muted: withMuted,
    ...(replyVisibility === undefined ? {} : { reply_visibility: replyVisibility }),
  };
}

function signalOf({ signal }: TimelineRequest) {
  return signal === undefined ? {} : { signal };
}

/** The timelines by name (spec 1 §2; paths and arguments: reference §10). */
export const timelineKinds: Readonly<Record<TimelineKindName, TimelineKind>> = {
  friends: {
    isMembersOnly: true,
    polls: 'always',
    isStreamed: true,
    fetch: (call, _, request) =>
      call(getHomeTimeline, {
        query: { ...pageOf(request), ...filtersOf(request) },
        ...signalOf(request),
      }),
  },
  public: {
    isMembersOnly: false,
    polls: 'open',
    isStreamed: false,
    fetch: (call, _, request) =>
      call(getPublicTimeline, {
        query: { ...pageOf(request), ...filtersOf(request), local: true, only_media: false },
        ...signalOf(request),
      }),
  },
  publicAndExternal: {
    isMembersOnly: false,
    polls: 'open',
    isStreamed: false,
    fetch: (call, _, request) =>
      call(getPublicTimeline, {
        query: { ...pageOf(request), ...filtersOf(request), only_media: false },
        ...signalOf(request),
      }),
  },
};

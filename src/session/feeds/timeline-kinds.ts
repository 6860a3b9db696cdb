import {
  getAccountStatuses,
  getBookmarks,
  getBubbleTimeline,
  getFavourites,
  getHomeTimeline,
  getListTimeline,
  getPublicTimeline,
  getTagTimeline,
} from '#contract/calls/timelines.ts';
import type { Status } from '#contract/schemas/status.ts';
import type { FeedOrder } from '#entities/rows/feed-row.ts';
import type { FetchedPage } from './feed-source.ts';
import { fetchDirect } from './fetch-direct.ts';
import { fetchMentions } from './fetch-mentions.ts';
import type { PlaceOf, TimelineKindName } from './timeline-place.ts';
import {
  counted,
  filteredPageOf,
  mutedPageOf,
  pageOf,
  signalOf,
  type TimelineRequest,
} from './timeline-request.ts';

/** A kind of timeline: one row from which fetching, polling and streaming follow. */
export interface TimelineKind<Kind extends TimelineKindName = TimelineKindName> {
  /** Only members have it. */
  readonly isMembersOnly: boolean;
  /** Asked again every 20 s: always, while it is open, or not at all. */
  readonly polls: 'always' | 'open' | 'never';
  /** Which statuses of the member's own stream it takes; none when absent. */
  readonly streams?: 'all' | 'direct' | 'mentions';
  /** Its head is stored for the next visit; see `StoredPages`. */
  readonly isStored?: boolean;
  /** By id, or in an order that only the server knows. */
  readonly order: FeedOrder;
  readonly fetch: (place: PlaceOf<Kind>, request: TimelineRequest) => Promise<FetchedPage<Status>>;
}

/** What someone posted, narrowed in one way. */
function ofPerson(narrowed: { readonly exclude_replies?: boolean; readonly only_media?: boolean }) {
  return {
    isMembersOnly: false,
    polls: 'open' as const,
    order: 'id' as const,
    fetch: ({ accountId }: { readonly accountId: string }, request: TimelineRequest) =>
      counted(
        request.call(getAccountStatuses, {
          path: { id: accountId },
          query: { ...mutedPageOf(request), ...narrowed },
          ...signalOf(request),
        }),
      ),
  };
}

/** A timeline of everybody's public statuses, or of this instance's. */
function ofMany(narrowed: { readonly local?: boolean }) {
  return {
    isMembersOnly: false,
    polls: 'open' as const,
    isStored: true,
    order: 'id' as const,
    fetch: (_: unknown, request: TimelineRequest) =>
      counted(
        request.call(getPublicTimeline, {
          query: { ...filteredPageOf(request), ...narrowed, only_media: false },
          ...signalOf(request),
        }),
      ),
  };
}

/** The timelines by name. */
export const timelineKinds: { readonly [Kind in TimelineKindName]: TimelineKind<Kind> } = {
  friends: {
    isMembersOnly: true,
    polls: 'always',
    streams: 'all',
    isStored: true,
    order: 'id',
    fetch: (_, request) =>
      counted(
        request.call(getHomeTimeline, { query: filteredPageOf(request), ...signalOf(request) }),
      ),
  },
  public: ofMany({ local: true }),
  publicAndExternal: ofMany({}),
  bubble: {
    isMembersOnly: false,
    polls: 'open',
    isStored: true,
    order: 'id',
    fetch: (_, request) =>
      counted(
        request.call(getBubbleTimeline, { query: filteredPageOf(request), ...signalOf(request) }),
      ),
  },
  tag: {
    isMembersOnly: false,
    polls: 'open',
    order: 'id',
    fetch: ({ tag }, request) =>
      counted(
        request.call(getTagTimeline, {
          path: { tag },
          query: mutedPageOf(request),
          ...signalOf(request),
        }),
      ),
  },
  list: {
    isMembersOnly: true,
    polls: 'open',
    order: 'id',
    fetch: ({ listId }, request) =>
      counted(
        request.call(getListTimeline, {
          path: { id: listId },
          query: mutedPageOf(request),
          ...signalOf(request),
        }),
      ),
  },
  bookmarks: {
    isMembersOnly: true,
    polls: 'never',
    isStored: true,
    order: 'cursor',
    fetch: (_, request) =>
      counted(request.call(getBookmarks, { query: pageOf(request), ...signalOf(request) })),
  },
  favorites: {
    isMembersOnly: true,
    polls: 'never',
    order: 'cursor',
    fetch: (_, request) =>
      counted(request.call(getFavourites, { query: pageOf(request), ...signalOf(request) })),
  },
  dms: {
    isMembersOnly: true,
    polls: 'never',
    streams: 'direct',
    order: 'cursor',
    fetch: (_, request) => fetchDirect(request),
  },
  mentions: {
    isMembersOnly: true,
    polls: 'open',
    streams: 'mentions',
    order: 'cursor',
    fetch: (_, request) => fetchMentions(request),
  },
  user: ofPerson({ exclude_replies: true }),
  replies: ofPerson({}),
  media: ofPerson({ only_media: true }),
};

/** Asks for a page of the timeline. */
export function fetchTimeline<Kind extends TimelineKindName>(
  place: PlaceOf<Kind>,
  request: TimelineRequest,
): Promise<FetchedPage<Status>> {
  const row: TimelineKind<Kind> = timelineKinds[place.kind];
  return row.fetch(place, request);
}

import {
  getAccountStatuses,
  getBookmarks,
  getBubbleTimeline,
  getDirectTimeline,
  getFavourites,
  getHomeTimeline,
  getListTimeline,
  getPublicTimeline,
  getTagTimeline,
} from '@rookery/contract/calls/timelines.ts';
import { getLinkTimeline } from '@rookery/contract/calls/mastodon/link-timeline.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { FeedOrder } from '#store/rows/feed-row.ts';
import { ApiError } from '#api/api-error.ts';
import { getConversations } from '@rookery/contract/calls/conversations.ts';
import { countRawItems, type FetchedPage } from './feed-source.ts';
import { type TimelineRequest, toFetchedPage } from './timeline-request.ts';
import type { TimelineKindName, TimelineRefOf } from './timeline-ref.ts';

/**
 * Fetches the last status of each conversation, for newer servers, which have conversations instead
 * of a direct timeline.
 */
async function fetchConversations({
  call,
  page: query,
  signal,
}: TimelineRequest): Promise<FetchedPage<Status>> {
  const answered = await call(getConversations, { query, signal });
  const value = answered.value.flatMap(({ last_status: last }) => (last ? [last] : []));
  return { result: { ...answered, value }, rawCount: countRawItems(answered) };
}

/** Fetches direct statuses from the direct timeline, or from conversations if the server lacks it. */
async function fetchDirect(request: TimelineRequest): Promise<FetchedPage<Status>> {
  const { call, mutedPage: query, signal } = request;
  try {
    return await toFetchedPage(call(getDirectTimeline, { query, signal }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'absent') throw error;
    return fetchConversations(request);
  }
}

/** A kind of timeline. It determines how its statuses are fetched, polled and streamed. */
export interface TimelineKind<Kind extends TimelineKindName = TimelineKindName> {
  /** Whether only members can read the timeline. */
  readonly isMembersOnly: boolean;
  /**
   * When the timeline is requested every 20 seconds: always, while it is open, or never. Skipped while the
   * stream delivers all its statuses (`streams: 'all'`). Other open timelines are also requested
   * after each connection of the stream.
   */
  readonly polls: 'always' | 'open' | 'never';
  /** Which statuses of the member's stream belong to the timeline; none if absent. */
  readonly streams?: 'all' | 'direct' | 'mentions' | 'tagged';
  /** Whether the newest statuses are cached for the next visit; see `PageCache`. */
  readonly isCached?: boolean;
  /** Whether statuses are ordered by id, or in an order that only the server knows. */
  readonly order: FeedOrder;
  readonly fetch: (
    timeline: TimelineRefOf<Kind>,
    request: TimelineRequest,
  ) => Promise<FetchedPage<Status>>;
}

const byId = { isMembersOnly: false, polls: 'open', order: 'id' } as const;

/**
 * Properties that timelines of a member's own statuses, such as bookmarks, have in common. Only the
 * server knows the order of these.
 */
const ownList = { isMembersOnly: true, polls: 'open', order: 'cursor' } as const;

/** Creates the kind of an account's statuses with a filter. */
function accountTimeline(filter: {
  readonly exclude_replies?: boolean;
  readonly only_media?: boolean;
}) {
  return {
    ...byId,
    fetch: (
      {
        accountId: id,
        hidesReplies = false,
      }: { readonly accountId: string; readonly hidesReplies?: boolean },
      { call, signal, mutedPage }: TimelineRequest,
    ) => {
      const query = { ...mutedPage, ...filter, ...(hidesReplies && { exclude_replies: true }) };
      return toFetchedPage(call(getAccountStatuses, { path: { id }, query, signal }));
    },
  };
}

/** Creates the kind of the public timeline, of all servers or of this instance. */
function publicTimeline(filter: { readonly local?: boolean }) {
  return {
    ...byId,
    isCached: true,
    fetch(_: unknown, { call, signal, filteredPage }: TimelineRequest) {
      const query = { ...filteredPage, ...filter, only_media: false };
      return toFetchedPage(call(getPublicTimeline, { query, signal }));
    },
  };
}

export const timelineKinds: { readonly [Kind in TimelineKindName]: TimelineKind<Kind> } = {
  friends: {
    isMembersOnly: true,
    polls: 'always',
    streams: 'all',
    isCached: true,
    order: 'id',
    fetch: (_, { call, signal, filteredPage: query }) =>
      toFetchedPage(call(getHomeTimeline, { query, signal })),
  },
  public: publicTimeline({ local: true }),
  publicAndExternal: publicTimeline({}),
  bubble: {
    ...byId,
    isCached: true,
    fetch: (_, { call, signal, filteredPage: query }) =>
      toFetchedPage(call(getBubbleTimeline, { query, signal })),
  },
  tag: {
    ...byId,
    streams: 'tagged',
    fetch: ({ tag, group }, { call, signal, mutedPage }) =>
      toFetchedPage(
        call(getTagTimeline, { path: { tag }, query: { ...mutedPage, ...group }, signal }),
      ),
  },
  link: {
    ...byId,
    polls: 'never',
    fetch: ({ url }, { call, signal, page }) =>
      toFetchedPage(call(getLinkTimeline, { query: { ...page, url }, signal })),
  },
  instance: {
    ...byId,
    fetch: ({ host: instance }, { call, signal, mutedPage }) =>
      toFetchedPage(call(getPublicTimeline, { query: { ...mutedPage, instance }, signal })),
  },
  list: {
    ...byId,
    isMembersOnly: true,
    fetch: ({ listId: id }, { call, signal, mutedPage: query }) =>
      toFetchedPage(call(getListTimeline, { path: { id }, query, signal })),
  },
  bookmarks: {
    ...ownList,
    isCached: true,
    fetch: (_, { call, signal, page: query }) =>
      toFetchedPage(call(getBookmarks, { query, signal })),
  },
  favorites: {
    ...ownList,
    fetch: (_, { call, signal, page: query }) =>
      toFetchedPage(call(getFavourites, { query, signal })),
  },
  dms: {
    ...ownList,
    streams: 'direct',
    fetch: (_, request) => fetchDirect(request),
  },
  mentions: {
    ...ownList,
    streams: 'mentions',
    fetch: async (_, request) => (await import('./fetch-mentions.ts')).fetchMentions(request),
  },
  user: accountTimeline({ exclude_replies: true }),
  replies: accountTimeline({}),
  media: accountTimeline({ only_media: true }),
};

export function fetchTimeline<Kind extends TimelineKindName>(
  timeline: TimelineRefOf<Kind>,
  request: TimelineRequest,
): Promise<FetchedPage<Status>> {
  const row: TimelineKind<Kind> = timelineKinds[timeline.kind];
  return row.fetch(timeline, request);
}

import type { Status } from '@rookery/contract/schemas/status.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import type { Table } from '#store/table.ts';
import {
  containsDirectMessage,
  selectListForCache,
  selectRunForCache,
} from '#session/page-cache/select-for-cache.ts';
import { createPageWriter } from '../page-cache/page-writer.ts';
import { FeedLoader } from './feed-loader.ts';
import type { FeedProgress } from './feed-progress.ts';
import type { FeedsOptions } from './feeds-options.ts';
import { isExcluded, streamedReplyVisibility } from './feed-visibility.ts';
import { isAccessDenied, isUnknownTimeline } from './is-unknown-timeline.ts';
import { fetchTimeline, timelineKinds } from './timeline-kinds.ts';
import { toPageQuery } from './timeline-request.ts';
import { feedIdOf, type TimelineRef } from './timeline-ref.ts';

export interface FeedLoaderDependencies {
  readonly options: FeedsOptions;
  readonly progress: Table<FeedProgress>;
  /** Aborted with the session. */
  readonly stopped: AbortSignal;
}

/** Returns whether a streamed status is shown at once, by the viewer's preference for replies. */
function showsLive({ tables, viewerId, getReplyVisibility }: FeedsOptions) {
  const isFollowing = (id: string): boolean | undefined => tables.relationships.get(id)?.following;
  return ({ account, in_reply_to_id: to, in_reply_to_account_id: parent }: Status) =>
    viewerId === null
      ? 'shown'
      : streamedReplyVisibility(
          getReplyVisibility(),
          { authorId: account?.id, parentAuthorId: to == null ? undefined : (parent ?? '') },
          { viewerId, isFollowing },
        );
}

/** Creates the loader of a timeline. */
export function createFeedLoader(
  timeline: TimelineRef,
  { options, progress, stopped }: FeedLoaderDependencies,
): FeedLoader<Status> {
  const { tables, call, clock, notices, pages, viewerId } = options;
  const { order, isCached } = timelineKinds[timeline.kind];
  const loader: FeedLoader<Status> = new FeedLoader(tables, progress, {
    id: feedIdOf(timeline),
    order,
    cacheMayHaveGaps: order === 'cursor',
    fetch(query, signal) {
      const replies = options.getReplyVisibility();
      const page = toPageQuery(query);
      /* Without `with_muted`, Akkoma omits the viewer's own statuses in muted conversations. The
         client hides other muted statuses itself. */
      const mutedPage = { ...page, with_muted: true as const };
      const filteredPage =
        viewerId === null || replies === 'all'
          ? mutedPage
          : { ...mutedPage, reply_visibility: replies };
      return fetchTimeline(timeline, {
        call,
        signal,
        viewerId,
        page,
        mutedPage,
        filteredPage,
      });
    },
    streamedVisibility: showsLive(options),
    ingest(status, requestedAt) {
      ingestStatus(tables, status, { requestedAt, viewerId });
      cacheItem?.(status);
      const reblogOf = status.reblog?.id;
      return {
        id: status.id,
        isLeftOut: isExcluded(tables, status.id) || isExcluded(tables, reblogOf),
        ...(reblogOf === undefined ? {} : { reblogOf }),
      };
    },
    onError(error) {
      /* The screen itself shows that a timeline does not exist, and a retry would not help. */
      if (isUnknownTimeline(tables, timeline, error)) return;
      if (viewerId === null && isAccessDenied(error)) return;
      /* If the feed is empty, its screen shows the failure in place of the statuses, so no
         notice is needed. */
      const isQuiet = !loader.feed.isLoaded;
      notices.raise({
        level: 'error',
        messageKey: 'timeline.error',
        error,
        isBackground: true,
        isQuiet,
        timeoutMs: 5000,
      });
    },
  });
  const cacheItem = isCached
    ? createPageWriter<Status>({
        pages,
        clock,
        feed: () => loader.feed,
        choose:
          order === 'cursor'
            ? selectListForCache<Status>(containsDirectMessage)
            : selectRunForCache,
        stopped,
      })
    : undefined;
  return loader;
}

import { useCallback } from 'react';
import { isItemShown } from '#session/filters/hidden-items.ts';
import { useScreenFilters } from '#components/filters/use-screen-filters.ts';
import { useFeed } from '#components/feed/use-feed.ts';
import { timelineDescriptors } from '#components/timeline/timeline-descriptors.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { queueSummary } from '#store/feed/feed-queue.ts';

/**
 * Returns the feed of a timeline with its filters, and which of its queued statuses the filters let
 * through. `place` must be the same object in each render of the same timeline, because a new
 * object opens the feed again. `column` is the path of the column that shows the timeline, since it can
 * leave out other kinds of statuses there.
 */
export function useTimelineFeed(
  place: TimelineRef,
  historyKey: string,
  { isPaused, column }: { isPaused?: boolean; column?: string } = {},
) {
  const { tables, viewerId } = useSession();
  const open = useFeed(place, historyKey, isPaused);
  const filterKey = column === undefined ? open.loader.id : `column ${column}`;
  const leavesOut = usePreference('leftOutOfTimelines')[filterKey];
  const { settings, showHidden } = useScreenFilters(
    timelineDescriptors[place.kind].filters,
    leavesOut,
  );
  const isSeen = useCallback(
    (id: string) => isItemShown(id, { tables, viewerId, settings }),
    [tables, viewerId, settings],
  );
  const waiting = queueSummary(open.feed, isSeen);
  const isStale = open.progress?.isStale ?? false;
  const hasNew = isStale || waiting.count > 0 || waiting.isAtLeast;
  return { open, filterKey, settings, showHidden, isSeen, waiting, isStale, hasNew };
}

import type { FeedRow } from '../rows/feed-row.ts';

/**
 * Converts a gap that reaches down to the beginning into the open end of the feed: older pages are
 * requested from its top.
 */
export function openEndFromGap(feed: FeedRow): FeedRow {
  const last = feed.gaps.at(-1);
  if (!feed.isLoaded || last?.below !== null || last.above === null) return feed;
  return { ...feed, gaps: feed.gaps.slice(0, -1), oldest: last.above, isComplete: false };
}

import type { FeedRow } from '../rows/feed-row.ts';

/**
 * A hole that reaches down to the very beginning is the open end of the feed: older pages are asked
 * for from its top.
 */
export function settleEnd(feed: FeedRow): FeedRow {
  const last = feed.gaps.at(-1);
  if (!feed.isLoaded || last?.below !== null || last.above === null) return feed;
  return { ...feed, gaps: feed.gaps.slice(0, -1), oldest: last.above, isComplete: false };
}

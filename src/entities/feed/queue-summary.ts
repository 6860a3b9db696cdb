import type { FeedRow } from '../rows/feed-row.ts';

export interface QueueSummary {
  /** How many statuses wait. */
  readonly count: number;
  /** More than these may wait: there is a hole among or below them, so the number is a least. */
  readonly isAtLeast: boolean;
}

/** What the "N new" button says. */
export function queueSummary(feed: FeedRow): QueueSummary {
  const count = feed.queued.filter((item) => typeof item === 'string').length;
  return { count, isAtLeast: count < feed.queued.length };
}

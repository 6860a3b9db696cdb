import type { FeedRow } from '../rows/feed-row.ts';

export interface QueueSummary {
  /** Number of queued statuses that the reader's filters let through. */
  readonly count: number;
  /** Whether `count` is a minimum because the queue contains a gap. */
  readonly isAtLeast: boolean;
}

/**
 * Returns the content of the "N new" button. `isSeen` excludes statuses that the reader's filters
 * hide.
 */
export function queueSummary(
  { queued }: FeedRow,
  isSeen: (id: string) => boolean = () => true,
): QueueSummary {
  return {
    count: queued.filter((item) => typeof item === 'string' && isSeen(item)).length,
    isAtLeast: queued.some((item) => typeof item !== 'string'),
  };
}

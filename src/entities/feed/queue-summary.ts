import type { FeedRow } from '../rows/feed-row.ts';

export interface QueueSummary {
  /** How many statuses wait that will be seen. */
  readonly count: number;
  /** More than these may wait: there is a hole among or below them, so the number is a least. */
  readonly isAtLeast: boolean;
}

/** What the "N new" button says; `isSeen` leaves out what the reader's filters will. */
export function queueSummary(
  { queued }: FeedRow,
  isSeen: (id: string) => boolean = () => true,
): QueueSummary {
  return {
    count: queued.filter((item) => typeof item === 'string' && isSeen(item)).length,
    isAtLeast: queued.some((item) => typeof item !== 'string'),
  };
}

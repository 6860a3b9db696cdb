import type { FeedRow } from '#store/rows/feed-row.ts';
import { isPinned, type PinnedRows } from '#store/pinned-rows.ts';
import { maxItemsAfterShow } from './feed-page.ts';
import { cutFeedEnd, cutFeedMiddle } from './trim-feed.ts';
import { deriveItems } from './derive-items.ts';

export interface QueueSummary {
  /** Number of queued statuses that the reader's filters do not hide. */
  readonly count: number;
  /**
   * Whether `count` is only a minimum, because the queue contains a gap. A gap above all known
   * statuses is ignored: it is added whenever the stream opens, and often no status is missing in
   * it.
   */
  readonly isAtLeast: boolean;
}

/**
 * Returns the content of the "N new" button. `isSeen` returns false for statuses that the reader's
 * filters hide.
 */
export function queueSummary(
  { queued }: FeedRow,
  isSeen: (id: string) => boolean = () => true,
): QueueSummary {
  return {
    count: queued.filter((item) => typeof item === 'string' && isSeen(item)).length,
    isAtLeast: queued.some((item) => typeof item !== 'string' && item.above !== null),
  };
}

/**
 * Shows the queue. If the reader is at the top, only the newest 50 statuses (R-TL-033) and pinned
 * rows stay in the feed, and older ones are requested again when the reader scrolls down. Otherwise
 * all statuses stay.
 */
export function showQueued(feed: FeedRow, isReaderAtTop: boolean, pinned?: PinnedRows): FeedRow {
  const shown = deriveItems({ ...feed, shownFrom: feed.ids[0] ?? null });
  if (!isReaderAtTop) return shown;
  let left = maxItemsAfterShow;
  let cut = shown;
  let last: string | undefined;
  for (const item of shown.items) {
    if (typeof item !== 'string') continue;
    left -= 1;
    if (left > 0 || (left < 0 && !(pinned && isPinned(pinned, item, false)))) continue;
    if (last !== undefined) cut = cutFeedMiddle(cut, last, item);
    last = item;
  }
  return last === undefined ? shown : deriveItems(cutFeedEnd(cut, last));
}

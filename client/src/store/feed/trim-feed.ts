import { compareIds } from '#lib/compare-ids.ts';
import type { FeedRow } from '../rows/feed-row.ts';
import { feedLimit, maxItemsAfterShow, queueLimit } from './feed-page.ts';
import { replaceRangeWithGap } from './gap-math.ts';
import { removeOtherIds } from './remove-from-feed.ts';

/** Removes all statuses older than `last`. They are requested again when the reader gets there. */
export function cutFeedEnd(feed: FeedRow, last: string): FeedRow {
  const ids = feed.ids.filter((id) => compareIds(id, last) >= 0);
  if (ids.length === feed.ids.length) return feed;
  const gaps = feed.gaps.filter(({ below }) => below === null || compareIds(below, last) >= 0);
  const cutGap = feed.gaps.find(
    (gap) =>
      gap.above !== null &&
      gap.below !== null &&
      compareIds(gap.below, last) < 0 &&
      compareIds(gap.above, last) > 0,
  );
  const oldest = cutGap?.above ?? last;
  return { ...removeOtherIds(feed, ids), gaps, oldest, isComplete: false };
}

/** Removes the range between `above` and `below` (both exclusive) and adds a gap. */
export function cutFeedMiddle(feed: FeedRow, above: string, below: string): FeedRow {
  const ids = feed.ids.filter((id) => compareIds(id, above) >= 0 || compareIds(id, below) <= 0);
  if (ids.length === feed.ids.length) return feed;
  return { ...removeOtherIds(feed, ids), gaps: replaceRangeWithGap(feed.gaps, below, above) };
}

/** Limits the length of the queue: its oldest statuses are replaced by a gap. */
export function trimQueue(feed: FeedRow): FeedRow {
  const { shownFrom } = feed;
  if (shownFrom === null || feed.ids.length <= queueLimit) return feed;
  const first = feed.ids[queueLimit - 1];
  const next = feed.ids[queueLimit];
  if (first === undefined || next === undefined || compareIds(next, shownFrom) <= 0) return feed;
  return cutFeedMiddle(feed, first, shownFrom);
}

/**
 * Limits the length of a feed. `reader` says at which end of the feed the reader is. If the reader
 * is at the top, the oldest statuses are removed. If the reader is at the end, statuses in the
 * middle are removed, so that the newest ones stay.
 */
export function trimFeed(feed: FeedRow, reader: 'top' | 'end'): FeedRow {
  const excess = feed.ids.length - feedLimit;
  if (excess <= 0 || feed.order === 'cursor') return feed;
  if (reader === 'top') {
    const last = feed.ids[feedLimit - 1];
    return last === undefined ? feed : cutFeedEnd(feed, last);
  }
  const above = feed.ids[maxItemsAfterShow - 1];
  const below = feed.ids[maxItemsAfterShow + excess];
  return above === undefined || below === undefined ? feed : cutFeedMiddle(feed, above, below);
}

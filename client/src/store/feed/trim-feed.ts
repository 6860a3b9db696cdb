import { compareIds } from '#lib/compare-ids.ts';
import type { FeedRow } from '../rows/feed-row.ts';
import { feedLimit, maxItemsAfterShow, queueLimit } from './feed-page.ts';
import { replaceRangeWithGap } from './gap-math.ts';
import { keepIds } from './remove-from-feed.ts';

/** Removes everything older than `last`. It is requested again when the reader gets there. */
export function cutEnd(feed: FeedRow, last: string): FeedRow {
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
  return { ...keepIds(feed, ids), gaps, oldest, isComplete: false };
}

/** Removes the range between `above` and `below` (both exclusive) and adds a gap. */
export function cutMiddle(feed: FeedRow, above: string, below: string): FeedRow {
  const ids = feed.ids.filter((id) => compareIds(id, above) >= 0 || compareIds(id, below) <= 0);
  if (ids.length === feed.ids.length) return feed;
  return { ...keepIds(feed, ids), gaps: replaceRangeWithGap(feed.gaps, below, above) };
}

/** Keeps the queue within its limit: its oldest statuses become a gap. */
export function trimQueue(feed: FeedRow): FeedRow {
  const { shownFrom } = feed;
  if (shownFrom === null || feed.ids.length <= queueLimit) return feed;
  const first = feed.ids[queueLimit - 1];
  const next = feed.ids[queueLimit];
  if (first === undefined || next === undefined || compareIds(next, shownFrom) <= 0) return feed;
  return cutMiddle(feed, first, shownFrom);
}

/**
 * Keeps a feed within its limit. `reader` is the end being read; the other is cut, except for the
 * newest statuses.
 */
export function trimFeed(feed: FeedRow, reader: 'top' | 'end'): FeedRow {
  const excess = feed.ids.length - feedLimit;
  if (excess <= 0 || feed.order === 'cursor') return feed;
  if (reader === 'top') {
    const last = feed.ids[feedLimit - 1];
    return last === undefined ? feed : cutEnd(feed, last);
  }
  const above = feed.ids[maxItemsAfterShow - 1];
  const below = feed.ids[maxItemsAfterShow + excess];
  return above === undefined || below === undefined ? feed : cutMiddle(feed, above, below);
}

import { compareIds } from '#lib/compare-ids.ts';
import type { FeedRow } from '../rows/feed-row.ts';
import type { FeedEntry } from './feed-page.ts';
import { makeGap } from './gap-math.ts';
import { insertEntries } from './insert-entries.ts';
import { settleEnd } from './settle-end.ts';
import { trimFeed, trimQueue } from './trim-feed.ts';
import { withItems } from './with-items.ts';

/**
 * The stream begins to deliver to this feed. What came between the newest known status and this
 * moment is unknown until a newest page, asked for from now on, has closed the hole.
 */
export function openStream(feed: FeedRow, moment: number): FeedRow {
  const [head] = feed.gaps;
  const rest = head?.above === null ? feed.gaps.slice(1) : feed.gaps;
  const below = head?.above === null ? head.below : feed.newest;
  const gaps = [{ ...makeGap(below, null, rest), openedAt: moment }, ...rest];
  return withItems({ ...feed, gaps, isLive: true });
}

/** The stream is down: what arrives otherwise (one's own status) no longer proves anything. */
export function closeStream(feed: FeedRow): FeedRow {
  return feed.isLive ? { ...feed, isLive: false } : feed;
}

export interface ArriveOptions {
  /** Shows it at once: the reader is at the top, and streaming is on (spec 1 §4, Timeline). */
  readonly show?: boolean;
}

/**
 * Takes in one status that the stream brought. It waits in the queue unless `show` is set or
 * nothing is visible yet. One left out by a filter moves the feed's edge all the same.
 */
export function arrive(feed: FeedRow, entry: FeedEntry, options: ArriveOptions = {}): FeedRow {
  if (!feed.isLive) return place(feed, entry, options);
  const [head] = feed.gaps;
  const closesHead =
    head?.above === null && (head.below === null || compareIds(entry.id, head.below) > 0);
  const gaps = closesHead ? [{ ...head, above: entry.id }, ...feed.gaps.slice(1)] : feed.gaps;
  const isNewest = feed.newest === null || compareIds(entry.id, feed.newest) > 0;
  const reaching = settleEnd({ ...feed, gaps, newest: isNewest ? entry.id : feed.newest });
  return place(reaching, entry, options);
}

/**
 * Lays in a status that is known to belong here, such as the viewer's own new one, without any
 * claim about what lies around it. In a feed by cursor it goes to the front.
 */
export function place(feed: FeedRow, entry: FeedEntry, options: ArriveOptions = {}): FeedRow {
  if (feed.order === 'cursor') {
    const added = insertEntries(feed, [entry]);
    if (added === feed) return feed;
    return withItems({ ...added, ids: [entry.id, ...feed.ids] });
  }
  const isBeyondEnd =
    feed.oldest !== null && !feed.isComplete && compareIds(entry.id, feed.oldest) < 0;
  const filled = isBeyondEnd ? feed : insertEntries(feed, [entry]);
  const mayShow = options.show === true || filled.shownFrom === null;
  if (!mayShow) return withItems(trimQueue(filled));
  const shown = { ...filled, shownFrom: feed.isLoaded ? (filled.ids[0] ?? null) : null };
  return withItems(trimFeed(shown, 'top'));
}

import { compareIds } from '#lib/compare-ids.ts';
import type { FeedRow } from '../rows/feed-row.ts';
import type { FeedEntry } from './feed-page.ts';
import { createGap, openEndFromGap } from './gap-math.ts';
import { insertEntries } from './insert-entries.ts';
import { trimFeed, trimQueue } from './trim-feed.ts';
import { deriveItems } from './derive-items.ts';

/**
 * Marks a feed as live and adds a gap above its newest status, for statuses that were published
 * before the stream opened. A first page that is requested after this closes the gap.
 */
export function markLive(feed: FeedRow, moment: number): FeedRow {
  const [head] = feed.gaps;
  const rest = head?.above === null ? feed.gaps.slice(1) : feed.gaps;
  const below = head?.above === null ? head.below : feed.newest;
  const gaps = [{ ...createGap(below, null, rest), openedAt: moment }, ...rest];
  return deriveItems({ ...feed, gaps, isLive: true });
}

/**
 * Marks a feed as not live. From then on, statuses may be missing below one that arrives, such as
 * the viewer's own.
 */
export function markNotLive(feed: FeedRow): FeedRow {
  return feed.isLive ? { ...feed, isLive: false } : feed;
}

export interface AddEntriesOptions {
  /**
   * Shows the entries at once: set if the reader is at the top and new statuses may be shown
   * without a click (R-TL-028).
   */
  readonly show?: boolean;
}

/**
 * Adds entries from the stream in order of arrival. The entries are queued unless `show` is set or
 * nothing is visible yet. Filtered entries are not shown, but their ids extend the range in which
 * nothing is missing.
 */
export function addStreamEntries(
  feed: FeedRow,
  entries: readonly FeedEntry[],
  options: AddEntriesOptions = {},
): FeedRow {
  if (!feed.isLive) return addKnownEntries(feed, entries, options);
  let { newest } = feed;
  let [head] = feed.gaps;
  for (const { id } of entries) {
    const closesHead =
      head?.above === null && (head.below === null || compareIds(id, head.below) > 0);
    if (head && closesHead) head = { ...head, above: id };
    if (newest === null || compareIds(id, newest) > 0) newest = id;
  }
  const gaps = head && head !== feed.gaps[0] ? [head, ...feed.gaps.slice(1)] : feed.gaps;
  return addKnownEntries(openEndFromGap({ ...feed, gaps, newest }), entries, options);
}

/**
 * Adds statuses of which it is known that they belong to the feed, such as the viewer's new one,
 * but not whether others are missing next to them. In a feed ordered by cursor they are inserted at
 * the start.
 */
export function addKnownEntries(
  feed: FeedRow,
  entries: readonly FeedEntry[],
  options: AddEntriesOptions = {},
): FeedRow {
  if (feed.order === 'cursor') {
    const added = insertEntries(feed, entries, false);
    if (added === feed) return feed;
    const fresh = added.ids.slice(feed.ids.length);
    return deriveItems({ ...added, ids: [...fresh.toReversed(), ...feed.ids] });
  }
  const end = feed.isComplete ? null : feed.oldest;
  const within = end === null ? entries : entries.filter(({ id }) => compareIds(id, end) >= 0);
  const filled = insertEntries(feed, within, false);
  const mayShow = options.show === true || filled.shownFrom === null;
  if (!mayShow) return deriveItems(trimQueue(filled));
  const shown = { ...filled, shownFrom: feed.isLoaded ? (filled.ids[0] ?? null) : null };
  return deriveItems(trimFeed(shown, 'top'));
}

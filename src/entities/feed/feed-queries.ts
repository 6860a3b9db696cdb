import { compareIds } from '#lib/compare-ids.ts';
import type { FeedRow, Gap } from '../rows/feed-row.ts';
import type { FeedQuery } from './feed-page.ts';

/**
 * What to give as `since_id` so that a page which leaves nothing out still contains something at or
 * below `edge`: the second known id from there. Meeting it proves that nothing is missing, where
 * asking from the edge itself could prove it only by one more, empty page.
 */
function overlapBelow(feed: FeedRow, edge: string): string {
  const at = feed.ids.findIndex((id) => compareIds(id, edge) <= 0);
  const since = at < 0 ? undefined : feed.ids[at + 1];
  if (since === undefined) return edge;
  const isBroken = feed.gaps.some(
    ({ above, below }) =>
      (above === null || compareIds(above, since) > 0) &&
      (below === null || compareIds(below, edge) < 0),
  );
  const isKnown = feed.oldest === null || compareIds(since, feed.oldest) >= 0;
  return isBroken || !isKnown ? edge : since;
}

/**
 * What the next look for newer statuses asks by; `{}` is the first page. After the stream has opened
 * it reaches below the hole that this left; what a page does not close of it, `gapQuery` fills.
 */
export function newerQuery(feed: FeedRow): FeedQuery {
  if (feed.order === 'cursor') return {};
  const open = feed.gaps.findLast((gap) => gap.openedAt !== undefined);
  const edge = open ? open.below : feed.newest;
  return edge === null ? {} : { sinceId: overlapBelow(feed, edge) };
}

/** What the next older page is asked by; undefined when there is none. */
export function olderQuery(feed: FeedRow): FeedQuery | undefined {
  if (feed.isComplete || feed.oldest === null) return undefined;
  return { maxId: feed.oldest };
}

/**
 * What fills a hole: `down` brings its newest part, `up` its oldest. Fill until the hole is gone
 * from the feed; a hole that a page did not shrink is not asked for again by itself.
 */
export function gapQuery(feed: FeedRow, gap: Gap, direction: 'down' | 'up'): FeedQuery {
  const maxId = gap.above === null ? {} : { maxId: gap.above };
  if (gap.below === null) return maxId;
  if (direction === 'up') return { ...maxId, minId: gap.below };
  return { ...maxId, sinceId: overlapBelow(feed, gap.below) };
}

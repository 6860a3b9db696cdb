import { compareIds } from '#lib/compare-ids.ts';
import type { FeedRow, Gap } from '../rows/feed-row.ts';
import type { FeedQuery } from './feed-page.ts';

/**
 * Returns the `since_id` with which a newer page overlaps the known ids: the second known id at or
 * below `edge`. If the page contains the first known id, nothing is missing above that id. With
 * `edge` itself as `since_id`, only a second, empty page would prove that.
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
 * Returns the query for newer statuses; `{}` requests the first page. If the stream has opened,
 * there is a gap above the ids that were known then. The page overlaps these ids, and `gapQuery`
 * fills what the page leaves of the gap.
 */
export function newerQuery(feed: FeedRow): FeedQuery {
  if (feed.order === 'cursor') return {};
  const open = feed.gaps.findLast((gap) => gap.openedAt !== undefined);
  const edge = open ? open.below : feed.newest;
  return edge === null ? {} : { sinceId: overlapBelow(feed, edge) };
}

/** Returns the query of the next older page; undefined if the feed is complete or empty. */
export function olderQuery(feed: FeedRow): FeedQuery | undefined {
  if (feed.isComplete || feed.oldest === null) return undefined;
  return { maxId: feed.oldest };
}

/**
 * Returns the query that fills a gap: `down` loads its newest part, `up` its oldest. The caller
 * repeats the query until the gap is filled, but stops if a page does not shrink the gap.
 */
export function gapQuery(feed: FeedRow, gap: Gap, direction: 'down' | 'up'): FeedQuery {
  const maxId = gap.above === null ? {} : { maxId: gap.above };
  if (gap.below === null) return maxId;
  if (direction === 'up') return { ...maxId, minId: gap.below };
  return { ...maxId, sinceId: overlapBelow(feed, gap.below) };
}

import { compareIds } from '#lib/compare-ids.ts';
import type { FeedRow, Gap } from '../rows/feed-row.ts';
import type { FeedQuery } from './feed-page.ts';

/**
 * Returns the `since_id` with which a complete page still includes something at or below `edge`:
 * the second known id below it. Finding it proves that nothing is missing. Requesting from `edge`
 * itself would need another, empty page as proof.
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
 * Returns the query for newer statuses; `{}` is the first page. After the stream opened, it reaches
 * below the gap that this left. `gapQuery` fills what remains of the gap.
 */
export function newerQuery(feed: FeedRow): FeedQuery {
  if (feed.order === 'cursor') return {};
  const open = feed.gaps.findLast((gap) => gap.openedAt !== undefined);
  const edge = open ? open.below : feed.newest;
  return edge === null ? {} : { sinceId: overlapBelow(feed, edge) };
}

/** Returns the query of the next older page; undefined if there is none. */
export function olderQuery(feed: FeedRow): FeedQuery | undefined {
  if (feed.isComplete || feed.oldest === null) return undefined;
  return { maxId: feed.oldest };
}

/**
 * Returns the query that fills a gap: `down` loads its newest part, `up` its oldest. Repeat until
 * the gap is gone. A gap that a page did not shrink is not requested again automatically.
 */
export function gapQuery(feed: FeedRow, gap: Gap, direction: 'down' | 'up'): FeedQuery {
  const maxId = gap.above === null ? {} : { maxId: gap.above };
  if (gap.below === null) return maxId;
  if (direction === 'up') return { ...maxId, minId: gap.below };
  return { ...maxId, sinceId: overlapBelow(feed, gap.below) };
}

import { isPinned, type PinnedRows } from '../pinned-rows.ts';
import type { FeedRow } from '../rows/feed-row.ts';
import { keepIds } from './keep-ids.ts';
import { withItems } from './with-items.ts';

/**
 * Takes out what `isGone` names: a deleted status with all repeats of it, a blocked author's
 * statuses (R-TL-052); but never a row that is pinned. The edges and holes stay where they were.
 */
export function removeFromFeed(
  feed: FeedRow,
  isGone: (id: string) => boolean,
  pinned?: PinnedRows,
): FeedRow {
  const ids = feed.ids.filter((id) => {
    const original = feed.repeats.get(id);
    const isOut = isGone(id) || (original !== undefined && isGone(original));
    return !isOut || (pinned !== undefined && isPinned(pinned, id, true));
  });
  return ids.length === feed.ids.length ? feed : withItems(keepIds(feed, ids));
}

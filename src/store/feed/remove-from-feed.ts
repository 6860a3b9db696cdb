import { isPinned, type PinnedRows } from '../pinned-rows.ts';
import type { FeedRow } from '../rows/feed-row.ts';
import { keepIds } from './keep-ids.ts';
import { deriveItems } from './derive-items.ts';

/**
 * Removes statuses for which `isGone` is true, with their reblogs (deleted, or by a blocked author,
 * R-TL-052), except pinned rows. Edges and gaps stay.
 */
export function removeFromFeed(
  feed: FeedRow,
  isGone: (id: string) => boolean,
  pinned?: PinnedRows,
): FeedRow {
  const ids = feed.ids.filter((id) => {
    const original = feed.reblogs.get(id);
    const isOut = isGone(id) || (original !== undefined && isGone(original));
    return !isOut || (pinned !== undefined && isPinned(pinned, id, true));
  });
  return ids.length === feed.ids.length ? feed : deriveItems(keepIds(feed, ids));
}

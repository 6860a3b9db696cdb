import { isPinned, type PinnedRows } from '../pinned-rows.ts';
import type { FeedRow } from '../rows/feed-row.ts';
import { deriveItems } from './derive-items.ts';

/**
 * Removes all ids except the given ones. If the entry that shows a status is removed, the status
 * itself is shown instead, or else its newest reblog in the feed.
 */
export function removeOtherIds(feed: FeedRow, ids: readonly string[]): FeedRow {
  if (ids.length === feed.ids.length) return feed;
  if (feed.reblogs.size === 0) return { ...feed, ids };
  const retainedIds = new Set(ids);
  const repeats = new Map([...feed.reblogs].filter(([id]) => retainedIds.has(id)));
  const hidden = ids.filter((id) => feed.folded.has(id));
  const folded = new Set(hidden);
  const shownStatuses = new Set(
    ids.filter((id) => !folded.has(id)).map((id) => repeats.get(id) ?? id),
  );
  const originalsFirst = hidden.toSorted((a, b) => Number(repeats.has(a)) - Number(repeats.has(b)));
  for (const id of originalsFirst) {
    const original = repeats.get(id) ?? id;
    if (shownStatuses.has(original)) continue;
    folded.delete(id);
    shownStatuses.add(original);
  }
  return { ...feed, ids, reblogs: repeats, folded };
}

/**
 * Removes statuses for which `isGone` returns true, together with their reblogs, except pinned rows
 * (R-TL-052). The edges of the known range and the gaps do not change.
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
  return ids.length === feed.ids.length ? feed : deriveItems(removeOtherIds(feed, ids));
}

import type { FeedRow } from '../rows/feed-row.ts';

/**
 * Removes all other ids. If the shown entry of a status is removed, the status itself or else its
 * newest folded reblog is shown instead.
 */
export function keepIds(feed: FeedRow, ids: readonly string[]): FeedRow {
  if (ids.length === feed.ids.length) return feed;
  if (feed.reblogs.size === 0) return { ...feed, ids };
  const keptIds = new Set(ids);
  const repeats = new Map([...feed.reblogs].filter(([id]) => keptIds.has(id)));
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

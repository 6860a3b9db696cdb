import type { FeedRow } from '../rows/feed-row.ts';

/**
 * Keeps only some ids, in their order. Where the repeat that was shown goes, the newest folded one
 * of the same status takes its place.
 */
export function keepIds(feed: FeedRow, ids: readonly string[]): FeedRow {
  if (ids.length === feed.ids.length) return feed;
  if (feed.repeats.size === 0) return { ...feed, ids };
  const kept = new Set(ids);
  const repeats = new Map([...feed.repeats].filter(([id]) => kept.has(id)));
  const folded = new Set([...feed.folded].filter((id) => kept.has(id)));
  const standing = new Set(kept);
  for (const [id, original] of repeats) if (!folded.has(id)) standing.add(original);
  for (const id of ids) {
    const original = repeats.get(id);
    if (original === undefined || !folded.has(id) || standing.has(original)) continue;
    folded.delete(id);
    standing.add(original);
  }
  return { ...feed, ids, repeats, folded };
}

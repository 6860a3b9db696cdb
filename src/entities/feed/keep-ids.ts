import type { FeedRow } from '../rows/feed-row.ts';

/**
 * Keeps only some ids, in their order. Where the one that stood for a status goes, the status itself
 * or else the newest folded repeat of it takes its place.
 */
export function keepIds(feed: FeedRow, ids: readonly string[]): FeedRow {
  if (ids.length === feed.ids.length) return feed;
  if (feed.repeats.size === 0) return { ...feed, ids };
  const kept = new Set(ids);
  const repeats = new Map([...feed.repeats].filter(([id]) => kept.has(id)));
  const hidden = ids.filter((id) => feed.folded.has(id));
  const folded = new Set(hidden);
  const standing = new Set(ids.filter((id) => !folded.has(id)).map((id) => repeats.get(id) ?? id));
  const originalsFirst = hidden.toSorted((a, b) => Number(repeats.has(a)) - Number(repeats.has(b)));
  for (const id of originalsFirst) {
    const original = repeats.get(id) ?? id;
    if (standing.has(original)) continue;
    folded.delete(id);
    standing.add(original);
  }
  return { ...feed, ids, repeats, folded };
}

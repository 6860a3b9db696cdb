import { compareIds } from '#lib/compare-ids.ts';
import type { FeedItem, FeedRow, Gap } from '../rows/feed-row.ts';

/** Returns whether an id is above a gap. */
function isOver(id: string, { above, below }: Gap): boolean {
  if (above !== null) return compareIds(id, above) >= 0;
  return below === null || compareIds(id, below) > 0;
}

/**
 * Inserts gaps between ids. An id inside a gap, such as the viewer's own new status, splits the gap
 * in two, since statuses may be missing on either side of the id.
 */
function interleave(ids: readonly string[], gaps: readonly Gap[]): FeedItem[] {
  const line: FeedItem[] = [];
  let at = 0;
  for (const gap of gaps) {
    for (let id = ids[at]; id !== undefined && isOver(id, gap); id = ids[at]) {
      line.push(id);
      at += 1;
    }
    let { above } = gap;
    for (let id = ids[at]; id !== undefined; id = ids[at]) {
      if (gap.below !== null && compareIds(id, gap.below) <= 0) break;
      line.push({ ...gap, key: `${gap.key}>${id}`, above, below: id }, id);
      above = id;
      at += 1;
    }
    line.push(above === gap.above ? gap : { ...gap, above });
  }
  for (; at < ids.length; at += 1) {
    const id = ids[at];
    if (id !== undefined) line.push(id);
  }
  return line;
}

/**
 * Derives `items` and `queued` from ids, gaps and folded reblogs. Both are empty before the first
 * page. If `items` would be empty, the queue is shown.
 */
export function deriveItems(feed: FeedRow): FeedRow {
  const visible = feed.folded.size > 0 ? feed.ids.filter((id) => !feed.folded.has(id)) : feed.ids;
  if (!feed.isLoaded) return { ...feed, items: [], queued: [] };
  if (feed.order === 'cursor') return { ...feed, items: visible, queued: [] };
  const line = interleave(visible, feed.gaps);
  const { shownFrom } = feed;
  const split = line.findIndex(
    (item) => typeof item === 'string' && shownFrom !== null && compareIds(item, shownFrom) <= 0,
  );
  if (split < 0) return { ...feed, items: line, queued: [], shownFrom: visible[0] ?? null };
  return { ...feed, items: line.slice(split), queued: line.slice(0, split) };
}

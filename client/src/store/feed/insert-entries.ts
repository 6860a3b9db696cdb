import { compareIds } from '#lib/compare-ids.ts';
import type { FeedRow } from '../rows/feed-row.ts';
import type { FeedEntry } from './feed-page.ts';

function mergeIds(known: readonly string[], added: readonly string[]): readonly string[] {
  const [only] = added;
  if (only !== undefined && added.length === 1) {
    let low = 0;
    let high = known.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const id = known[middle];
      if (id !== undefined && compareIds(id, only) > 0) low = middle + 1;
      else high = middle;
    }
    return known[low] === only ? known : [...known.slice(0, low), only, ...known.slice(low)];
  }
  return [...known, ...added].toSorted((a, b) => compareIds(b, a));
}

/**
 * Inserts the ids of entries that the feed does not contain yet. A status and its reblogs are shown
 * once: the entry that is in the feed already is shown; within one page (`isPage`) the status
 * itself, and otherwise the entry that arrived first. The other entries are not shown, but their
 * ids stay in the feed, since they prove that nothing is missing there.
 */
export function insertEntries(
  feed: FeedRow,
  entries: readonly FeedEntry[],
  isPage = true,
): FeedRow {
  const known = new Set(feed.ids);
  const added = new Map<string, FeedEntry>();
  for (const entry of entries) {
    const isKnown = known.has(entry.id) || added.has(entry.id);
    if (entry.isLeftOut !== true && !isKnown) added.set(entry.id, entry);
  }
  if (added.size === 0) return feed;
  const ids =
    feed.order === 'cursor'
      ? [...feed.ids, ...added.keys()]
      : mergeIds(feed.ids, [...added.keys()]);
  const fresh = [...added.values()];
  const newRepeats = fresh.flatMap(({ id, reblogOf }) =>
    reblogOf === undefined ? [] : ([[id, reblogOf]] as const),
  );
  if (newRepeats.length === 0 && feed.reblogs.size === 0) return { ...feed, ids };

  const repeats = new Map([...feed.reblogs, ...newRepeats]);
  const folded = new Set(feed.folded);
  const shownStatuses = new Set(
    feed.ids.filter((id) => !folded.has(id)).map((id) => repeats.get(id) ?? id),
  );
  const inTurn = isPage
    ? fresh.toSorted((a, b) => Number(a.reblogOf !== undefined) - Number(b.reblogOf !== undefined))
    : fresh;
  for (const { id, reblogOf: statusId = id } of inTurn) {
    if (shownStatuses.has(statusId)) folded.add(id);
    else shownStatuses.add(statusId);
  }
  return { ...feed, ids, reblogs: repeats, folded };
}

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
 * Puts what is new into the feed, each id once. A repeat is folded away when what it repeats, or
 * another repeat of that, is already there (reference §11, repeat rule); originals of the same page
 * count as there.
 */
export function insertEntries(feed: FeedRow, entries: readonly FeedEntry[]): FeedRow {
  const known = new Set(feed.ids);
  const added = new Map<string, FeedEntry>();
  for (const entry of entries) {
    if (entry.isLeftOut !== true && !known.has(entry.id)) added.set(entry.id, entry);
  }
  if (added.size === 0) return feed;
  const fresh = [...added.values()];
  const ids =
    feed.order === 'cursor'
      ? [...feed.ids, ...added.keys()]
      : mergeIds(feed.ids, [...added.keys()]);
  if (fresh.every((entry) => entry.repeatOf === undefined)) return { ...feed, ids };

  const repeats = new Map(feed.repeats);
  const folded = new Set(feed.folded);
  const shownRepeats = new Set(
    [...feed.repeats].filter(([id]) => !folded.has(id)).map(([, original]) => original),
  );
  for (const { id, repeatOf } of fresh) {
    if (repeatOf === undefined) continue;
    repeats.set(id, repeatOf);
    if (known.has(repeatOf) || added.has(repeatOf) || shownRepeats.has(repeatOf)) folded.add(id);
    else shownRepeats.add(repeatOf);
  }
  return { ...feed, ids, repeats, folded };
}

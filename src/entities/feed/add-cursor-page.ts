import type { FeedRow } from '../rows/feed-row.ts';
import type { FeedPage } from './feed-page.ts';
import { insertEntries } from './insert-entries.ts';
import { keepIds } from './keep-ids.ts';
import { withItems } from './with-items.ts';

function isKnownEnd(page: FeedPage): boolean {
  return page.rawCount === 0 || page.next === undefined;
}

/**
 * Takes in a page of a feed that is ordered by the server's own cursor (bookmarks, favourites). A
 * first page asked for again leads on to what is known when the two meet; otherwise it replaces it,
 * for nothing tells how much lies between.
 */
export function addCursorPage(feed: FeedRow, page: FeedPage): FeedRow {
  const isFirst = page.asked.maxId === undefined;
  if (!isFirst) {
    if (page.asked.maxId !== feed.oldest) return feed;
    const longer = insertEntries(feed, page.entries);
    return withItems({
      ...longer,
      oldest: page.next ?? feed.oldest,
      isComplete: isKnownEnd(page),
    });
  }
  const known = new Set(feed.ids);
  const meets = page.entries.some((entry) => known.has(entry.id));
  const inPage = new Set(page.entries.map((entry) => entry.id));
  const rest = feed.ids.filter((id) => !inPage.has(id));
  const all = insertEntries(feed, page.entries);
  const standing = new Set(all.ids);
  const front = page.entries.map((entry) => entry.id).filter((id) => standing.has(id));
  const ordered = { ...all, ids: [...front, ...rest] };
  if (feed.isLoaded && meets) return withItems(ordered);
  return withItems({
    ...keepIds(ordered, front),
    isLoaded: true,
    oldest: page.next ?? null,
    isComplete: isKnownEnd(page),
  });
}

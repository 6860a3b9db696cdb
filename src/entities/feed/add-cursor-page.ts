import type { FeedRow } from '../rows/feed-row.ts';
import type { FeedPage } from './feed-page.ts';
import { insertEntries } from './insert-entries.ts';
import { keepIds } from './keep-ids.ts';
import { withItems } from './with-items.ts';

function isKnownEnd(page: FeedPage): boolean {
  return page.rawCount === 0 || page.next === undefined;
}

function inOrder(feed: FeedRow, ids: readonly string[]): FeedRow {
  return { ...keepIds(feed, ids), ids };
}

/**
 * Takes in a page of a feed that is ordered by the server's own cursor (bookmarks, favourites). A
 * first page asked for again leads on to what is known when the two meet; otherwise it replaces it,
 * for nothing tells how much lies between. What stood above the meeting point and is not in the page
 * has gone from the server.
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
  const inPage = new Set(page.entries.map((entry) => entry.id));
  const meeting = page.entries.findLast((entry) => known.has(entry.id))?.id;
  const below = meeting === undefined ? [] : feed.ids.slice(feed.ids.indexOf(meeting));
  const rest = below.filter((id) => !inPage.has(id));
  const all = insertEntries(feed, page.entries);
  const standing = new Set(all.ids);
  const front = page.entries.map((entry) => entry.id).filter((id) => standing.has(id));
  if (feed.isLoaded && meeting !== undefined) return withItems(inOrder(all, [...front, ...rest]));
  return withItems({
    ...inOrder(all, front),
    isLoaded: true,
    oldest: page.next ?? null,
    isComplete: isKnownEnd(page),
  });
}

import type { FeedRow } from '../rows/feed-row.ts';
import type { FeedPage } from './feed-page.ts';
import { insertEntries } from './insert-entries.ts';
import { keepIds } from './remove-from-feed.ts';
import { deriveItems } from './derive-items.ts';

function isKnownEnd(page: FeedPage): boolean {
  return page.rawCount === 0 || page.next === undefined;
}

function inOrder(feed: FeedRow, ids: readonly string[]): FeedRow {
  return { ...keepIds(feed, ids), ids };
}

/**
 * Adds a page to a feed ordered by the server's cursor (bookmarks, favourites). A refreshed first
 * page is joined to the known ids if the two overlap; otherwise it replaces them, since the
 * distance is unknown. Known items above the overlap that the page lacks were removed on the
 * server.
 */
export function addCursorPage(feed: FeedRow, page: FeedPage): FeedRow {
  const isFirst = page.query.maxId === undefined;
  if (!isFirst) {
    if (page.query.maxId !== feed.oldest) return feed;
    const longer = insertEntries(feed, page.entries);
    return deriveItems({
      ...longer,
      oldest: page.next ?? feed.oldest,
      isComplete: isKnownEnd(page),
    });
  }
  const known = new Set(feed.ids);
  const inPage = new Set(page.entries.map((entry) => entry.id));
  const overlapId = page.entries.findLast((entry) => known.has(entry.id))?.id;
  const below = overlapId === undefined ? [] : feed.ids.slice(feed.ids.indexOf(overlapId));
  const rest = below.filter((id) => !inPage.has(id));
  const all = insertEntries(feed, page.entries);
  const allIds = new Set(all.ids);
  const front = page.entries.map((entry) => entry.id).filter((id) => allIds.has(id));
  if (feed.isLoaded && overlapId !== undefined)
    return deriveItems(inOrder(all, [...front, ...rest]));
  return deriveItems({
    ...inOrder(all, front),
    isLoaded: true,
    oldest: page.next ?? null,
    isComplete: isKnownEnd(page),
  });
}

import { pageSize } from '#entities/feed/feed-limits.ts';
import type { FeedQuery } from '#entities/feed/feed-page.ts';
import { olderQuery } from '#entities/feed/feed-queries.ts';
import type { FeedRow } from '#entities/rows/feed-row.ts';
import type { FeedStart } from './feed-start.ts';

/** How far down a feed without order is looked through for the place where reading goes on. */
const searchedPages = 15;

/** So many items below the place fill a window: without them it could not be scrolled there. */
const enoughBelow = pageSize;

/**
 * Reads pages of a feed whose order only its server knows, from the first down to where reading goes
 * on. `ask` brings a page and gives what adds it to a feed; `onPage` is told the feed with each.
 */
export async function readDownTo(
  start: FeedRow,
  { id, below = [] }: FeedStart,
  ask: (query: FeedQuery) => Promise<(feed: FeedRow) => FeedRow>,
  onPage: (feed: FeedRow) => void,
): Promise<void> {
  let feed = start;
  let at = -1;
  for (let page = 0; page < searchedPages; page += 1) {
    const query = page === 0 ? {} : olderQuery(feed);
    if (!query || (at >= 0 && feed.ids.length > at + enoughBelow)) return;
    try {
      feed = (await ask(query))(feed);
    } catch (error) {
      /* The wanted status was found: what could not be loaded below it, the end of the feed asks for again. */
      if (at >= 0) return;
      throw error;
    }
    onPage(feed);
    at = feed.ids.findIndex((one) => one === id || below.includes(one));
  }
}

import { type FeedQuery, pageSize } from '#store/feed/feed-page.ts';
import { olderQuery } from '#store/feed/feed-queries.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';

/** The position in a feed at which the reader continues after the feed was loaded again. */
export interface FeedResumePoint {
  /** Id of the item that was being read. */
  readonly id: string;
  /** Ids of the next items below it, which are used if the item is gone. */
  readonly below?: readonly string[] | undefined;
  /**
   * `max_id` of the request. It is chosen so that the response includes some items above the one
   * that was being read.
   */
  readonly maxId: string;
}

/** Maximum number of pages in which the item is searched. */
const searchedPages = 15;

/**
 * Number of items loaded below the item. With fewer, the page would be too short to scroll the item
 * to its former position.
 */
const enoughBelow = pageSize;

/**
 * Loads pages of a feed in the order of the server, from the first page down to the item at which
 * reading resumes. `request` loads a page and resolves to a function that adds it to a feed.
 * `onPage` is called with the feed after each page.
 */
export async function loadPagesUntil(
  start: FeedRow,
  { id, below = [] }: FeedResumePoint,
  request: (query: FeedQuery) => Promise<(feed: FeedRow) => FeedRow>,
  onPage: (feed: FeedRow) => void,
): Promise<void> {
  let feed = start;
  let at = -1;
  for (let page = 0; page < searchedPages; page += 1) {
    const query = page === 0 ? {} : olderQuery(feed);
    if (!query || (at >= 0 && feed.ids.length > at + enoughBelow)) return;
    try {
      feed = (await request(query))(feed);
    } catch (error) {
      /* The item was found. Pages below it are loaded when the reader reaches the end of the
         feed. */
      if (at >= 0) return;
      throw error;
    }
    onPage(feed);
    at = feed.ids.findIndex((one) => one === id || below.includes(one));
  }
}

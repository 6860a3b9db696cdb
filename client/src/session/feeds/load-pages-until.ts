import { type FeedQuery, pageSize } from '#store/feed/feed-page.ts';
import { olderQuery } from '#store/feed/feed-queries.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';

/** Where reading resumes after a page load. */
export interface FeedStart {
  /** The item that was being read. */
  readonly id: string;
  /** The next items below it, used if the item is gone. */
  readonly below?: readonly string[] | undefined;
  /** `max_id` of the request, chosen so that some items above are included. */
  readonly maxId: string;
}

/** Pages searched for the item where reading resumes. */
const searchedPages = 15;

/** Items loaded below it: with fewer the page could not be scrolled to it. */
const enoughBelow = pageSize;

/**
 * Loads pages of a feed in server order, from the first down to the item where reading resumes.
 * `request` loads a page and resolves to a function that adds it to a feed; `onPage` is called with
 * the feed after each page.
 */
export async function loadPagesUntil(
  start: FeedRow,
  { id, below = [] }: FeedStart,
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
      /* The item was found; the end of the feed loads the rest later. */
      if (at >= 0) return;
      throw error;
    }
    onPage(feed);
    at = feed.ids.findIndex((one) => one === id || below.includes(one));
  }
}

import type { FeedPage, FeedQuery } from '#entities/feed/feed-page.ts';
import type { FeedSource, FetchedPage } from './feed-source.ts';

/** Whether a page asked for so brings what is newer than all that is known. */
export function isNewer({ maxId, minId }: FeedQuery): boolean {
  return maxId === undefined && minId === undefined;
}

/** Whether it begins with the newest there is and goes down as far as one page can. */
export function isNewest(query: FeedQuery): boolean {
  return isNewer(query) && query.sinceId === undefined;
}

/** Whether the server put something into a page of which nothing could be read. */
export function isUnreadable<Item>({ answered, rawCount }: FetchedPage<Item>): boolean {
  return rawCount > 0 && answered.value.length === 0 && answered.links.older === undefined;
}

/** Puts the items of a page into the tables; gives the page as a feed takes it. */
export function ingestPage<Item>(
  { answered, rawCount }: FetchedPage<Item>,
  source: Pick<FeedSource<Item>, 'ingest'>,
  { query, askedAt }: { readonly query: FeedQuery; readonly askedAt: number },
): FeedPage {
  const { older, newer } = answered.links;
  return {
    asked: query,
    askedAt,
    entries: answered.value.map((item) => source.ingest(item, askedAt)),
    rawCount,
    ...(older === undefined ? {} : { next: older }),
    ...(newer === undefined ? {} : { prev: newer }),
  };
}

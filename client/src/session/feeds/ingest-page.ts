import type { FeedPage, FeedQuery } from '#store/feed/feed-page.ts';
import type { FeedSource, FetchedPage } from './feed-source.ts';

/** Returns whether a query requests items newer than all known ones. */
export function isNewerQuery({ maxId, minId }: FeedQuery): boolean {
  return maxId === undefined && minId === undefined;
}

/** Returns whether a query requests the newest page without a lower limit. */
export function isNewestQuery(query: FeedQuery): boolean {
  return isNewerQuery(query) && query.sinceId === undefined;
}

/** Returns whether a page contains items of which none could be parsed. */
export function isUnreadablePage<Item>({ result, rawCount }: FetchedPage<Item>): boolean {
  return rawCount > 0 && result.value.length === 0 && result.links.older === undefined;
}

/** Ingests the items of a response. Returns the page that is added to the feed. */
export function ingestPage<Item>(
  { result, rawCount }: FetchedPage<Item>,
  source: Pick<FeedSource<Item>, 'ingest'>,
  { query, requestedAt }: { readonly query: FeedQuery; readonly requestedAt: number },
): FeedPage {
  const { older, newer } = result.links;
  return {
    query,
    requestedAt,
    entries: result.value.map((item) => source.ingest(item, requestedAt)),
    rawCount,
    ...(older === undefined ? {} : { next: older }),
    ...(newer === undefined ? {} : { prev: newer }),
  };
}

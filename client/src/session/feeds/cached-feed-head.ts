import { addPage } from '#store/feed/add-page.ts';
import { createFeed } from '#store/feed/create-feed.ts';
import type { FeedPage } from '#store/feed/feed-page.ts';
import { addStreamEntries, markLive } from '#store/feed/live-feed.ts';
import { removeFromFeed } from '#store/feed/remove-from-feed.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';
import type { CachedPage } from '../page-cache/page-cache.ts';
import type { FeedSource } from './feed-source.ts';
import { compareIds } from '#lib/compare-ids.ts';

/**
 * Returns a predicate that is true for cached statuses that the server no longer has: those that
 * are newer than the oldest entry of the newest page but not in this page. If the page is empty, it
 * is true for all of them.
 */
function isMissing(stored: ReadonlySet<string>, { entries }: FeedPage): (id: string) => boolean {
  const inPage = new Set(entries.map(({ id }) => id));
  const oldest = entries.at(-1)?.id;
  return (id) =>
    stored.has(id) && !inPage.has(id) && (oldest === undefined || compareIds(id, oldest) > 0);
}

/** A moment before all requests, so that cached data never overwrite data from the server. */
const requestedAt = 0;

/** The cached part of a feed that is shown until the server responds. */
export class CachedFeedHead<Item> {
  readonly #source: FeedSource<Item>;
  readonly #ids = new Set<string>();
  #below: CachedPage<Item>['rest'] | undefined;

  constructor(source: FeedSource<Item>, { rest }: CachedPage<Item>) {
    this.#source = source;
    this.#below = rest;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Adds cached items below all items of a feed. */
  addCached(feed: FeedRow, items: readonly Item[]): FeedRow {
    const entries = items.map((item) => this.#source.ingest(item, requestedAt));
    for (const { id } of entries) this.#ids.add(id);
    const query = feed.oldest === null ? {} : { maxId: feed.oldest };
    const extended = addPage(feed, { query, requestedAt, entries, rawCount: items.length });
    if (extended.order === 'id') return extended;
    /* The cache may lack statuses below its last one, so the feed is not marked as complete. */
    return { ...extended, isComplete: false, oldest: extended.ids.at(-1) ?? null };
  }

  /** Adds the cached items that are not in the feed yet; undefined if there are none. */
  addRest(feed: FeedRow): FeedRow | undefined {
    const items = this.#below?.() ?? [];
    this.#below = undefined;
    return items.length === 0 ? undefined : this.addCached(feed, items);
  }

  /** Merges the newest page of the server into a feed with cached items. */
  mergeNewestPage(
    feed: FeedRow,
    page: FeedPage,
    { show, pinned }: { show: boolean; pinned: Parameters<typeof removeFromFeed>[2] },
  ): FeedRow {
    if (!this.#source.cacheMayHaveGaps)
      return removeFromFeed(addPage(feed, page, { show }), isMissing(this.#ids, page), pinned);
    const empty = createFeed(feed.id, feed.order);
    const since = feed.ids.filter((id) => !this.has(id)).map((id) => ({ id }));
    const refreshed = addPage(feed.isLive ? markLive(empty, page.requestedAt) : empty, page);
    return addStreamEntries(refreshed, since.toReversed(), { show: true });
  }
}

import { addPage } from '#entities/feed/add-page.ts';
import { createFeed } from '#entities/feed/create-feed.ts';
import type { FeedPage } from '#entities/feed/feed-page.ts';
import { arrive, openStream } from '#entities/feed/live-feed.ts';
import { removeFromFeed } from '#entities/feed/remove-from-feed.ts';
import type { FeedRow } from '#entities/rows/feed-row.ts';
import type { StoredPage } from '../stored-pages/stored-pages.ts';
import type { FeedSource } from './feed-source.ts';
import { compareIds } from '#lib/compare-ids.ts';

/**
 * Tells which of the statuses that were stored the server no longer has: those that a newest page
 * leaves out though it reaches further down.
 */
function isMissing(stored: ReadonlySet<string>, { entries }: FeedPage): (id: string) => boolean {
  const inPage = new Set(entries.map(({ id }) => id));
  const oldest = entries.at(-1)?.id;
  return (id) =>
    stored.has(id) && !inPage.has(id) && (oldest === undefined || compareIds(id, oldest) > 0);
}

/** Older than whatever else is known of the same. */
const askedAt = 0;

/** What an earlier visit stored of a feed and is shown of it, until the server answers. */
export class StoredHead<Item> {
  readonly #source: FeedSource<Item>;
  readonly #ids = new Set<string>();
  #below: StoredPage<Item>['rest'] | undefined;

  constructor(source: FeedSource<Item>, { rest }: StoredPage<Item>) {
    this.#source = source;
    this.#below = rest;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Puts what was stored below all that a feed has. */
  lay(feed: FeedRow, items: readonly Item[]): FeedRow {
    const entries = items.map((item) => this.#source.ingest(item, askedAt));
    for (const { id } of entries) this.#ids.add(id);
    const asked = feed.oldest === null ? {} : { maxId: feed.oldest };
    const laid = addPage(feed, { asked, askedAt, entries, rawCount: items.length });
    if (laid.order === 'id') return laid;
    /* The stored part need not be all of the list, so its end is not known. */
    return { ...laid, isComplete: false, oldest: laid.ids.at(-1) ?? null };
  }

  /** The feed with all the rest that was stored; undefined when all of it is shown. */
  goOn(feed: FeedRow): FeedRow | undefined {
    const items = this.#below?.() ?? [];
    this.#below = undefined;
    return items.length === 0 ? undefined : this.lay(feed, items);
  }

  /** Takes in the newest page of the server. */
  answer(
    feed: FeedRow,
    page: FeedPage,
    { show, pinned }: { show: boolean; pinned: Parameters<typeof removeFromFeed>[2] },
  ): FeedRow {
    if (!this.#source.storesHoles)
      return removeFromFeed(addPage(feed, page, { show }), isMissing(this.#ids, page), pinned);
    const empty = createFeed(feed.id, feed.order);
    const since = feed.ids.filter((id) => !this.has(id)).map((id) => ({ id }));
    const anew = addPage(feed.isLive ? openStream(empty, page.askedAt) : empty, page);
    return arrive(anew, since.toReversed(), { show: true });
  }
}

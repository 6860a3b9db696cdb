import type { Answered } from '#api/transport.ts';
import { addPage, type AddPageOptions } from '#entities/feed/add-page.ts';
import { createFeed } from '#entities/feed/create-feed.ts';
import type { FeedEntry, FeedQuery } from '#entities/feed/feed-page.ts';
import { gapQuery, newerQuery, olderQuery } from '#entities/feed/feed-queries.ts';
import { arrive, closeStream, openStream, place } from '#entities/feed/live-feed.ts';
import { removeFromFeed } from '#entities/feed/remove-from-feed.ts';
import { showQueued } from '#entities/feed/show-queued.ts';
import type { FeedRow, Gap } from '#entities/rows/feed-row.ts';
import type { Table } from '#entities/table.ts';
import type { Tables } from '#entities/tables.ts';
import type { FeedProgress } from './feed-progress.ts';

/** A page as it was read, and how many items the server had put into it. */
export interface FetchedPage<Item> {
  readonly answered: Answered<readonly Item[]>;
  readonly rawCount: number;
}

/** Where a feed's items come from, and how one is put into the tables. */
export interface FeedSource<Item> {
  readonly id: string;
  readonly fetch: (query: FeedQuery, signal: AbortSignal) => Promise<FetchedPage<Item>>;
  /** Writes the item into the tables; gives what the feed keeps of it. */
  readonly ingest: (item: Item, askedAt: number) => FeedEntry;
  /** Told about a look for newer items that failed; a reader has asked for it, or time has. */
  readonly onError: (error: unknown) => void;
}

/** How many pages a catch-up asks for by itself; what is still missing then is a marked hole. */
const catchUpPages = 3;

/** Brings pages and live items into one feed, one request of a kind at a time. */
export class FeedLoader<Item> {
  readonly id: string;
  readonly #tables: Tables;
  readonly #progress: Table<FeedProgress>;
  readonly #source: FeedSource<Item>;
  readonly #stopped = new AbortController();
  #canShow: () => boolean = () => false;
  #looking: Promise<void> | undefined;

  constructor(tables: Tables, progress: Table<FeedProgress>, source: FeedSource<Item>) {
    this.id = source.id;
    this.#tables = tables;
    this.#progress = progress;
    this.#source = source;
    if (!tables.feeds.get(source.id)) tables.feeds.put(createFeed(source.id));
  }

  get feed(): FeedRow {
    return this.#tables.feeds.get(this.id) ?? createFeed(this.id);
  }

  /**
   * Sets who says whether what is new may be shown at once: the screen (spec 1 §4, Timeline).
   * Gives the way to take it back.
   */
  letShow(canShow: () => boolean): () => void {
    this.#canShow = canShow;
    return () => {
      if (this.#canShow === canShow) this.#canShow = () => false;
    };
  }

  /** Asks for what is newer: the first page at first. Joins a look that is under way. Never rejects. */
  loadNewer(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    this.#tell({ isLoadingNewer: true });
    try {
      await this.#load(newerQuery(this.feed), { show: this.#canShow() });
      this.#tell({ isLoadingNewer: false, newerError: undefined });
    } catch (error) {
      if (this.#stopped.signal.aborted) return;
      this.#tell({ isLoadingNewer: false, newerError: error });
      this.#source.onError(error);
    }
  }

  /** Asks for the next older page. Never rejects. */
  async loadOlder(): Promise<void> {
    const query = olderQuery(this.feed);
    if (this.#state.isLoadingOlder || !query) return;
    this.#tell({ isLoadingOlder: true, olderError: undefined });
    try {
      await this.#load(query, {});
      this.#tell({ isLoadingOlder: false });
    } catch (error) {
      if (this.#stopped.signal.aborted) return;
      this.#tell({ isLoadingOlder: false, olderError: error });
    }
  }

  /** Fills a part of a hole from its newer (`down`) or its older end. Rejects when it cannot. */
  async fillGap(gap: Gap, direction: 'down' | 'up'): Promise<void> {
    if (this.#state.filling !== undefined) return;
    this.#tell({ filling: gap.key });
    try {
      await this.#load(gapQuery(this.feed, gap, direction), {});
    } finally {
      this.#tell({ filling: undefined });
    }
  }

  /** Shows what waits. */
  showQueued(isReaderAtTop: boolean): void {
    this.#tables.feeds.put(showQueued(this.feed, isReaderAtTop));
  }

  /** The stream has begun to bring this feed's items: from now on, and what was missed is asked for. */
  async streamOpened(): Promise<void> {
    const { feeds, hub } = this.#tables;
    feeds.put(openStream(this.feed, hub.next()));
    /* A look that left before the stream opened proves nothing of what came in between. */
    await this.#looking;
    await this.loadNewer();
    for (let page = 1; page < catchUpPages; page += 1) {
      const [head] = this.feed.gaps;
      if (!head || this.#state.newerError !== undefined) return;
      await this.fillGap(head, 'down').catch(() => undefined);
    }
  }

  streamClosed(): void {
    this.#tables.feeds.put(closeStream(this.feed));
  }

  /** Takes in what the stream brought. */
  arrive(item: Item): void {
    const { feeds, hub } = this.#tables;
    hub.batch(() => {
      const entry = this.#source.ingest(item, hub.next());
      feeds.put(arrive(this.feed, entry, { show: this.#canShow() }));
    });
  }

  /** Takes in what the viewer has just made; that never waits in the queue (reference §12). */
  place(entry: FeedEntry): void {
    const { feeds } = this.#tables;
    feeds.put(place(this.feed, entry, { show: true }));
  }

  remove(isGone: (id: string) => boolean): void {
    this.#tables.feeds.put(removeFromFeed(this.feed, isGone));
  }

  dispose(): void {
    this.#stopped.abort();
  }

  get #state(): FeedProgress {
    return this.#progress.get(this.id) ?? { id: this.id };
  }

  #tell(change: Partial<FeedProgress>): void {
    this.#progress.put({ ...this.#state, ...change });
  }

  async #load(query: FeedQuery, options: AddPageOptions): Promise<void> {
    const { feeds, hub } = this.#tables;
    const askedAt = hub.next();
    const { answered, rawCount } = await this.#source.fetch(query, this.#stopped.signal);
    if (this.#stopped.signal.aborted) return;
    const { older, newer } = answered.links;
    hub.batch(() => {
      const entries = answered.value.map((item) => this.#source.ingest(item, askedAt));
      const page = {
        asked: query,
        askedAt,
        entries,
        rawCount,
        ...(older === undefined ? {} : { next: older }),
        ...(newer === undefined ? {} : { prev: newer }),
      };
      feeds.put(addPage(this.feed, page, options));
    });
  }
}

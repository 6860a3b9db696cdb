import { ApiError } from '#api/api-error.ts';
import { asked } from '#entities/asked.ts';
import { addPage } from '#entities/feed/add-page.ts';
import { createFeed } from '#entities/feed/create-feed.ts';
import type { FeedEntry, FeedQuery } from '#entities/feed/feed-page.ts';
import { gapQuery, newerQuery, olderQuery } from '#entities/feed/feed-queries.ts';
import { arrive, closeStream, openStream, place } from '#entities/feed/live-feed.ts';
import { removeFromFeed } from '#entities/feed/remove-from-feed.ts';
import { showQueued } from '#entities/feed/show-queued.ts';
import type { FeedRow, Gap } from '#entities/rows/feed-row.ts';
import type { Table } from '#entities/table.ts';
import type { Tables } from '#entities/tables.ts';
import type { StoredPage } from '../stored-pages/stored-pages.ts';
import type { FeedProgress } from './feed-progress.ts';
import type { ArriveOptions, FeedSource } from './feed-source.ts';
import type { FeedStart } from './feed-start.ts';
import { ingestPage, isNewer, isNewest, isUnreadable } from './ingest-page.ts';
import { readDownTo } from './read-down-to.ts';
import { StoredHead } from './stored-head.ts';

/** Pages that a catch-up loads automatically. A gap marks what is still missing. */
const catchUpPages = 3;

/** Adds pages and live items to a feed, with one request of a kind at a time. */
export class FeedLoader<Item> {
  readonly id: string;
  readonly #tables: Tables;
  readonly #progress: Table<FeedProgress>;
  readonly #source: FeedSource<Item>;
  readonly #stopped = new AbortController();
  #canShow?: (() => boolean) | undefined;
  #loadingNewer: Promise<void> | undefined;
  #start: FeedStart | undefined;
  /** Added by `showCached` and not yet confirmed by the server. */
  #cachedHead: StoredHead<Item> | undefined;
  /** Streamed entries that the feed does not show yet. */
  #arrived: FeedEntry[] = [];

  constructor(tables: Tables, progress: Table<FeedProgress>, source: FeedSource<Item>) {
    this.id = source.id;
    this.#tables = tables;
    this.#progress = progress;
    this.#source = source;
    if (!tables.feeds.get(source.id)) tables.feeds.put(this.#empty());
  }

  #empty(): FeedRow {
    return createFeed(this.id, this.#source.order);
  }

  get feed(): FeedRow {
    return this.#tables.feeds.get(this.id) ?? this.#empty();
  }

  /** Sets where the first request resumes reading. No effect on a loaded feed. */
  startAt(start: FeedStart): void {
    if (!this.feed.isLoaded) this.#start = start;
  }

  get isStored(): boolean {
    return this.#cachedHead !== undefined;
  }

  /** Shows cached items until the server responds or reading resumes below them. */
  showStored(page: StoredPage<Item>): void {
    if (this.feed.isLoaded || this.#stopped.signal.aborted) return;
    const head = page.head();
    if (head.length === 0) return;
    this.#tables.hub.batch(() => {
      const stored = new StoredHead(this.#source, page);
      const extended = stored.lay(this.feed, head);
      if (this.#start && !stored.has(this.#start.id)) return;
      this.#cachedHead = stored;
      this.#tables.feeds.put(extended);
      this.#setProgress({ isStored: true, storedAt: page.at });
    });
  }

  /** Clears and reloads the feed, e.g. with other filters or from `start`. Never rejects. */
  async reload(start?: FeedStart): Promise<void> {
    await this.#loadingNewer;
    const { feeds, hub } = this.#tables;
    this.#arrived = [];
    this.#cachedHead = undefined;
    this.#start = start;
    feeds.put(this.feed.isLive ? openStream(this.#empty(), hub.next()) : this.#empty());
    this.#setProgress({ isStale: false, isStored: false });
    await this.loadNewer();
  }

  /** Marks the content as requested with outdated filters. */
  setStale(): void {
    if (this.feed.isLoaded) this.#setProgress({ isStale: true });
  }

  /** Sets whether new items may be shown at once. Returns a function that unsets it. */
  letShow(canShow: () => boolean): () => void {
    this.#canShow = canShow;
    return () => {
      if (this.#canShow === canShow) this.#canShow = undefined;
    };
  }

  /** Loads newer items, or the first page. Joins a pending request. Never rejects. */
  loadNewer(): Promise<void> {
    this.#loadingNewer ??= this.#fetchNewer().finally(() => {
      this.#loadingNewer = undefined;
    });
    return this.#loadingNewer;
  }

  async #fetchNewer(): Promise<void> {
    this.#setProgress({ isLoadingNewer: true });
    try {
      const start = this.#start;
      if (start) await this.#resume(start);
      this.#start = undefined;
      if (this.feed.order === 'id' || !start) {
        /* Cached statuses may be outdated. Without a screen the response is shown at once. */
        const query = this.isStored ? {} : newerQuery(this.feed);
        await this.#load(query, () => start !== undefined || (this.#canShow?.() ?? this.isStored));
      }
      this.#setProgress({ isLoadingNewer: false, newerError: undefined });
    } catch (error) {
      const stored = this.feed.isLoaded ? undefined : await this.#source.readStored?.();
      if (this.#stopped.signal.aborted) return;
      if (stored) this.showStored(stored);
      this.#setProgress({ isLoadingNewer: false, newerError: error });
      this.#source.onError(error);
    }
  }

  /** Loads from an id, or all pages down to it, shown together since screens scroll only once. */
  async #resume(start: FeedStart): Promise<void> {
    if (this.feed.order === 'id') {
      await this.#load({ maxId: start.maxId });
      return;
    }
    let { feed } = this;
    const ask = (query: FeedQuery) => this.#ask(query);
    try {
      await readDownTo(feed, start, ask, (longer) => {
        feed = longer;
      });
    } finally {
      if (feed !== this.feed && !this.#stopped.signal.aborted) this.#tables.feeds.put(feed);
    }
  }

  /** Loads the next older page. Never rejects. */
  async loadOlder(): Promise<void> {
    const stored = this.#tables.hub.batch(() => this.#cachedHead?.goOn(this.feed));
    if (stored) return this.#tables.feeds.put(stored);
    /* Only the server knows what follows the cached part. */
    if (this.isStored && this.#source.storesHoles) await this.loadNewer();
    const query = olderQuery(this.feed);
    if (this.#state.isLoadingOlder || !query) return;
    this.#setProgress({ isLoadingOlder: true, olderError: undefined });
    try {
      await this.#load(query);
      this.#setProgress({ isLoadingOlder: false });
    } catch (error) {
      if (this.#stopped.signal.aborted) return;
      this.#setProgress({ isLoadingOlder: false, olderError: error });
    }
  }

  /** Fills part of a gap from its newer (`down`) or older end. Rejects on failure. */
  async fillGap(gap: Gap, direction: 'down' | 'up'): Promise<void> {
    if (this.#state.filling !== undefined) return;
    this.#setProgress({ filling: gap.key });
    try {
      await this.#load(gapQuery(this.feed, gap, direction));
    } finally {
      this.#setProgress({ filling: undefined });
    }
  }

  showQueued(isReaderAtTop: boolean): void {
    this.takeIn();
    this.#tables.feeds.put(showQueued(this.feed, isReaderAtTop, this.#tables.pinned));
  }

  /** Marks the feed as live and loads what was missed. */
  async streamOpened(): Promise<void> {
    const { feeds, hub } = this.#tables;
    this.takeIn();
    feeds.put(openStream(this.feed, hub.next()));
    /* A request sent before the stream opened may miss statuses: wait, then send another. */
    await this.#loadingNewer;
    /* Gaps without `openedAt` (above cached statuses) are older than the stream: not filled. */
    const older = new Set(
      this.feed.gaps.filter((gap) => gap.openedAt === undefined).map(({ key }) => key),
    );
    await this.loadNewer();
    for (let page = 1; page < catchUpPages; page += 1) {
      const [head] = this.feed.gaps;
      if (!head || older.has(head.key) || this.#state.newerError !== undefined) return;
      await this.fillGap(head, 'down').catch(() => undefined);
    }
  }

  streamClosed(): void {
    this.takeIn();
    this.#tables.feeds.put(closeStream(this.feed));
  }

  /** Adds a streamed item. A buffered one is shown with the next `flushArrived`. */
  arrive(item: Item, { waits = false }: ArriveOptions = {}): void {
    const shows = this.#source.showsLive?.(item) ?? 'shown';
    this.#collect(item, { waits, isLeftOut: shows !== 'shown' });
    if (shows === 'unknown') void this.loadNewer();
  }

  /** Same for a feed that is streamed only in part, without proof of completeness. */
  accept(item: Item, { waits = false }: ArriveOptions = {}): void {
    this.#collect(item, { waits, isLeftOut: false });
  }

  #collect(
    item: Item,
    { waits, isLeftOut }: Required<ArriveOptions> & { isLeftOut: boolean },
  ): void {
    const { hub } = this.#tables;
    hub.batch(() => {
      const entry = this.#source.ingest(item, hub.next());
      this.#arrived.push(isLeftOut ? { ...entry, isLeftOut } : entry);
      if (!waits) this.takeIn();
    });
  }

  takeIn(): void {
    if (this.#arrived.length === 0) return;
    const entries = this.#arrived;
    this.#arrived = [];
    this.#tables.feeds.put(arrive(this.feed, entries, { show: this.#canShow?.() ?? false }));
  }

  /** Adds an entry that the viewer just created. It is never queued. */
  place(entry: FeedEntry): void {
    this.takeIn();
    this.#tables.feeds.put(place(this.feed, [entry], { show: true }));
  }

  /** Removes entries, except pinned rows. */
  remove(isGone: (id: string) => boolean): void {
    this.#arrived = this.#arrived.map((entry) =>
      isGone(entry.id) || (entry.repeatOf !== undefined && isGone(entry.repeatOf))
        ? { ...entry, isLeftOut: true }
        : entry,
    );
    this.#tables.feeds.put(removeFromFeed(this.feed, isGone, this.#tables.pinned));
  }

  dispose(): void {
    this.#arrived = [];
    this.#stopped.abort();
  }

  get #state(): FeedProgress {
    return this.#progress.get(this.id) ?? { id: this.id };
  }

  #setProgress(change: Partial<FeedProgress>): void {
    this.#progress.put({ ...this.#state, ...change });
  }

  async #load(query: FeedQuery, show?: () => boolean): Promise<void> {
    const { feeds, hub } = this.#tables;
    const add = await this.#ask(query, show);
    if (this.#stopped.signal.aborted) return;
    hub.batch(() => feeds.put(add(this.feed)));
  }

  /** Requests a page. Resolves to a function that adds it to a feed. */
  async #ask(query: FeedQuery, show?: () => boolean): Promise<(feed: FeedRow) => FeedRow> {
    const { hub, pinned } = this.#tables;
    const { answer: fetched, askedAt } = await asked(hub, () =>
      this.#source.fetch(query, this.#stopped.signal),
    );
    /* A later request may fail silently: nobody waits for it, and another one follows. */
    const isLater = this.feed.isLoaded && !this.isStored && isNewer(query);
    if (isUnreadable(fetched) && !isLater) throw new ApiError('malformed');
    return (feed) =>
      hub.batch(() => {
        const page = ingestPage(fetched, this.#source, { query, askedAt });
        const stored = isNewest(query) ? this.#cachedHead : undefined;
        const shown = { show: show?.() ?? false };
        if (!stored) return addPage(feed, page, shown);
        this.#cachedHead = undefined;
        this.#setProgress({ isStored: false });
        return stored.answer(feed, page, { ...shown, pinned });
      });
  }
}

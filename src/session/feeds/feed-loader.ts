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

/** How many pages a catch-up asks for by itself; what is still missing then is a marked hole. */
const catchUpPages = 3;

/** Brings pages and live items into one feed, one request of a kind at a time. */
export class FeedLoader<Item> {
  readonly id: string;
  readonly #tables: Tables;
  readonly #progress: Table<FeedProgress>;
  readonly #source: FeedSource<Item>;
  readonly #stopped = new AbortController();
  #canShow?: (() => boolean) | undefined;
  #looking: Promise<void> | undefined;
  #start: FeedStart | undefined;
  /** Laid in by `showStored`, and not confirmed by the server yet. */
  #stored: StoredHead<Item> | undefined;
  /** What the stream brought and the feed does not show yet. */
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

  /** Lets the first look begin where reading goes on; without effect on a feed that is loaded. */
  startAt(start: FeedStart): void {
    if (!this.feed.isLoaded) this.#start = start;
  }

  get isStored(): boolean {
    return this.#stored !== undefined;
  }

  /** Shows what an earlier visit stored, newest first, until the server answers or reading goes on below. */
  showStored(page: StoredPage<Item>): void {
    if (this.feed.isLoaded || this.#stopped.signal.aborted) return;
    const head = page.head();
    if (head.length === 0) return;
    this.#tables.hub.batch(() => {
      const stored = new StoredHead(this.#source, page);
      const laid = stored.lay(this.feed, head);
      if (this.#start && !stored.has(this.#start.id)) return;
      this.#stored = stored;
      this.#tables.feeds.put(laid);
      this.#tell({ isStored: true, storedAt: page.at });
    });
  }

  /** Forgets everything and asks anew, as after a filter has changed, or from `start` on. Never rejects. */
  async reload(start?: FeedStart): Promise<void> {
    await this.#looking;
    const { feeds, hub } = this.#tables;
    this.#arrived = [];
    this.#stored = undefined;
    this.#start = start;
    feeds.put(this.feed.isLive ? openStream(this.#empty(), hub.next()) : this.#empty());
    this.#tell({ isStale: false, isStored: false });
    await this.loadNewer();
  }

  /** Says that what is shown was asked for by filters that no longer hold. */
  setStale(): void {
    if (this.feed.isLoaded) this.#tell({ isStale: true });
  }

  /** Sets who says whether what is new may be shown at once: the screen. Gives the way to take it back. */
  letShow(canShow: () => boolean): () => void {
    this.#canShow = canShow;
    return () => {
      if (this.#canShow === canShow) this.#canShow = undefined;
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
      const start = this.#start;
      if (start) await this.#resume(start);
      this.#start = undefined;
      if (this.feed.order === 'id' || !start) {
        /* Stored statuses may have changed, so the whole first page is asked for; if no screen draws the feed yet, the answer is shown at once. */
        const query = this.isStored ? {} : newerQuery(this.feed);
        await this.#load(query, () => start !== undefined || (this.#canShow?.() ?? this.isStored));
      }
      this.#tell({ isLoadingNewer: false, newerError: undefined });
    } catch (error) {
      const stored = this.feed.isLoaded ? undefined : await this.#source.readStored?.();
      if (this.#stopped.signal.aborted) return;
      if (stored) this.showStored(stored);
      this.#tell({ isLoadingNewer: false, newerError: error });
      this.#source.onError(error);
    }
  }

  /**
   * A feed by id goes on right there; of another, pages are read down to it and shown together, since
   * whoever draws it goes there once.
   */
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

  /** Asks for the next older page. Never rejects. */
  async loadOlder(): Promise<void> {
    const stored = this.#tables.hub.batch(() => this.#stored?.goOn(this.feed));
    if (stored) return this.#tables.feeds.put(stored);
    /* Only an answer of the server knows what lies below the stored part. */
    if (this.isStored && this.#source.storesHoles) await this.loadNewer();
    const query = olderQuery(this.feed);
    if (this.#state.isLoadingOlder || !query) return;
    this.#tell({ isLoadingOlder: true, olderError: undefined });
    try {
      await this.#load(query);
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
      await this.#load(gapQuery(this.feed, gap, direction));
    } finally {
      this.#tell({ filling: undefined });
    }
  }

  showQueued(isReaderAtTop: boolean): void {
    this.takeIn();
    this.#tables.feeds.put(showQueued(this.feed, isReaderAtTop, this.#tables.pinned));
  }

  /** The stream has begun to bring this feed's items: from now on, and what was missed is asked for. */
  async streamOpened(): Promise<void> {
    const { feeds, hub } = this.#tables;
    this.takeIn();
    feeds.put(openStream(this.feed, hub.next()));
    /* A request sent before the stream opened may lack what came in between: wait for it, then ask again. */
    await this.#looking;
    /* Gaps without `openedAt` are older than the stream (above stored statuses) and are not filled here. */
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

  /** Takes in what the stream brought. Where it `waits`, the feed shows it with the next `takeIn`. */
  arrive(item: Item, { waits = false }: ArriveOptions = {}): void {
    const shows = this.#source.showsLive?.(item) ?? 'shown';
    this.#collect(item, { waits, isLeftOut: shows !== 'shown' });
    if (shows === 'unknown') void this.loadNewer();
  }

  /** The same for a feed that the stream brings only in part, and claims nothing about. */
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

  /** Takes in what the viewer has just made; that never waits in the queue. */
  place(entry: FeedEntry): void {
    this.takeIn();
    this.#tables.feeds.put(place(this.feed, [entry], { show: true }));
  }

  /** Takes out what is gone, but for rows that are held. */
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

  #tell(change: Partial<FeedProgress>): void {
    this.#progress.put({ ...this.#state, ...change });
  }

  async #load(query: FeedQuery, show?: () => boolean): Promise<void> {
    const { feeds, hub } = this.#tables;
    const add = await this.#ask(query, show);
    if (this.#stopped.signal.aborted) return;
    hub.batch(() => feeds.put(add(this.feed)));
  }

  /** Asks for a page; gives what adds it to a feed. */
  async #ask(query: FeedQuery, show?: () => boolean): Promise<(feed: FeedRow) => FeedRow> {
    const { hub, pinned } = this.#tables;
    const { answer: fetched, askedAt } = await asked(hub, () =>
      this.#source.fetch(query, this.#stopped.signal),
    );
    /* A later request for newer items may fail silently: nobody waits for it, and another one follows. */
    const isLater = this.feed.isLoaded && !this.isStored && isNewer(query);
    if (isUnreadable(fetched) && !isLater) throw new ApiError('malformed');
    return (feed) =>
      hub.batch(() => {
        const page = ingestPage(fetched, this.#source, { query, askedAt });
        const stored = isNewest(query) ? this.#stored : undefined;
        const shown = { show: show?.() ?? false };
        if (!stored) return addPage(feed, page, shown);
        this.#stored = undefined;
        this.#tell({ isStored: false });
        return stored.answer(feed, page, { ...shown, pinned });
      });
  }
}

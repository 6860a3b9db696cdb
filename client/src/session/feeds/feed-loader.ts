import { ApiError, isUnreachable } from '#api/api-error.ts';
import { trackRequest } from '#store/track-request.ts';
import { addPage } from '#store/feed/add-page.ts';
import { createFeed } from '#store/feed/create-feed.ts';
import type { FeedEntry, FeedQuery } from '#store/feed/feed-page.ts';
import { gapQuery, newerQuery, olderQuery } from '#store/feed/feed-queries.ts';
import { addStreamEntries, markNotLive, markLive, addKnownEntries } from '#store/feed/live-feed.ts';
import { removeFromFeed } from '#store/feed/remove-from-feed.ts';
import { showQueued } from '#store/feed/feed-queue.ts';
import type { FeedRow, Gap } from '#store/rows/feed-row.ts';
import type { Table } from '#store/table.ts';
import type { Tables } from '#store/tables.ts';
import type { CachedPage } from '../page-cache/page-cache.ts';
import type { FeedProgress } from './feed-progress.ts';
import type { ReceiveOptions, FeedSource } from './feed-source.ts';
import { type FeedResumePoint, loadPagesUntil } from './load-pages-until.ts';
import { ingestPage, isNewerQuery, isNewestQuery, isUnreadablePage } from './ingest-page.ts';
import { CachedFeedHead } from './cached-feed-head.ts';

/** Pages loaded automatically after a reconnection. If more were missed, a gap remains. */
const catchUpPages = 3;

/** Loads pages of a feed and adds streamed items, with one request of each kind at a time. */
export class FeedLoader<Item> {
  readonly id: string;
  readonly #tables: Tables;
  readonly #progress: Table<FeedProgress>;
  readonly #source: FeedSource<Item>;
  readonly #stopped = new AbortController();
  readonly #views = new Set<() => boolean | undefined>();
  #loadingNewer: Promise<void> | undefined;
  #start: FeedResumePoint | undefined;
  /** Items that `showCached` added and that the server has not confirmed yet. */
  #cachedHead: CachedFeedHead<Item> | undefined;
  /** Entries that the stream delivered since the last `flushArrived`. */
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

  /** Sets the item around which the first request loads a page. Ignored if the feed is loaded. */
  resumeAt(start: FeedResumePoint): void {
    if (!this.feed.isLoaded) this.#start = start;
  }

  get isCached(): boolean {
    return this.#cachedHead !== undefined;
  }

  /** Shows cached items until the server responds, or a reading position below them is loaded. */
  showCached(page: CachedPage<Item>): void {
    if (this.feed.isLoaded || this.#stopped.signal.aborted) return;
    const head = page.head();
    if (head.length === 0) return;
    this.#tables.hub.batch(() => {
      const stored = new CachedFeedHead(this.#source, page);
      const extended = stored.addCached(this.feed, head);
      if (this.#start && !stored.has(this.#start.id)) return;
      this.#cachedHead = stored;
      this.#tables.feeds.put(extended);
      this.#setProgress({ isCached: true, cachedAt: page.at });
    });
  }

  /** Clears and reloads the feed, for instance with other filters or from `start`. Never rejects. */
  async reload(start?: FeedResumePoint): Promise<void> {
    await this.#loadingNewer;
    const { feeds, hub } = this.#tables;
    this.#arrived = [];
    this.#cachedHead = undefined;
    this.#start = start;
    feeds.put(this.feed.isLive ? markLive(this.#empty(), hub.next()) : this.#empty());
    this.#setProgress({ isStale: false, isCached: false });
    await this.loadNewer();
  }

  /** Marks the items as stale: they were requested with filters that have changed since. */
  setStale(): void {
    if (this.feed.isLoaded) this.#setProgress({ isStale: true });
  }

  /** Adds a view: `canShow` returns whether it may show new items at once; undefined if new items
      move nothing in this view. Returns a function that removes the view. */
  addView(canShow: () => boolean | undefined): () => void {
    this.#views.add(canShow);
    return () => this.#views.delete(canShow);
  }

  /** Whether a view shows new items at once and no view forbids it; undefined without a view. */
  get #canShow(): boolean | undefined {
    const answers = [...this.#views].map((canShow) => canShow());
    return answers.length === 0 ? undefined : answers.includes(true) && !answers.includes(false);
  }

  /** Loads newer items, or the first page. Waits for a pending request instead. Never rejects. */
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
        /* Cached statuses may be outdated, so the newest page is requested. */
        const query = this.isCached ? {} : newerQuery(this.feed);
        await this.#load(query, () => start !== undefined || (this.#canShow ?? this.isCached));
      }
      this.#setProgress({ isLoadingNewer: false, newerError: undefined });
    } catch (error) {
      const stored = this.feed.isLoaded ? undefined : await this.#source.readCached?.();
      if (this.#stopped.signal.aborted) return;
      if (stored) this.showCached(stored);
      const isRepeated = isUnreachable(error) && isUnreachable(this.#state.newerError);
      this.#setProgress({ isLoadingNewer: false, newerError: error });
      if (!isRepeated) this.#source.onError(error);
    }
  }

  /** Loads the page at `start`; without id order, all pages down to it, shown together. */
  async #resume(start: FeedResumePoint): Promise<void> {
    if (this.feed.order === 'id') {
      await this.#load({ maxId: start.maxId });
      return;
    }
    let { feed } = this;
    const request = (query: FeedQuery) => this.#loadPage(query);
    try {
      await loadPagesUntil(feed, start, request, (longer) => {
        feed = longer;
      });
    } finally {
      if (feed !== this.feed && !this.#stopped.signal.aborted) this.#tables.feeds.put(feed);
    }
  }

  /** Loads the next older page. Never rejects. */
  async loadOlder(): Promise<void> {
    const stored = this.#tables.hub.batch(() => this.#cachedHead?.addRest(this.feed));
    if (stored) return this.#tables.feeds.put(stored);
    /* The cache may have gaps, so only the server knows which items follow the cached ones. */
    if (this.isCached && this.#source.cacheMayHaveGaps) await this.loadNewer();
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

  /** Fills part of a gap from its newer (`down`) or older (`up`) end. Rejects on failure. */
  async fillGap(gap: Gap, direction: 'down' | 'up'): Promise<void> {
    if (this.#state.fillingGapKey !== undefined) return;
    this.#setProgress({ fillingGapKey: gap.key });
    try {
      await this.#load(gapQuery(this.feed, gap, direction));
    } finally {
      this.#setProgress({ fillingGapKey: undefined });
    }
  }

  showQueued(isReaderAtTop: boolean): void {
    this.flushArrived();
    this.#tables.feeds.put(showQueued(this.feed, isReaderAtTop, this.#tables.pinned));
  }

  /** Marks the feed as live, and loads what was missed before the stream opened. */
  async streamOpened(): Promise<void> {
    const { feeds, hub } = this.#tables;
    this.flushArrived();
    feeds.put(markLive(this.feed, hub.next()));
    /* A request sent before the stream opened may miss statuses, so a further one follows. */
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
    this.flushArrived();
    this.#tables.feeds.put(markNotLive(this.feed));
  }

  /** Adds an item from the stream. A buffered item is shown at the next `flushArrived`. */
  receive(item: Item, { isBuffered = false }: ReceiveOptions = {}): void {
    const shows = this.#source.streamedVisibility?.(item) ?? 'shown';
    this.#collect(item, { isBuffered, isLeftOut: shows !== 'shown' });
    if (shows === 'unknown') void this.loadNewer();
  }

  /** Adds an item from a stream that delivers only some items: others may be missing. */
  receivePartial(item: Item, { isBuffered = false }: ReceiveOptions = {}): void {
    this.#collect(item, { isBuffered, isLeftOut: false });
  }

  #collect(
    item: Item,
    { isBuffered, isLeftOut }: Required<ReceiveOptions> & { isLeftOut: boolean },
  ): void {
    const { hub } = this.#tables;
    hub.batch(() => {
      const entry = this.#source.ingest(item, hub.next());
      this.#arrived.push(isLeftOut ? { ...entry, isLeftOut } : entry);
      if (!isBuffered) this.flushArrived();
    });
  }

  flushArrived(): void {
    if (this.#arrived.length === 0) return;
    const entries = this.#arrived;
    this.#arrived = [];
    this.#tables.feeds.put(addStreamEntries(this.feed, entries, { show: this.#canShow ?? false }));
  }

  /** Adds the entry of a status that the viewer just created. It is never queued. */
  insertOwn(entry: FeedEntry): void {
    this.flushArrived();
    this.#tables.feeds.put(addKnownEntries(this.feed, [entry], { show: true }));
  }

  /** Removes entries for which `isGone` returns true, except those whose rows are pinned. */
  remove(isGone: (id: string) => boolean): void {
    this.#arrived = this.#arrived.map((entry) =>
      isGone(entry.id) || (entry.reblogOf !== undefined && isGone(entry.reblogOf))
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
    const add = await this.#loadPage(query, show);
    if (this.#stopped.signal.aborted) return;
    hub.batch(() => feeds.put(add(this.feed)));
  }

  /** Requests a page. Resolves to a function that adds the page to a feed. */
  async #loadPage(query: FeedQuery, show?: () => boolean): Promise<(feed: FeedRow) => FeedRow> {
    const { hub, pinned } = this.#tables;
    const { response: fetched, requestedAt } = await trackRequest(hub, () =>
      this.#source.fetch(query, this.#stopped.signal),
    );
    /* An unreadable page of newer items is no error: the feed has content, and more follow. */
    const isLater = this.feed.isLoaded && !this.isCached && isNewerQuery(query);
    if (isUnreadablePage(fetched) && !isLater) throw new ApiError('malformed');
    return (feed) =>
      hub.batch(() => {
        const page = ingestPage(fetched, this.#source, { query, requestedAt });
        const stored = isNewestQuery(query) ? this.#cachedHead : undefined;
        const shown = { show: show?.() ?? false };
        if (!stored) return addPage(feed, page, shown);
        this.#cachedHead = undefined;
        this.#setProgress({ isCached: false });
        return stored.mergeNewestPage(feed, page, { ...shown, pinned });
      });
  }
}

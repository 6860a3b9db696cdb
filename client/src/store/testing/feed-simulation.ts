import { compareIds } from '#lib/compare-ids.ts';
import { addPage } from '#store/feed/add-page.ts';
import { createFeed } from '../feed/create-feed.ts';
import type { FeedEntry, FeedPage, FeedQuery } from '#store/feed/feed-page.ts';
import { gapQuery, newerQuery, olderQuery } from '../feed/feed-queries.ts';
import { addStreamEntries, markNotLive, markLive, addKnownEntries } from '../feed/live-feed.ts';
import { removeFromFeed } from '../feed/remove-from-feed.ts';
import { showQueued } from '#store/feed/feed-queue.ts';
import type { FeedRow, Gap } from '../rows/feed-row.ts';
import { createFeedServer } from './feed-server.ts';
import type { SimulatedStatus } from './feed-server.ts';

interface PendingRequest {
  readonly requested: FeedQuery;
  readonly requestedAt: number;
  page?: FeedPage;
}

type Message = { readonly post: SimulatedStatus } | { readonly deleted: string };

/** Simulates a server, a network with delays and losses, and a client with one feed. */
export class FeedSimulation {
  feed: FeedRow = createFeed('home');
  readonly server = createFeedServer();
  /** Ids of deleted statuses of which the client has been notified. */
  readonly deleted = new Set<string>();
  /** Ids of statuses that the simulated reader sees and that no rule of the feed has removed. */
  reading = new Set<string>();
  #moment = 0;
  #pendingRequests: PendingRequest[] = [];
  #inbox: Message[] = [];
  #isConnected = false;

  get #next(): number {
    this.#moment += 1;
    return this.#moment;
  }

  #entry({ id, reblogOf }: FeedEntry): FeedEntry {
    const isLeftOut =
      this.deleted.has(id) || (reblogOf !== undefined && this.deleted.has(reblogOf));
    return {
      id,
      ...(reblogOf !== undefined && { reblogOf }),
      ...(isLeftOut && { isLeftOut }),
    };
  }

  publish(count: number, repeats: boolean, isFiltered: boolean): void {
    for (let n = 0; n < count; n += 1) {
      const post = this.server.post(repeats, isFiltered);
      if (this.#isConnected && !isFiltered) this.#inbox.push({ post });
    }
  }

  publishOwn(): void {
    this.publish(1, false, false);
    const id = [...this.server.posts.keys()].at(-1);
    if (id !== undefined) this.feed = addKnownEntries(this.feed, [{ id }]);
  }

  delete(index: number): void {
    const ids = [...this.server.posts.keys()];
    const id = ids[index % Math.max(1, ids.length)];
    if (id === undefined) return;
    for (const post of this.server.posts.values()) {
      if (post.id === id || post.reblogOf === id) this.server.posts.delete(post.id);
    }
    if (this.#isConnected) this.#inbox.push({ deleted: id });
  }

  connect(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    this.feed = markLive(this.feed, this.#next);
  }

  /** Loses messages in transit, except those that were sent before one that has arrived already. */
  disconnect(): void {
    if (!this.#isConnected) return;
    const { newest } = this.feed;
    for (const message of this.#inbox) {
      const isOlder =
        'deleted' in message || (newest !== null && compareIds(message.post.id, newest) < 0);
      if (isOlder) this.#handleMessage(message, false);
    }
    this.#inbox = [];
    this.#isConnected = false;
    this.feed = markNotLive(this.feed);
  }

  deliver(index: number, show: boolean, twice: boolean): void {
    const [message] = this.#inbox.splice(index % Math.max(1, this.#inbox.length), 1);
    if (!message) return;
    this.#handleMessage(message, show);
    if (twice) this.#handleMessage(message, show);
  }

  /** Delivers all messages and responses in transit. */
  deliverAll(show: boolean): void {
    const posts = this.#inbox.filter((message) => 'post' in message);
    const rest = this.#inbox.filter((message) => 'deleted' in message);
    this.#inbox = [];
    const entries = posts.map(({ post }) => this.#entry(post));
    this.feed = addStreamEntries(this.feed, entries, { show });
    for (const message of rest) this.#handleMessage(message, show);
  }

  #handleMessage(message: Message, show: boolean): void {
    if ('post' in message) {
      this.feed = addStreamEntries(this.feed, [this.#entry(message.post)], { show });
      return;
    }
    this.deleted.add(message.deleted);
    this.#forgetReading(
      (id) => id === message.deleted || this.feed.reblogs.get(id) === message.deleted,
    );
    this.feed = removeFromFeed(this.feed, (id) => id === message.deleted);
  }

  requestNewer(): void {
    this.#request(newerQuery(this.feed));
  }

  /** Reloads the page: the feed starts again, from the top or at a status. */
  reload(index: number): void {
    const ids = [...this.server.posts.keys()];
    const maxId = ids[index % Math.max(1, ids.length)];
    this.disconnect();
    this.#pendingRequests = [];
    this.reading = new Set();
    this.feed = createFeed('home');
    if (maxId !== undefined) this.#request({ maxId });
  }

  /** Suspends the machine: messages in transit are lost while new statuses are published. */
  sleep(count: number): void {
    this.disconnect();
    this.#pendingRequests = [];
    this.publish(count, false, false);
  }

  /** Fails a request (429 or 5xx). The client then sends it again. */
  refuse(index: number): void {
    const request = this.#pendingRequests[index % Math.max(1, this.#pendingRequests.length)];
    if (!request) return;
    this.#pendingRequests = this.#pendingRequests.filter((other) => other !== request);
    this.#request(request.requested);
  }

  requestOlder(): void {
    const query = olderQuery(this.feed);
    if (query) this.#request(query);
  }

  requestGap(index: number, direction: 'down' | 'up'): void {
    const gaps = this.feed.items.filter((item): item is Gap => typeof item !== 'string');
    const gap = gaps[index % Math.max(1, gaps.length)];
    if (gap) this.#request(gapQuery(this.feed, gap, direction));
  }

  #request(requested: FeedQuery): void {
    this.#pendingRequests.push({ requested, requestedAt: this.#next });
  }

  serve(index: number): void {
    const waiting = this.#pendingRequests.filter((request) => !request.page);
    const request = waiting[index % Math.max(1, waiting.length)];
    if (!request) return;
    const { requested, requestedAt } = request;
    request.page = { query: requested, requestedAt, ...this.server.serve(requested) };
  }

  deliverResponse(index: number, show: boolean): void {
    const ready = this.#pendingRequests.filter((request) => request.page);
    const request = ready[index % Math.max(1, ready.length)];
    if (!request?.page) return;
    this.#pendingRequests = this.#pendingRequests.filter((other) => other !== request);
    const entries = request.page.entries.map((entry) => this.#entry(entry));
    this.feed = addPage(this.feed, { ...request.page, entries }, { show });
  }

  fail(index: number): void {
    this.#pendingRequests.splice(index % Math.max(1, this.#pendingRequests.length), 1);
  }

  show(isReaderAtTop: boolean): void {
    this.feed = showQueued(this.feed, isReaderAtTop);
    if (isReaderAtTop) this.#forgetReading((id) => !this.feed.ids.includes(id));
  }

  #forgetReading(isGone: (id: string) => boolean): void {
    for (const id of this.reading) if (isGone(id)) this.reading.delete(id);
  }

  isInTransit(id: string): boolean {
    return this.#inbox.some((message) => 'post' in message && message.post.id === id);
  }

  /**
   * Delivers what is in transit, reconnects, and requests newer statuses, gaps and older pages until
   * the feed is complete.
   */
  settle(): void {
    while (this.#inbox.length > 0) this.deliver(0, false, false);
    while (this.#pendingRequests.length > 0) {
      this.serve(0);
      this.deliverResponse(0, false);
    }
    this.disconnect();
    this.connect();
    const once = (requested: FeedQuery): void => {
      this.#request(requested);
      this.serve(0);
      this.deliverResponse(0, true);
    };
    once(newerQuery(this.feed));
    for (let turn = 0; turn < 200; turn += 1) {
      const gap = this.feed.gaps[turn % Math.max(1, this.feed.gaps.length)];
      const requested = gap
        ? gapQuery(this.feed, gap, turn % 3 === 0 ? 'up' : 'down')
        : olderQuery(this.feed);
      if (!requested) return;
      once(requested);
    }
  }
}

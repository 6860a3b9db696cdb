import { compareIds } from '#lib/compare-ids.ts';
import { addPage } from '../feed/add-page.ts';
import { createFeed } from '../feed/create-feed.ts';
import type { FeedEntry, FeedPage, FeedQuery } from '../feed/feed-page.ts';
import { gapQuery, newerQuery, olderQuery } from '../feed/feed-queries.ts';
import { arrive, closeStream, openStream, place } from '../feed/live-feed.ts';
import { removeFromFeed } from '../feed/remove-from-feed.ts';
import { showQueued } from '../feed/show-queued.ts';
import type { FeedRow, Gap } from '../rows/feed-row.ts';
import { createFeedServer } from './feed-server.ts';
import type { Post } from './feed-server.ts';

interface Flight {
  readonly asked: FeedQuery;
  readonly askedAt: number;
  page?: FeedPage;
}

type Message = { readonly post: Post } | { readonly deleted: string };

/** A model server, a network that delays and loses, and a client that keeps one feed of it. */
export class FeedWorld {
  feed: FeedRow = createFeed('home');
  readonly server = createFeedServer();
  /** Deletions the client was told of. */
  readonly deleted = new Set<string>();
  /** What the reader has before them and has not been taken away by a rule. */
  reading = new Set<string>();
  #moment = 0;
  #flights: Flight[] = [];
  #inbox: Message[] = [];
  #isConnected = false;

  get #next(): number {
    this.#moment += 1;
    return this.#moment;
  }

  #entry({ id, repeatOf }: FeedEntry): FeedEntry {
    const isLeftOut =
      this.deleted.has(id) || (repeatOf !== undefined && this.deleted.has(repeatOf));
    return { id, ...(repeatOf !== undefined && { repeatOf }), ...(isLeftOut && { isLeftOut }) };
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
    if (id !== undefined) this.feed = place(this.feed, [{ id }]);
  }

  delete(index: number): void {
    const ids = [...this.server.posts.keys()];
    const id = ids[index % Math.max(1, ids.length)];
    if (id === undefined) return;
    for (const post of this.server.posts.values()) {
      if (post.id === id || post.repeatOf === id) this.server.posts.delete(post.id);
    }
    if (this.#isConnected) this.#inbox.push({ deleted: id });
  }

  connect(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    this.feed = openStream(this.feed, this.#next);
  }

  /** What was on its way is lost, but never something older than what has come. */
  disconnect(): void {
    if (!this.#isConnected) return;
    const { newest } = this.feed;
    for (const message of this.#inbox) {
      const isOlder =
        'deleted' in message || (newest !== null && compareIds(message.post.id, newest) < 0);
      if (isOlder) this.#take(message, false);
    }
    this.#inbox = [];
    this.#isConnected = false;
    this.feed = closeStream(this.feed);
  }

  deliver(index: number, show: boolean, twice: boolean): void {
    const [message] = this.#inbox.splice(index % Math.max(1, this.#inbox.length), 1);
    if (!message) return;
    this.#take(message, show);
    if (twice) this.#take(message, show);
  }

  /** Everything at once, as in a flood. */
  deliverAll(show: boolean): void {
    const bunch = this.#inbox.filter((message) => 'post' in message);
    const rest = this.#inbox.filter((message) => 'deleted' in message);
    this.#inbox = [];
    const entries = bunch.map(({ post }) => this.#entry(post));
    this.feed = arrive(this.feed, entries, { show });
    for (const message of rest) this.#take(message, show);
  }

  #take(message: Message, show: boolean): void {
    if ('post' in message) {
      this.feed = arrive(this.feed, [this.#entry(message.post)], { show });
      return;
    }
    this.deleted.add(message.deleted);
    this.#forgetReading(
      (id) => id === message.deleted || this.feed.repeats.get(id) === message.deleted,
    );
    this.feed = removeFromFeed(this.feed, (id) => id === message.deleted);
  }

  askNewer(): void {
    this.#ask(newerQuery(this.feed));
  }

  /** The page is loaded anew, and reading goes on below some status. */
  reload(index: number): void {
    const ids = [...this.server.posts.keys()];
    const maxId = ids[index % Math.max(1, ids.length)];
    this.disconnect();
    this.#flights = [];
    this.reading = new Set();
    this.feed = createFeed('home');
    if (maxId !== undefined) this.#ask({ maxId });
  }

  /** The machine sleeps: what was on its way never comes, and much happens meanwhile. */
  sleep(count: number): void {
    this.disconnect();
    this.#flights = [];
    this.publish(count, false, false);
  }

  /** An answer that says no (429, 5xx): the same is asked for again. */
  refuse(index: number): void {
    const flight = this.#flights[index % Math.max(1, this.#flights.length)];
    if (!flight) return;
    this.#flights = this.#flights.filter((other) => other !== flight);
    this.#ask(flight.asked);
  }

  askOlder(): void {
    const query = olderQuery(this.feed);
    if (query) this.#ask(query);
  }

  askGap(index: number, direction: 'down' | 'up'): void {
    const gaps = this.feed.items.filter((item): item is Gap => typeof item !== 'string');
    const gap = gaps[index % Math.max(1, gaps.length)];
    if (gap) this.#ask(gapQuery(this.feed, gap, direction));
  }

  #ask(asked: FeedQuery): void {
    this.#flights.push({ asked, askedAt: this.#next });
  }

  serve(index: number): void {
    const waiting = this.#flights.filter((flight) => !flight.page);
    const flight = waiting[index % Math.max(1, waiting.length)];
    if (!flight) return;
    const { asked, askedAt } = flight;
    flight.page = { asked, askedAt, ...this.server.serve(asked) };
  }

  answer(index: number, show: boolean): void {
    const ready = this.#flights.filter((flight) => flight.page);
    const flight = ready[index % Math.max(1, ready.length)];
    if (!flight?.page) return;
    this.#flights = this.#flights.filter((other) => other !== flight);
    const entries = flight.page.entries.map((entry) => this.#entry(entry));
    this.feed = addPage(this.feed, { ...flight.page, entries }, { show });
  }

  fail(index: number): void {
    this.#flights.splice(index % Math.max(1, this.#flights.length), 1);
  }

  show(isReaderAtTop: boolean): void {
    this.feed = showQueued(this.feed, isReaderAtTop);
    if (isReaderAtTop) this.#forgetReading((id) => !this.feed.ids.includes(id));
  }

  #forgetReading(isGone: (id: string) => boolean): void {
    for (const id of this.reading) if (isGone(id)) this.reading.delete(id);
  }

  isOnItsWay(id: string): boolean {
    return this.#inbox.some((message) => 'post' in message && message.post.id === id);
  }

  /** The network calms down, and the client asks for all there is. */
  settle(): void {
    while (this.#inbox.length > 0) this.deliver(0, false, false);
    while (this.#flights.length > 0) {
      this.serve(0);
      this.answer(0, false);
    }
    this.disconnect();
    this.connect();
    const once = (asked: FeedQuery): void => {
      this.#ask(asked);
      this.serve(0);
      this.answer(0, true);
    };
    once(newerQuery(this.feed));
    for (let turn = 0; turn < 200; turn += 1) {
      const gap = this.feed.gaps[turn % Math.max(1, this.feed.gaps.length)];
      const asked = gap
        ? gapQuery(this.feed, gap, turn % 3 === 0 ? 'up' : 'down')
        : olderQuery(this.feed);
      if (!asked) return;
      once(asked);
    }
  }
}

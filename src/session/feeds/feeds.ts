import type { Clock } from '#api/pacing.ts';
import type { MakeCall } from '#api/transport.ts';
import type { Status } from '#contract/schemas/status.ts';
import { ingestStatus } from '#entities/ingest/ingest-status.ts';
import { createTable, type Table } from '#entities/table.ts';
import type { Tables } from '#entities/tables.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { createPageWriter } from '../stored-pages/page-writer.ts';
import type { StoredPages } from '../stored-pages/stored-pages.ts';
import type { Notices } from '../notices/notices.ts';
import { FeedLoader, type ArriveOptions } from './feed-loader.ts';
import type { FeedProgress } from './feed-progress.ts';
import type { FeedStart } from './feed-start.ts';
import { isUnknownTimeline } from './is-unknown-timeline.ts';
import { createKeptPlaces, type KeptPlaces } from './kept-places.ts';
import { onBlocked } from './on-blocked.ts';
import { poll } from './poll.ts';
import { replyShows, type ReplyVisibility } from './reply-visibility.ts';
import { fetchTimeline, timelineKinds } from './timeline-kinds.ts';
import { feedIdOf, type TimelinePlace } from './timeline-place.ts';

export interface FeedsOptions {
  readonly tables: Tables;
  readonly call: MakeCall;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly viewerId: string | null;
  readonly readsReplies: () => ReplyVisibility;
  readonly hidesMuted: () => boolean;
  /** Whether the stream is bringing the member's own events now. */
  readonly isStreaming: () => boolean;
  readonly pages: StoredPages;
  /** Storage of this tab. */
  readonly tabArea: StorageArea;
}

/** The timelines of one session. */
export interface Feeds {
  /** What each feed is doing; see `FeedProgress`. */
  readonly progress: Table<FeedProgress>;
  /** Where the viewer was reading. */
  readonly places: KeptPlaces;
  /** The timeline's loader; the same one each time. */
  at(place: TimelinePlace): FeedLoader<Status>;
  /**
   * Sends the first request, before there is a screen; the screen that opens it asks no second. With
   * `start`, reading goes on there.
   */
  begin(place: TimelinePlace, start?: FeedStart): void;
  /** Loads what is missing and keeps it fresh while it is on the screen. Gives the way to stop. */
  open(place: TimelinePlace): () => void;
  /** Puts the viewer's own new status at once into the timelines that will show it. */
  placeOwn(status: Pick<Status, 'id' | 'visibility'>): void;
  /** Every timeline asked for so far. */
  all(): Iterable<FeedLoader<Status>>;
  /** Those of which the member's stream brings everything. */
  streamed(): Iterable<FeedLoader<Status>>;
  /** Takes what the member's stream brought into every timeline that it belongs to. */
  arrive(status: Status, options?: ArriveOptions): void;
  /** Shows, or queues, what has arrived and `waits`. */
  takeIn(): void;
  /** What pages are asked by has changed: timelines that are loaded offer to be loaded anew. */
  filtersChanged(): void;
  /** Takes out what has been deleted, or whose author has been blocked, and was held until now. */
  sweep(): void;
  dispose(): void;
}

/** What a page asked for earlier still holds, though it has been deleted or its author blocked. */
function isLeftOut(tables: Tables, id: string | undefined): boolean {
  const status = id === undefined ? undefined : tables.statuses.get(id);
  if (!status) return false;
  const { isDeleted = false, accountId } = status;
  const author = accountId === undefined ? undefined : tables.relationships.get(accountId);
  return isDeleted || (author?.blocking ?? false);
}

/** So many timelines of tags, lists and people stay in store once they are left. */
const keptWhenLeft = 8;

function isPassing(place: TimelinePlace): boolean {
  return 'tag' in place || 'listId' in place || 'accountId' in place;
}

export function createFeeds(options: FeedsOptions): Feeds {
  const { tables, call, clock, notices, pages, viewerId } = options;
  const progress = createTable<FeedProgress>(tables.hub);
  const loaders = new Map<string, { loader: FeedLoader<Status>; place: TimelinePlace }>();
  const stopped = new AbortController();
  const begun = new Set<string>();
  const missing = new Set<string>();
  const opened = new Map<string, number>();
  let left: readonly string[] = [];

  const isFollowing = (id: string): boolean | undefined => tables.relationships.get(id)?.following;
  const showsLive = ({ account, in_reply_to_id: to, in_reply_to_account_id: parent }: Status) =>
    viewerId === null
      ? 'shown'
      : replyShows(
          options.readsReplies(),
          { authorId: account?.id, parentAuthorId: to == null ? undefined : (parent ?? '') },
          { viewerId, isFollowing },
        );

  const create = (place: TimelinePlace): FeedLoader<Status> => {
    const loader: FeedLoader<Status> = new FeedLoader(tables, progress, {
      id: feedIdOf(place),
      order: timelineKinds[place.kind].order,
      fetch(query, signal) {
        const replies = options.readsReplies();
        return fetchTimeline(place, {
          call,
          query,
          signal,
          missing,
          withMuted: !options.hidesMuted(),
          ...(viewerId === null || replies === 'all' ? {} : { replyVisibility: replies }),
        });
      },
      showsLive,
      ingest(status, askedAt) {
        ingestStatus(tables, status, { askedAt, viewerId });
        noteForWriting?.(status);
        const repeatOf = status.reblog?.id;
        return {
          id: status.id,
          isLeftOut: isLeftOut(tables, status.id) || isLeftOut(tables, repeatOf),
          ...(repeatOf === undefined ? {} : { repeatOf }),
        };
      },
      onError(error) {
        /* What is not there is said in its place, and will not come by being asked for again. */
        if (isUnknownTimeline(tables, place, error)) return;
        const isTriedAgain = timelineKinds[place.kind].polls !== 'never';
        const messageKey = isTriedAgain ? 'timeline.error' : 'timeline.not_fetched';
        notices.raise({ level: 'error', messageKey, timeoutMs: 5000 });
      },
    });
    const noteForWriting = timelineKinds[place.kind].isStored
      ? createPageWriter({ pages, clock, feed: () => loader.feed, stopped: stopped.signal })
      : undefined;
    return loader;
  };
  const loadFirst = (place: TimelinePlace): void => {
    const loader = at(place);
    void loader.loadNewer();
    if (!timelineKinds[place.kind].isStored || loader.feed.isLoaded) return;
    void pages.read(loader.id).then((stored = []) => loader.showStored(stored));
  };

  const at = (place: TimelinePlace): FeedLoader<Status> => {
    const id = feedIdOf(place);
    const known = loaders.get(id);
    if (known) return known.loader;
    const loader = create(place);
    loaders.set(id, { loader, place });
    const { polls, streams } = timelineKinds[place.kind];
    if (polls === 'always') {
      void poll(
        clock,
        stopped.signal,
        () => loader.loadNewer(),
        /* What a look has missed the stream does not bring. */
        () =>
          !(streams === 'all' && options.isStreaming()) ||
          progress.get(id)?.newerError !== undefined,
      );
    }
    return loader;
  };

  const all = (): FeedLoader<Status>[] => [...loaders.values()].map(({ loader }) => loader);
  /** A timeline that was come upon in passing does not stay for ever. */
  const leave = (id: string): void => {
    const count = (opened.get(id) ?? 1) - 1;
    opened.set(id, count);
    const known = loaders.get(id);
    if (count > 0 || !known || !isPassing(known.place)) return;
    left = [id, ...left.filter((other) => other !== id)];
    for (const old of left.slice(keptWhenLeft)) {
      if ((opened.get(old) ?? 0) > 0) continue;
      loaders.get(old)?.loader.dispose();
      loaders.delete(old);
      tables.feeds.remove(old);
      progress.remove(old);
    }
    left = left.slice(0, keptWhenLeft);
  };

  const isGone = (id: string): boolean => isLeftOut(tables, id);
  const sweep = (): void => {
    tables.hub.batch(() => {
      for (const loader of all()) loader.remove(isGone);
    });
  };
  const stopWatching = onBlocked(tables.relationships, sweep);

  return {
    progress,
    places: createKeptPlaces(options.tabArea, viewerId, stopped.signal),
    at,
    begin(place, start) {
      begun.add(feedIdOf(place));
      const loader = at(place);
      if (start) loader.startAt(start);
      loadFirst(place);
    },
    open(place) {
      const loader = at(place);
      const { polls } = timelineKinds[place.kind];
      const closed = new AbortController();
      opened.set(loader.id, (opened.get(loader.id) ?? 0) + 1);
      if (!begun.delete(loader.id)) loadFirst(place);
      if (polls === 'open') {
        const ended = AbortSignal.any([closed.signal, stopped.signal]);
        void poll(clock, ended, () => loader.loadNewer());
      }
      return () => {
        closed.abort();
        leave(loader.id);
      };
    },
    placeOwn({ id, visibility }) {
      at({ kind: 'friends' }).place({ id });
      if (visibility !== 'public') return;
      const open = [feedIdOf({ kind: 'public' }), feedIdOf({ kind: 'publicAndExternal' })];
      for (const feed of open) loaders.get(feed)?.loader.place({ id });
    },
    all,
    streamed: () =>
      [...loaders.values()]
        .filter(({ place }) => timelineKinds[place.kind].streams === 'all')
        .map(({ loader }) => loader),
    arrive(status, arriving) {
      const { visibility, mentions = [] } = status;
      const takes = {
        all: false,
        direct: visibility === 'direct',
        mentions: mentions.some((mention) => mention.id === viewerId),
      };
      for (const { loader, place } of loaders.values()) {
        const { streams } = timelineKinds[place.kind];
        if (streams === 'all') loader.arrive(status, arriving);
        else if (streams && takes[streams] && loader.feed.isLoaded) {
          loader.accept(status, arriving);
        }
      }
    },
    takeIn() {
      for (const { loader } of loaders.values()) loader.takeIn();
    },
    filtersChanged() {
      for (const loader of all()) loader.setStale();
    },
    sweep,
    dispose() {
      stopWatching();
      stopped.abort();
      for (const { loader } of loaders.values()) loader.dispose();
    },
  };
}

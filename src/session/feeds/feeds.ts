import { status as statusSchema, type Status } from '#contract/schemas/status.ts';
import { createTable, type Table } from '#entities/table.ts';
import { createFeedLoader } from './create-feed-loader.ts';
import type { FeedLoader } from './feed-loader.ts';
import type { ArriveOptions } from './feed-source.ts';
import type { FeedProgress } from './feed-progress.ts';
import type { FeedsOptions } from './feeds-options.ts';
import type { FeedStart } from './feed-start.ts';
import { isLeftOut } from './is-left-out.ts';
import { isRefused } from './is-refused.ts';
import { createStoredPlaces, type StoredPlaces } from './stored-places.ts';
import { onBlocked } from './on-blocked.ts';
import { createRecentlyLeft } from '../recently-left.ts';
import { poll } from '../poll.ts';
import { timelineKinds, type TimelineKind } from './timeline-kinds.ts';
import { feedIdOf, type TimelinePlace } from './timeline-place.ts';

export interface Feeds {
  readonly progress: Table<FeedProgress>;
  /** Where the viewer was reading. */
  readonly places: StoredPlaces;
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
  all(): Iterable<FeedLoader<Status>>;
  /** Those of which the member's stream brings everything. */
  streamed(): Iterable<FeedLoader<Status>>;
  /**
   * Requests what is newer in each open timeline that the stream brings only in part or not at all: what
   * came before a (re)connection is not sent again. Timelines that visitors are refused are left alone.
   */
  refreshOpen(): Promise<void>;
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

/** So many timelines of tags, lists and people stay in store once they are left. */
const keptWhenLeft = 8;

function isPassing(place: TimelinePlace): boolean {
  return 'tag' in place || 'listId' in place || 'accountId' in place;
}

type Streams = TimelineKind['streams'];

export function createFeeds(options: FeedsOptions): Feeds {
  const { tables, clock, pages, viewerId } = options;
  const progress = createTable<FeedProgress>(tables.hub);
  const loaders = new Map<string, { loader: FeedLoader<Status>; place: TimelinePlace }>();
  const stopped = new AbortController();
  const begun = new Set<string>();
  /* One entry for each screen that shows a timeline. */
  const opened = new Set<{ loader: FeedLoader<Status>; streams: Streams }>();
  const missing = new Set<string>();
  const surroundings = { options, progress, missing, stopped: stopped.signal };
  const loadFirst = (place: TimelinePlace): void => {
    const loader = at(place);
    void loader.loadNewer();
    if (!timelineKinds[place.kind].isStored || loader.feed.isLoaded) return;
    void pages.read(loader.id, statusSchema).then((stored) => stored && loader.showStored(stored));
  };

  const pollFeed = (loader: FeedLoader<Status>, streams: Streams, signal: AbortSignal): void => {
    const isDue = (): boolean => {
      const error = progress.get(loader.id)?.newerError;
      /* After a failed request the stream does not bring what was missed. */
      const isBrought = streams === 'all' && options.isStreaming() && error === undefined;
      return !isBrought && !isRefused(error);
    };
    void poll(clock, signal, () => loader.loadNewer(), isDue);
  };

  const at = (place: TimelinePlace): FeedLoader<Status> => {
    const id = feedIdOf(place);
    const known = loaders.get(id);
    if (known) return known.loader;
    const loader = createFeedLoader(place, surroundings);
    loaders.set(id, { loader, place });
    const { polls, streams } = timelineKinds[place.kind];
    if (polls === 'always') pollFeed(loader, streams, stopped.signal);
    return loader;
  };

  const all = (): FeedLoader<Status>[] => [...loaders.values()].map(({ loader }) => loader);
  const passing = createRecentlyLeft(keptWhenLeft, (id) => {
    loaders.get(id)?.loader.dispose();
    loaders.delete(id);
    tables.feeds.remove(id);
    progress.remove(id);
  });

  const isGone = (id: string): boolean => isLeftOut(tables, id);
  const sweep = (): void => {
    tables.hub.batch(() => {
      for (const loader of all()) loader.remove(isGone);
    });
  };
  const stopWatching = onBlocked(tables.relationships, sweep);

  return {
    progress,
    places: createStoredPlaces(options.tabArea, viewerId, stopped.signal),
    at,
    begin(place, start) {
      begun.add(feedIdOf(place));
      const loader = at(place);
      if (start) loader.startAt(start);
      loadFirst(place);
    },
    open(place) {
      const loader = at(place);
      const { polls, streams } = timelineKinds[place.kind];
      const closed = new AbortController();
      if (isPassing(place)) passing.enter(loader.id);
      if (!begun.delete(loader.id)) loadFirst(place);
      const entry = { loader, streams };
      opened.add(entry);
      if (polls === 'open')
        pollFeed(loader, streams, AbortSignal.any([closed.signal, stopped.signal]));
      return () => {
        closed.abort();
        opened.delete(entry);
        if (isPassing(place)) passing.leave(loader.id);
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
    async refreshOpen() {
      const stale = [...opened].filter(
        ({ loader, streams }) =>
          streams !== 'all' && !isRefused(progress.get(loader.id)?.newerError),
      );
      await Promise.all(stale.map(({ loader }) => loader.loadNewer()));
    },
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

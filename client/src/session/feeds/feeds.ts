import { type Status, status as statusSchema } from '@rookery/contract/schemas/status.ts';
import { createTable, type Table } from '#store/table.ts';
import type { RelationshipRow } from '#store/rows/relationship-row.ts';
import { createRecentlyClosedTracker } from '../recently-closed-tracker.ts';
import { pollUntilAborted } from '../poll-until-aborted.ts';
import { createFeedLoader } from './create-feed-loader.ts';
import type { FeedLoader } from './feed-loader.ts';
import type { ReceiveOptions } from './feed-source.ts';
import type { FeedProgress } from './feed-progress.ts';
import type { FeedsOptions } from './feeds-options.ts';
import type { FeedResumePoint } from './load-pages-until.ts';
import { isExcluded } from './feed-visibility.ts';
import { isAccessDenied } from './is-unknown-timeline.ts';
import { createReadingPositions } from './reading-positions.ts';
import { type TimelineKind, timelineKinds } from './timeline-kinds.ts';
import { isStreamedInto } from './is-streamed-into.ts';
import { feedIdOf, type TimelineRef } from './timeline-ref.ts';

/** Calls `listener` after the viewer has blocked an account, on this device or another one. */
function subscribeToBlocks(
  relationships: Table<RelationshipRow>,
  listener: () => void,
): () => void {
  let known = new Set<string>();
  const check = (): void => {
    const blocked = new Set(
      [...relationships.keys()].filter((id) => relationships.get(id)?.blocking === true),
    );
    const hasMore = [...blocked].some((id) => !known.has(id));
    known = blocked;
    if (hasMore) listener();
  };
  return relationships.subscribeAll(check);
}

/** Maximum number of closed timelines of tags, lists and accounts that stay in memory. */
const maxClosedTimelines = 8;

/** Returns whether a timeline is removed from memory some time after it was closed. */
function isDroppedAfterClosing(timeline: TimelineRef): boolean {
  return Object.keys(timeline).length > 1;
}

type Streams = TimelineKind['streams'];

export function createFeeds(options: FeedsOptions) {
  const { tables, clock, pages, viewerId } = options;
  const progress = createTable<FeedProgress>(tables.hub);
  const loaders = new Map<string, { loader: FeedLoader<Status>; timeline: TimelineRef }>();
  const stopped = new AbortController();
  const preloadedIds = new Set<string>();
  /* One entry for each view that shows a timeline. */
  const opened = new Set<{ loader: FeedLoader<Status>; streams: Streams }>();
  const surroundings = { options, progress, stopped: stopped.signal };
  const loadFirst = (timeline: TimelineRef): void => {
    const loader = at(timeline);
    void loader.loadNewer();
    if (!timelineKinds[timeline.kind].isCached || loader.feed.isLoaded) return;
    void pages.read(loader.id, statusSchema).then((stored) => stored && loader.showCached(stored));
  };

  const pollFeed = (loader: FeedLoader<Status>, streams: Streams, signal: AbortSignal): void => {
    const isDue = (): boolean => {
      const error = progress.get(loader.id)?.newerError;
      /* The stream does not deliver statuses that a failed request would have returned, so the
         timeline is polled until a request succeeds. */
      const isStreamed = streams === 'all' && options.isStreaming() && error === undefined;
      return !isStreamed && !isAccessDenied(error);
    };
    void pollUntilAborted(clock, signal, () => loader.loadNewer(), isDue);
  };

  const at = (timeline: TimelineRef): FeedLoader<Status> => {
    const id = feedIdOf(timeline);
    const known = loaders.get(id);
    if (known) return known.loader;
    const loader = createFeedLoader(timeline, surroundings);
    loaders.set(id, { loader, timeline });
    const { polls, streams } = timelineKinds[timeline.kind];
    if (polls === 'always') pollFeed(loader, streams, stopped.signal);
    return loader;
  };

  const all = (): FeedLoader<Status>[] => [...loaders.values()].map(({ loader }) => loader);
  const recentlyClosed = createRecentlyClosedTracker(maxClosedTimelines, (id) => {
    loaders.get(id)?.loader.dispose();
    loaders.delete(id);
    tables.feeds.remove(id);
    progress.remove(id);
  });

  const isGone = (id: string): boolean => isExcluded(tables, id);
  const sweep = (): void => {
    tables.hub.batch(() => {
      for (const loader of all()) loader.remove(isGone);
    });
  };
  const unsubscribe = subscribeToBlocks(tables.relationships, sweep);

  return {
    progress,
    /** The positions at which the viewer stopped reading, by feed. */
    readingPositions: createReadingPositions(options.tabArea, viewerId, stopped.signal),
    /** Returns the loader of a timeline; the same object at every call. */
    loaderFor: at,
    /**
     * Sends the first request before the screen is mounted, which then sends no second one. `start`
     * is the position at which reading resumes.
     */
    startLoading(timeline: TimelineRef, start?: FeedResumePoint) {
      preloadedIds.add(feedIdOf(timeline));
      const loader = at(timeline);
      if (start) loader.resumeAt(start);
      loadFirst(timeline);
    },
    /** Loads a timeline and updates it while it is on screen. Returns a function that closes it. */
    open(timeline: TimelineRef) {
      const loader = at(timeline);
      const { polls, streams } = timelineKinds[timeline.kind];
      const closed = new AbortController();
      if (isDroppedAfterClosing(timeline)) recentlyClosed.open(loader.id);
      if (!preloadedIds.delete(loader.id)) loadFirst(timeline);
      const entry = { loader, streams };
      opened.add(entry);
      if (polls === 'open')
        pollFeed(loader, streams, AbortSignal.any([closed.signal, stopped.signal]));
      return () => {
        closed.abort();
        opened.delete(entry);
        if (isDroppedAfterClosing(timeline)) recentlyClosed.close(loader.id);
      };
    },
    /** Adds the viewer's new status to the timelines that will contain it. */
    insertOwn({ id, visibility }: Pick<Status, 'id' | 'visibility'>) {
      at({ kind: 'friends' }).insertOwn({ id });
      if (visibility !== 'public') return;
      const open = [feedIdOf({ kind: 'public' }), feedIdOf({ kind: 'publicAndExternal' })];
      for (const feed of open) loaders.get(feed)?.loader.insertOwn({ id });
    },
    all,
    /**
     * Returns the loaders whose statuses the member's stream delivers completely, also of timelines
     * that are not open.
     */
    streamed: () =>
      [...loaders.values()]
        .filter(({ timeline }) => timelineKinds[timeline.kind].streams === 'all')
        .map(({ loader }) => loader),
    /**
     * Loads newer items of each open timeline that the stream does not deliver completely, since
     * the stream does not repeat missed events. Skips timelines that visitors may not read.
     */
    async refreshOpen() {
      const stale = [...opened].filter(
        ({ loader, streams }) =>
          streams !== 'all' && !isAccessDenied(progress.get(loader.id)?.newerError),
      );
      await Promise.all(stale.map(({ loader }) => loader.loadNewer()));
    },
    /** Adds a streamed status to every open timeline to which it belongs. */
    receive(status: Status, receiveOptions?: ReceiveOptions) {
      for (const { loader, timeline } of loaders.values()) {
        if (timelineKinds[timeline.kind].streams === 'all') loader.receive(status, receiveOptions);
        else if (loader.feed.isLoaded && isStreamedInto(timeline, status, viewerId)) {
          loader.receivePartial(status, receiveOptions);
        }
      }
    },
    /** Shows or queues all buffered statuses. */
    flushArrived() {
      for (const { loader } of loaders.values()) loader.flushArrived();
    },
    /** Marks loaded timelines as stale after a change of filters that are sent with requests. */
    markAllStale() {
      for (const loader of all()) loader.setStale();
    },
    /**
     * Removes the statuses that could not be removed when they were deleted or their author was
     * blocked, because their rows were pinned.
     */
    removeExcluded: sweep,
    dispose() {
      unsubscribe();
      stopped.abort();
      for (const { loader } of loaders.values()) loader.dispose();
    },
  };
}

export type Feeds = ReturnType<typeof createFeeds>;

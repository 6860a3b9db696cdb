import type { Clock } from '#api/pacing.ts';
import type { MakeCall } from '#api/transport.ts';
import type { Status } from '#contract/schemas/status.ts';
import { ingestStatus } from '#entities/ingest/ingest-status.ts';
import { createTable, type Table } from '#entities/table.ts';
import type { Tables } from '#entities/tables.ts';
import type { Notices } from '../notices/notices.ts';
import { FeedLoader } from './feed-loader.ts';
import type { FeedProgress } from './feed-progress.ts';
import { onBlocked } from './on-blocked.ts';
import { poll } from './poll.ts';
import { rawCount } from './raw-count.ts';
import { timelineKinds } from './timeline-kinds.ts';
import { feedIdOf, type TimelinePlace } from './timeline-place.ts';

export interface FeedsOptions {
  readonly tables: Tables;
  readonly call: MakeCall;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly viewerId: string | null;
  readonly readsReplies: () => 'all' | 'following' | 'self';
  readonly hidesMuted: () => boolean;
  /** Whether the stream is bringing the member's own events now. */
  readonly isStreaming: () => boolean;
}

/** The timelines of one session. */
export interface Feeds {
  /** What each feed is doing; see `FeedProgress`. */
  readonly progress: Table<FeedProgress>;
  /** The timeline's loader; the same one each time. */
  at(place: TimelinePlace): FeedLoader<Status>;
  /** Sends the first request, before there is a screen; the screen that opens it asks no second. */
  begin(place: TimelinePlace): void;
  /** Loads what is missing and keeps it fresh while it is on the screen. Gives the way to stop. */
  open(place: TimelinePlace): () => void;
  /** Puts the viewer's own new status at once into the timelines that will show it. */
  placeOwn(status: Pick<Status, 'id' | 'visibility'>): void;
  /** Every timeline asked for so far. */
  all(): Iterable<FeedLoader<Status>>;
  /** Those that the member's stream brings. */
  streamed(): Iterable<FeedLoader<Status>>;
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

export function createFeeds(options: FeedsOptions): Feeds {
  const { tables, call, clock, notices, viewerId } = options;
  const progress = createTable<FeedProgress>(tables.hub);
  const loaders = new Map<string, { loader: FeedLoader<Status>; place: TimelinePlace }>();
  const stopped = new AbortController();
  const begun = new Set<string>();

  const create = (place: TimelinePlace): FeedLoader<Status> =>
    new FeedLoader(tables, progress, {
      id: feedIdOf(place),
      async fetch(query, signal) {
        const replies = options.readsReplies();
        const answered = await timelineKinds[place.kind].fetch(call, place, {
          query,
          signal,
          withMuted: !options.hidesMuted(),
          ...(viewerId === null || replies === 'all' ? {} : { replyVisibility: replies }),
        });
        return { answered, rawCount: rawCount(answered) };
      },
      ingest(status, askedAt) {
        ingestStatus(tables, status, { askedAt, viewerId });
        const repeatOf = status.reblog?.id;
        return {
          id: status.id,
          isLeftOut: isLeftOut(tables, status.id) || isLeftOut(tables, repeatOf),
          ...(repeatOf === undefined ? {} : { repeatOf }),
        };
      },
      onError: () =>
        notices.raise({ level: 'error', messageKey: 'timeline.error', timeoutMs: 5000 }),
    });

  const at = (place: TimelinePlace): FeedLoader<Status> => {
    const id = feedIdOf(place);
    const known = loaders.get(id);
    if (known) return known.loader;
    const loader = create(place);
    loaders.set(id, { loader, place });
    const { polls, isStreamed } = timelineKinds[place.kind];
    if (polls === 'always') {
      void poll(
        clock,
        stopped.signal,
        () => loader.loadNewer(),
        () => !(isStreamed && options.isStreaming()),
      );
    }
    return loader;
  };

  const all = (): FeedLoader<Status>[] => [...loaders.values()].map(({ loader }) => loader);
  const isGone = (id: string): boolean => isLeftOut(tables, id);
  const stopWatching = onBlocked(tables.relationships, () => {
    tables.hub.batch(() => {
      for (const loader of all()) loader.remove(isGone);
    });
  });

  return {
    progress,
    at,
    begin(place) {
      begun.add(feedIdOf(place));
      void at(place).loadNewer();
    },
    open(place) {
      const loader = at(place);
      const { polls } = timelineKinds[place.kind];
      const left = new AbortController();
      if (!begun.delete(loader.id)) void loader.loadNewer();
      if (polls === 'open') {
        const ended = AbortSignal.any([left.signal, stopped.signal]);
        void poll(clock, ended, () => loader.loadNewer());
      }
      return () => left.abort();
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
        .filter(({ place }) => timelineKinds[place.kind].isStreamed)
        .map(({ loader }) => loader),
    dispose() {
      stopWatching();
      stopped.abort();
      for (const { loader } of loaders.values()) loader.dispose();
    },
  };
}

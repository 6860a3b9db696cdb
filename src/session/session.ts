import type { Clock, Pacer } from '#api/pacing.ts';
import type { Socket } from '#api/stream/stream.ts';
import { createTransport, type MakeCall } from '#api/transport.ts';
import { createTables, type Tables } from '#entities/tables.ts';
import { createToggleQueue, type ToggleQueue } from '#entities/toggle-queue.ts';
import type { Roots } from '#entities/retain.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageTrouble } from '#lib/storage/storage-trouble.ts';
import { scheduleDeferred } from './schedule-deferred.ts';
import { createFeeds, type Feeds } from './feeds/feeds.ts';
import { keepHouse } from './housekeeping.ts';
import type { Preloaded } from './start-up/preloaded.ts';
import { createInstanceStore, loadInstance, type InstanceStore } from './instance/load-instance.ts';
import { createKeptChoices, type KeptChoices } from './kept-choices.ts';
import { createLoad, type Load } from './load.ts';
import type { Live } from './live/live.ts';
import { createLiveLater } from './live/live-later.ts';
import type { Log } from './log.ts';
import type { Notices } from './notices/notices.ts';
import { createSessionParts, type SessionPart } from './parts.ts';
import { createNotifications, type Notifications } from './notifications/notifications.ts';
import { readInstanceValues } from './preferences/instance-values.ts';
import { createPreferenceStore, type PreferenceStore } from './preferences/store.ts';
import type { MemberToken } from './sign-in/stored-sign-in.ts';

/** What a session is given of the world it runs in; a test gives its own. */
export interface SessionWorld {
  readonly origin: string;
  readonly area: StorageArea;
  /** Storage of this tab alone. */
  readonly tabArea: StorageArea;
  readonly clock: Clock;
  readonly pace: Pacer;
  readonly fetch: typeof fetch;
  readonly openSocket: (address: string, protocols: readonly string[]) => Socket;
  /** Documents that the server laid into the page. */
  readonly preloaded: Preloaded;
  readonly notices: Notices;
  readonly log: Log;
  readonly onStorageTrouble: OnStorageTrouble;
}

/** Everything that belongs to one viewer. Signing out drops the object (design: state). */
export interface Session {
  readonly origin: string;
  /** The member's account; null for a visitor. */
  readonly viewerId: string | null;
  readonly call: MakeCall;
  /** Asks, and takes the answer into the tables. */
  readonly load: Load;
  readonly clock: Clock;
  readonly tables: Tables;
  /** Who names rows that must stay in the tables; asked now and then. */
  readonly held: Set<() => Roots>;
  /** The session's own part of this kind, made when it is first asked for. */
  readonly part: <T>(kind: SessionPart<T>) => T;
  readonly toggles: ToggleQueue;
  readonly notices: Notices;
  readonly instance: InstanceStore;
  readonly preferences: PreferenceStore;
  readonly feeds: Feeds;
  readonly choices: KeptChoices;
  /** A visitor has none, nor a stream. */
  readonly notifications: Notifications | undefined;
  readonly live: Live | undefined;
  /** Called whenever the stream is up again after it was lost. */
  readonly onRejoined: Set<() => void>;
  /** Aborted when the session has been dropped. */
  readonly ended: AbortSignal;
  readonly log: Log;
  /** Begins to load and to listen. */
  start(): void;
  /** Settles when every document about the instance has come or failed. */
  readonly whenInstanceKnown: Promise<void>;
  dispose(): void;
}

export interface SessionOptions {
  readonly member?: MemberToken | undefined;
  /** The server no longer takes the token. */
  readonly onSignedOut: () => void;
}

/** A session for a member, or without one for a visitor. */
export function createSession(world: SessionWorld, options: SessionOptions): Session {
  const { origin, notices, log, area, clock } = world;
  const { member } = options;
  const viewerId = member?.accountId ?? null;
  const tables = createTables();
  const instance = createInstanceStore();
  const preferences = createPreferenceStore({
    accountId: member?.accountId,
    area,
    onTrouble: world.onStorageTrouble,
  });
  const call = createTransport({
    origin,
    token: () => member?.accessToken,
    fetch: world.fetch,
    pace: world.pace,
    clock,
    onTroubles: (row, troubles) =>
      log('unreadable parts of an answer', { path: row.path, troubles }),
  });
  let live: Live | undefined;
  const shared = {
    tables,
    call,
    clock,
    notices,
    hidesMuted: () => preferences.get('hideMutedPosts'),
    isStreaming: () => live?.state() === 'joined',
  };
  const feeds = createFeeds({
    ...shared,
    viewerId,
    tabArea: world.tabArea,
    readsReplies: () => preferences.get('replyVisibility'),
  });
  const onRejoined = new Set<() => void>();
  const notifications =
    viewerId === null
      ? undefined
      : createNotifications({ ...shared, progress: feeds.progress, viewerId });
  if (member && notifications) {
    live = createLiveLater({
      ...shared,
      log,
      feeds,
      onRejoined: () => onRejoined.forEach((listener) => listener()),
      notifications,
      viewerId: member.accountId,
      server: world,
      token: member.accessToken,
      onEnded: options.onSignedOut,
    });
  }
  const stops = [
    instance.subscribe(({ settings }) =>
      preferences.setInstanceValues(readInstanceValues(...settings)),
    ),
  ];
  const filters = (): string =>
    JSON.stringify([preferences.get('replyVisibility'), preferences.get('hideMutedPosts')]);
  let knownFilters = filters();
  const tellFilters = (): void => {
    if (filters() === knownFilters) return;
    knownFilters = filters();
    feeds.filtersChanged();
  };
  let isListening = false;
  const listenAsPreferred = (): void => {
    const listens = preferences.get('useStreamingApi');
    if (listens === isListening) return;
    isListening = listens;
    if (listens) live?.start();
    else live?.stop();
  };

  const parts = createSessionParts(() => session);
  const held = new Set<() => Roots>();
  const ended = new AbortController();
  const instanceKnown = Promise.withResolvers<void>();
  const session: Session = {
    origin,
    viewerId,
    call,
    load: createLoad(call, tables, viewerId),
    tables,
    held,
    part: (kind) => parts.part(kind),
    toggles: createToggleQueue(tables.hub),
    notices,
    instance,
    preferences,
    feeds,
    choices: createKeptChoices(world.tabArea, viewerId),
    clock,
    notifications,
    live,
    onRejoined,
    ended: ended.signal,
    log,
    whenInstanceKnown: instanceKnown.promise,
    start() {
      void keepHouse(session);
      loadInstance(instance, { call, preloaded: world.preloaded, log }).then(
        instanceKnown.resolve,
        instanceKnown.reject,
      );
      void scheduleDeferred(session, area);
      notifications?.start();
      listenAsPreferred();
      stops.push(preferences.subscribe(listenAsPreferred), preferences.subscribe(tellFilters));
    },
    dispose() {
      ended.abort();
      parts.dispose();
      live?.stop();
      notifications?.dispose();
      feeds.dispose();
      for (const stop of stops) stop();
      preferences.close();
    },
  };
  return session;
}

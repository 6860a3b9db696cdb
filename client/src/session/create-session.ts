import type { ApiError } from '#api/api-error.ts';
import { createAbsentCalls } from './absent-calls.ts';
import { createTables } from '#store/tables.ts';
import { createFeeds } from './feeds/feeds.ts';
import { evictRows } from './evict-rows.ts';
import { createInstanceStore, loadInstance } from './instance/load-instance.ts';
import { createUiState } from './ui-state.ts';
import { createLoadFunction } from './load.ts';
import { createMemberCall } from './member-call.ts';
import type { LiveStream } from './live/live-stream.ts';
import { createDeferredStream } from './live/create-deferred-stream.ts';
import { createNotifications } from './notifications/notifications.ts';
import { applyPreferenceChanges } from './preferences/apply-preference-changes.ts';
import { createPreferenceStore } from './preferences/preference-store.ts';
import { type MemberToken, signedInAccount } from './sign-in/sign-in-storage.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import type { Session, SessionEnvironment, SessionPart } from './session.ts';
import { applyPersistedMutesAndBlocks } from './people/persisted-mutes-and-blocks.ts';

/**
 * Milliseconds before deferred work starts, so that the first statuses and their images load first.
 */
const startDelay = 2_000;

/**
 * Starts work that is not urgent, some time after the documents of the instance have loaded or
 * failed. The code for it is not part of the first load. Stored data of the last visit are applied
 * at once.
 */
async function scheduleDeferred(session: Session): Promise<void> {
  const { area, clock, ended, log, tables, viewerId, instanceLoaded } = session;
  const stored =
    viewerId === null ? undefined : applyPersistedMutesAndBlocks(tables, area, viewerId, ended);
  try {
    await instanceLoaded;
    await clock.wait(startDelay, ended);
    if (stored) {
      const { loadMemberData } = await import('./load-member-data.ts');
      loadMemberData(session, stored);
    } else {
      const { loadVisitorAnnouncements } = await import('./load-visitor-announcements.ts');
      await loadVisitorAnnouncements(session);
    }
  } catch (error) {
    /* The signal is aborted if the session ended while this function waited. */
    if (!ended.aborted) log('starting deferred work failed', { error });
  }
}

export interface SessionOptions {
  readonly member?: MemberToken | undefined;
  /** Called after each response that may mean that the server has revoked the token. */
  readonly onSignedOut: () => void;
  /** Called after each 403 to the member. */
  readonly onForbidden: (error: ApiError) => void;
}

/**
 * Creates and stores the parts of a session. After the session has ended, callers still get the
 * disposed parts.
 */
function createParts(session: () => Session) {
  const made = new Map<unknown, { readonly value: unknown; readonly dispose: () => void }>();
  return {
    get<T>(kind: SessionPart<T>): T {
      const known = made.get(kind);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the value was created below by the same descriptor
      if (known) return known.value as T;
      const value = kind.create(session());
      made.set(kind, { value, dispose: () => kind.dispose?.(value) });
      return value;
    },
    dispose() {
      for (const { dispose } of made.values()) dispose();
    },
  };
}

function callAll(listeners: Iterable<() => void>): void {
  for (const listener of listeners) listener();
}

export function createSession(environment: SessionEnvironment, options: SessionOptions): Session {
  const { origin, notices, log, area, clock } = environment;
  const { member } = options;
  const viewerId = member?.accountId ?? null;
  const tables = createTables();
  const ended = new AbortController();
  const instance = createInstanceStore();
  const loaded = Promise.withResolvers<void>();
  const preferences = createPreferenceStore({
    accountId: member?.accountId,
    area,
    onStorageError: environment.onStorageError,
  });
  const absentCalls = createAbsentCalls(area, log);
  const calls = createMemberCall(environment, member?.accessToken, options, absentCalls);
  const { call, serverClock } = calls;
  let live: LiveStream | undefined;
  const shared = {
    tables,
    call,
    clock,
    notices,
    instance,
    preferences,
    isStreaming: () => live?.state() === 'joined',
  };
  const pages = createPageCache({
    area: environment.pageArea,
    viewerId,
    isSignedIn: () => signedInAccount(area) === viewerId,
    ended: ended.signal,
    log,
  });
  const feeds = createFeeds({
    ...shared,
    viewerId,
    tabArea: environment.tabArea,
    pages,
    getReplyVisibility: () => preferences.get('replyVisibility'),
  });
  const onRejoined = new Set<() => void>();
  const onFiltersChanged = new Set<() => void>();
  const notifications =
    viewerId === null
      ? undefined
      : createNotifications({ ...shared, pages, progress: feeds.progress, viewerId });
  if (member && notifications) {
    live = createDeferredStream({
      ...shared,
      log,
      feeds,
      onRejoined: () => callAll(onRejoined),
      onFiltersChanged: () => callAll(onFiltersChanged),
      notifications,
      viewerId: member.accountId,
      server: environment,
      instanceLoaded: loaded.promise,
      token: () => calls.token() ?? member.accessToken,
      onEnded: options.onSignedOut,
    });
  }
  const unsubscribers = [
    instance.subscribe((state, before) => {
      if (state.preferences !== before.preferences)
        preferences.setInstanceValues(state.preferences);
    }),
  ];

  const parts = createParts(() => session);
  const session: Session = {
    origin,
    viewerId,
    call,
    load: createLoadFunction(call, tables, viewerId),
    tables,
    retainedRoots: new Set(),
    part: (kind) => parts.get(kind),
    notices,
    instance,
    preferences,
    feeds,
    pages,
    area,
    onStorageError: environment.onStorageError,
    tabs: environment.tabs,
    uiState: createUiState(environment.tabArea, viewerId, ended.signal),
    clock,
    serverClock,
    notifications,
    live,
    onRejoined,
    onSigningOut: new Set(),
    onFiltersChanged,
    ended: ended.signal,
    log,
    instanceLoaded: loaded.promise,
    start() {
      void evictRows(session);
      loadInstance(instance, { call, preloaded: environment.preloaded, log })
        .then(() => absentCalls.confirm(instance.getState().info))
        .then(loaded.resolve, loaded.reject);
      void scheduleDeferred(session);
      notifications?.start();
      unsubscribers.push(applyPreferenceChanges(session));
    },
    pause() {
      calls.pause();
      live?.stop();
    },
    renew(accessToken) {
      calls.renew(accessToken);
      if (preferences.get('useStreamingApi')) live?.start();
      void notifications?.loader.loadNewer();
    },
    dispose() {
      ended.abort();
      parts.dispose();
      live?.stop();
      notifications?.dispose();
      feeds.dispose();
      callAll(unsubscribers);
      preferences.close();
    },
  };
  return session;
}

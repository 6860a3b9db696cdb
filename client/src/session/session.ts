import type { Clock, Pacer } from '#api/pacing.ts';
import type { StreamSocket } from '#api/stream.ts';
import type { MakeCall, TransportOptions } from '#api/transport.ts';
import type { RetainedRows } from '#store/retain.ts';
import type { Tables } from '#store/tables.ts';
import type { ServerClock } from '#lib/server-clock.ts';
import type { AsyncStorageArea, StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageError } from '#lib/storage/storage-error.ts';
import type { Feeds } from './feeds/feeds.ts';
import type { InstanceStore } from './instance/load-instance.ts';
import type { UiState } from './ui-state.ts';
import type { TabCommunication } from './live/share-socket.ts';
import type { LiveStream } from './live/live-stream.ts';
import type { LoadFunction } from './load.ts';
import type { Log } from './log.ts';
import type { Notices } from './notices.ts';
import type { Notifications } from './notifications/notifications.ts';
import type { PreferenceStore } from './preferences/preference-store.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { PreloadedResponses } from './instance/preloaded-responses.ts';

/** What a session needs from the browser and the page; tests pass fakes. */
export interface SessionEnvironment {
  readonly origin: string;
  readonly area: StorageArea;
  /** Storage of this tab, such as `sessionStorage`. */
  readonly tabArea: StorageArea;
  /** Storage of this device for data that are too large for `area` (IndexedDB). */
  readonly pageArea: AsyncStorageArea;
  readonly clock: Clock;
  readonly pace: Pacer;
  readonly fetch: typeof fetch;
  /** How uploads are sent; see `TransportOptions.upload`. */
  readonly upload?: TransportOptions['upload'];
  /** Navigates this tab to another page. */
  readonly leave: (address: string) => void;
  readonly openSocket: (address: string, protocols: readonly string[]) => StreamSocket;
  /** How the tabs of this browser communicate; undefined if they cannot. */
  readonly tabs?: TabCommunication | undefined;
  /** The responses that the server has embedded in the page for a visitor. */
  readonly preloaded: PreloadedResponses;
  readonly notices: Notices;
  readonly log: Log;
  readonly onStorageError: OnStorageError;
}

/**
 * A part of a session that is not always needed. It is created when it is first used, and dropped
 * with the session. This descriptor, a constant, identifies the part and creates it.
 */
export interface SessionPart<T> {
  /** Name for debugging. */
  readonly name: string;
  readonly create: (session: Session) => T;
  /** Releases timers, connections and the like. Called when the session ends. */
  readonly dispose?: (part: T) => void;
}

/** Everything that belongs to one viewer. Signing out drops this object. */
export interface Session {
  readonly origin: string;
  /** Id of the member's account; null for a visitor. */
  readonly viewerId: string | null;
  readonly call: MakeCall;
  /** Sends a request, and ingests its response into the tables. */
  readonly load: LoadFunction;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly tables: Tables;
  /**
   * Functions that return the ids of rows that must stay in the tables. They are called at every
   * removal of unused rows (`evict-rows.ts`).
   */
  readonly retainedRoots: Set<() => RetainedRows>;
  /** Returns a part of this session, which is created at the first call. */
  readonly part: <T>(kind: SessionPart<T>) => T;
  readonly notices: Notices;
  readonly instance: InstanceStore;
  readonly preferences: PreferenceStore;
  readonly feeds: Feeds;
  /** Cache of recently read content on this device. */
  readonly pages: PageCache;
  readonly uiState: UiState;
  /** Storage of this device for the viewer's data. */
  readonly area: StorageArea;
  readonly onStorageError: OnStorageError;
  /** How the tabs of this browser communicate; undefined if they cannot. */
  readonly tabs: TabCommunication | undefined;
  /** The notifications; undefined for a visitor, as is the stream. */
  readonly notifications: Notifications | undefined;
  readonly live: LiveStream | undefined;
  /** Functions that are called when the stream has opened again after a loss. */
  readonly onRejoined: Set<() => void>;
  /**
   * Functions that send what must not wait when the member signs out. They are awaited before the
   * token is revoked.
   */
  readonly onSigningOut: Set<() => Promise<void>>;
  /** Functions that are called when the server reports that the member's filters have changed. */
  readonly onFiltersChanged: Set<() => void>;
  /** Aborted when the session ends. */
  readonly ended: AbortSignal;
  readonly log: Log;
  start(): void;
  /** Resolves when all documents of the instance have loaded or failed. */
  readonly instanceLoaded: Promise<void>;
  /**
   * Called when the server has ended the sign-in: no requests are sent until `renew` is called or
   * the session ends.
   */
  pause(): void;
  /** Sends requests again, with a new token of the same member. */
  renew(accessToken: string): void;
  dispose(): void;
}

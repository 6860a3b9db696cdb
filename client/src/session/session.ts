import type { Clock, Pacer } from '#api/pacing.ts';
import type { Socket } from '#api/stream.ts';
import type { MakeCall, TransportOptions } from '#api/transport.ts';
import type { RetainedRows } from '#store/retain.ts';
import type { Tables } from '#store/tables.ts';
import type { ServerClock } from '#lib/server-clock.ts';
import type { AsyncStorageArea, StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageError } from '#lib/storage/storage-error.ts';
import type { Feeds } from './feeds/feeds.ts';
import type { InstanceStore } from './instance/load-instance.ts';
import type { UiState } from './ui-state.ts';
import type { Tabs } from './live/share-socket.ts';
import type { LiveStream } from './live/live-stream.ts';
import type { Load } from './load.ts';
import type { Log } from './log.ts';
import type { Notices } from './notices.ts';
import type { Notifications } from './notifications/notifications.ts';
import type { PreferenceStore } from './preferences/preference-store.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { Preloaded } from './instance/preloaded.ts';

/** The environment of a session; tests pass their own. */
export interface SessionEnvironment {
  readonly origin: string;
  readonly area: StorageArea;
  /** Storage of this tab. */
  readonly tabArea: StorageArea;
  /** Storage of this device for data too large for `area`. */
  readonly pageArea: AsyncStorageArea;
  readonly clock: Clock;
  readonly pace: Pacer;
  readonly fetch: typeof fetch;
  /** How uploads are sent; see `TransportOptions.upload`. */
  readonly upload?: TransportOptions['upload'];
  /** Opens another page in this tab. */
  readonly leave: (address: string) => void;
  readonly openSocket: (address: string, protocols: readonly string[]) => Socket;
  /** How the tabs of this browser communicate, if they can. */
  readonly tabs?: Tabs | undefined;
  /** Documents embedded in the page. */
  readonly preloaded: Preloaded;
  readonly notices: Notices;
  readonly log: Log;
  readonly onStorageError: OnStorageError;
}

/**
 * Something that belongs to a session but is not always needed: created on first use, dropped with
 * the session. The descriptor is a constant and compared by identity.
 */
export interface SessionPart<T> {
  /** Name for debugging. */
  readonly name: string;
  readonly create: (session: Session) => T;
  /** Releases timers, connections and the like when the session ends. */
  readonly dispose?: (part: T) => void;
}

/** Everything that belongs to one viewer. Signing out drops the object. */
export interface Session {
  readonly origin: string;
  /** The member's account; null for a visitor. */
  readonly viewerId: string | null;
  readonly call: MakeCall;
  /** Requests, and ingests the response into the tables. */
  readonly load: Load;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly tables: Tables;
  /** Functions that return rows to retain in the tables; called regularly. */
  readonly retainedRoots: Set<() => RetainedRows>;
  /** Returns the session's part, created on first use. */
  readonly part: <T>(kind: SessionPart<T>) => T;
  readonly notices: Notices;
  readonly instance: InstanceStore;
  readonly preferences: PreferenceStore;
  readonly feeds: Feeds;
  /** Recently read content, cached on this device. */
  readonly pages: PageCache;
  readonly uiState: UiState;
  /** Storage of this device for data of the viewer. */
  readonly area: StorageArea;
  readonly onStorageError: OnStorageError;
  /** How the tabs of this browser communicate, if they can. */
  readonly tabs: Tabs | undefined;
  /** Undefined for a visitor, as is the stream. */
  readonly notifications: Notifications | undefined;
  readonly live: LiveStream | undefined;
  /** Called when the stream is open again after a loss. */
  readonly onRejoined: Set<() => void>;
  /** Called when the server reports a change of its filters. */
  readonly onFiltersChanged: Set<() => void>;
  /** Aborted when the session is dropped. */
  readonly ended: AbortSignal;
  readonly log: Log;
  start(): void;
  /** Settles when all instance documents have loaded or failed. */
  readonly instanceLoaded: Promise<void>;
  /** The server ended the sign-in: no requests are sent until the session is renewed or dropped. */
  pause(): void;
  /** Resumes with a new token of the same member. */
  renew(accessToken: string): void;
  dispose(): void;
}

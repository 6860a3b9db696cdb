import type { Clock, Pacer } from '#api/pacing.ts';
import type { Socket } from '#api/stream/stream.ts';
import type { MakeCall, TransportOptions } from '#api/transport.ts';
import type { Roots } from '#entities/retain.ts';
import type { Tables } from '#entities/tables.ts';
import type { ToggleQueue } from '#entities/toggle-queue.ts';
import type { ServerClock } from '#lib/server-clock.ts';
import type { AsyncStorageArea } from '#lib/storage/async-storage-area.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageTrouble } from '#lib/storage/storage-trouble.ts';
import type { Feeds } from './feeds/feeds.ts';
import type { InstanceStore } from './instance/load-instance.ts';
import type { UiState } from './ui-state.ts';
import type { Tabs } from './live/share-socket.ts';
import type { Live } from './live/live.ts';
import type { Load } from './load.ts';
import type { Log } from './log.ts';
import type { Notices } from './notices/notices.ts';
import type { Notifications } from './notifications/notifications.ts';
import type { PreferenceStore } from './preferences/store.ts';
import type { StoredPages } from './stored-pages/stored-pages.ts';
import type { Preloaded } from './start-up/preloaded.ts';

/** What a session is given of the world it runs in; a test gives its own. */
export interface SessionWorld {
  readonly origin: string;
  readonly area: StorageArea;
  /** Storage of this tab alone. */
  readonly tabArea: StorageArea;
  /** Storage of this device for what is too large for `area`. */
  readonly pageArea: AsyncStorageArea;
  readonly clock: Clock;
  readonly pace: Pacer;
  readonly fetch: typeof fetch;
  /** See the transport: how uploads are sent. */
  readonly upload?: TransportOptions['upload'];
  readonly openSocket: (address: string, protocols: readonly string[]) => Socket;
  /** How the tabs of this browser find one another, where they can. */
  readonly tabs?: Tabs | undefined;
  /** Documents that the server laid into the page. */
  readonly preloaded: Preloaded;
  readonly notices: Notices;
  readonly log: Log;
  readonly onStorageTrouble: OnStorageTrouble;
}

/**
 * Something that belongs to one session and is not needed by all of them: made when it is first asked
 * for, dropped with the session. The descriptor is a constant; two with one name are two parts.
 */
export interface SessionPart<T> {
  /** What it holds, for whoever debugs. */
  readonly name: string;
  readonly create: (session: Session) => T;
  /** Lets go of timers, connections and the like when the session ends. */
  readonly dispose?: (part: T) => void;
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
  readonly serverClock: ServerClock;
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
  /** What was last read, on this device. */
  readonly pages: StoredPages;
  readonly uiState: UiState;
  /** Storage of this device, for what a part keeps of its viewer. */
  readonly area: StorageArea;
  readonly onStorageTrouble: OnStorageTrouble;
  /** How the tabs of this browser find one another, where they can. */
  readonly tabs: Tabs | undefined;
  /** A visitor has none, nor a stream. */
  readonly notifications: Notifications | undefined;
  readonly live: Live | undefined;
  /** Called whenever the stream is up again after it was lost. */
  readonly onRejoined: Set<() => void>;
  /** Called when the server says that its filters have changed. */
  readonly onFiltersChanged: Set<() => void>;
  /** Aborted when the session has been dropped. */
  readonly ended: AbortSignal;
  readonly log: Log;
  start(): void;
  /** Settles when every document about the instance has come or failed. */
  readonly whenInstanceKnown: Promise<void>;
  /** The server ended the sign-in: nothing is asked any more until the session is renewed or dropped. */
  pause(): void;
  /** Goes on where it paused, with a new token of the same member. */
  renew(accessToken: string): void;
  dispose(): void;
}

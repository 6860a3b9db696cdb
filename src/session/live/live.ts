import type { Clock } from '#api/pacing.ts';
import { Stream } from '#api/stream/stream.ts';
import type { StreamState } from '#api/stream/stream-state.ts';
import type { MakeCall } from '#api/transport.ts';
import { getStatuses } from '#contract/calls/statuses.ts';
import { parseFrame, type StreamEvent } from '#contract/stream.ts';
import { ingestRelationshipsUpdate } from '#entities/ingest/ingest-relationship.ts';
import { ingestStatus, ingestStatuses } from '#entities/ingest/ingest-status.ts';
import type { Tables } from '#entities/tables.ts';
import type { Feeds } from '../feeds/feeds.ts';
import { rawCount } from '../feeds/raw-count.ts';
import type { Log } from '../log.ts';
import type { Notices } from '../notices/notices.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { gather } from './gather.ts';
import { openStream, type StreamServer } from './open-stream.ts';
import { removeStatus, uncountReply } from '../remove-status.ts';

export interface LiveOptions {
  readonly server: StreamServer;
  readonly token: string;
  readonly clock: Clock;
  readonly tables: Tables;
  readonly call: MakeCall;
  readonly feeds: Feeds;
  /** The stream is up again after it was lost. */
  readonly onRejoined: () => void;
  readonly notifications: Notifications;
  readonly notices: Notices;
  readonly viewerId: string;
  readonly log: Log;
  /** The server ended the stream for good: the token may have been revoked. */
  readonly onEnded: () => void;
}

/** As many as one request may ask for without being cut. */
const refreshedAtOnce = 40;

/** The member's live stream: what it brings goes through ingest into tables and feeds. */
export interface Live {
  readonly state: () => StreamState;
  start(): void;
  stop(): void;
  /** The network is back, or the page is looked at again. */
  wake(): void;
}

export function createLive(options: LiveOptions): Live {
  const { tables, call, feeds, notifications, notices, viewerId, log } = options;

  const streamed = () => [...feeds.streamed(), notifications.loader];

  const remove = (id: string): void => removeStatus({ tables, feeds, notifications }, id);

  const refreshShown = async (told: ReadonlySet<string>): Promise<void> => {
    const shown = [...tables.statuses.keys()].filter(
      (id) => tables.statuses.isWatched(id) && !told.has(id),
    );
    const ids = shown.slice(0, refreshedAtOnce);
    if (ids.length === 0) return;
    const askedAt = tables.hub.now();
    try {
      const answered = await call(getStatuses, { query: { ids, with_muted: true } });
      const { value } = answered;
      const found = new Set(value.map(({ id }) => id));
      /* An answer with nothing in it, or in part unreadable, tells nothing of what it lacks. */
      const isWhole = value.length > 0 && rawCount(answered) === value.length;
      tables.hub.batch(() => {
        ingestStatuses(tables, value, { askedAt, viewerId });
        for (const id of isWhole ? ids : []) if (!found.has(id)) remove(id);
      });
    } catch (error) {
      log('refresh after joining failed', { error });
    }
  };

  /** What the stream has told of while it is being caught up with. */
  let toldMeanwhile: Set<string> | undefined;

  /* Edits and deletions do not come back by catching up, so what is being read is asked for again:
     also at the first joining, as the first page is older than it. */
  const makeUp = async (): Promise<void> => {
    const told = new Set<string>();
    toldMeanwhile = told;
    await Promise.all(streamed().map((loader) => loader.streamOpened()));
    if (toldMeanwhile === told) toldMeanwhile = undefined;
    await refreshShown(told);
  };

  const take = (event: StreamEvent, streams: readonly string[]): void => {
    switch (event.event) {
      case 'update':
        toldMeanwhile?.add(event.status.id);
        if (streams.some((name) => name.startsWith('user')) || streams.length === 0) {
          feeds.arrive(event.status, { waits: true });
          /* No timeline that takes it may be open, but a conversation that it belongs to. */
          if (!tables.statuses.get(event.status.id)) {
            ingestStatus(tables, event.status, { askedAt: tables.hub.next(), viewerId });
          }
        } else {
          ingestStatus(tables, event.status, { askedAt: tables.hub.next(), viewerId });
        }
        return;
      case 'status.update':
        toldMeanwhile?.add(event.status.id);
        ingestStatus(tables, event.status, { askedAt: tables.hub.next(), viewerId });
        return;
      case 'notification':
        notifications.loader.arrive(event.notification, { waits: true });
        return;
      case 'delete':
        uncountReply(tables, event.id);
        remove(event.id);
        return;
      case 'pleroma:follow_relationships_update':
        ingestRelationshipsUpdate(tables, event.update, tables.hub.next(), viewerId);
        return;
      case 'unknown':
        log('unknown stream event', { name: event.name });
        return;
      case 'filters_changed':
      case 'pong':
        return;
    }
  };

  const gathering = gather<string>({
    take(text) {
      const { event, fault, streams } = parseFrame(text);
      if (event) take(event, streams);
      else log('unreadable stream frame', { fault });
    },
    show() {
      feeds.takeIn();
      notifications.loader.takeIn();
    },
    together: (work) => tables.hub.batch(work),
  });

  let lastState: StreamState = 'disabled';
  const stream = new Stream({
    open: () => openStream(options.server, options.token),
    clock: options.clock,
    onFrame: gathering.put,
    onState(state, { closeCode, isReconnection }) {
      /* What came before is told before: it was delivered by a stream that was up. */
      gathering.flush();
      const before = lastState;
      lastState = state;
      switch (state) {
        case 'joined':
          void makeUp();
          if (isReconnection) {
            options.onRejoined();
            notices.raise({
              level: 'success',
              messageKey: 'timeline.socket_reconnected',
              timeoutMs: 5000,
            });
          }
          return;
        case 'error':
          for (const loader of streamed()) loader.streamClosed();
          /* Once for each loss, not for each attempt that fails after it. */
          if (before === 'joined' || before === 'startingInitial') {
            notices.raise({
              level: 'error',
              messageKey: 'timeline.socket_broke',
              messageArgs: { code: closeCode ?? 0 },
              timeoutMs: 5000,
            });
          }
          return;
        case 'disabled':
          for (const loader of streamed()) loader.streamClosed();
          return;
        case 'closed':
          for (const loader of streamed()) loader.streamClosed();
          options.onEnded();
          return;
        default:
      }
    },
  });

  return {
    state: () => stream.state,
    start: () => stream.start(),
    stop: () => stream.stop(),
    wake: () => stream.retryNow(),
  };
}

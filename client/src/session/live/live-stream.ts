import { can } from '#api/capabilities.ts';
import { type StreamSocket, Stream, type StreamState } from '#api/stream.ts';
import { parseFrame, type StreamEvent } from '@rookery/contract/stream.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { ingestRelationshipsUpdate } from '#store/ingest/ingest-relationship.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { receiveAnnouncement } from '../announcements/receive-announcement.ts';
import { removeStatus, subtractReply } from '../remove-status.ts';
import { batchEvents } from './batch-events.ts';
import { refreshMountedStatuses } from './refresh-mounted-statuses.ts';
import { createConnectionLossNotice } from './connection-loss-notice.ts';
import { isStreamRefused, streamAddresses } from './stream-address.ts';
import { handedOverCloseCode, shareSocket, type TabCommunication } from './share-socket.ts';
import type { Feeds } from '../feeds/feeds.ts';
import type { FeedsOptions } from '../feeds/feeds-options.ts';
import type { InstanceStore } from '../instance/load-instance.ts';
import type { Log } from '../log.ts';
import type { Notifications } from '../notifications/notifications.ts';

export interface StreamEnvironment {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly openSocket: (address: string, protocols: readonly string[]) => StreamSocket;
  /** Absent if tabs cannot communicate: each tab then has its own connection. */
  readonly tabs?: TabCommunication | undefined;
}

export interface LiveStreamOptions extends Pick<
  FeedsOptions,
  'clock' | 'tables' | 'call' | 'notices'
> {
  readonly server: StreamEnvironment;
  readonly instance: InstanceStore;
  /** Called for each connection. */
  readonly token: () => string;
  readonly feeds: Feeds;
  /** Called when the stream is open again after a loss. */
  readonly onRejoined: () => void;
  /** Called when the member's filters have changed on the server. */
  readonly onFiltersChanged: () => void;
  readonly notifications: Notifications;
  readonly viewerId: string;
  readonly log: Log;
  /** Called when the server ended the stream for good: the token may be revoked. */
  readonly onEnded: () => void;
}

/**
 * Ingests a stream event into tables and feeds. Calls `onStatusUpdate` with the id of each updated status.
 */
function handleStreamEvent(
  { tables, feeds, notifications, viewerId, log, onFiltersChanged }: LiveStreamOptions,
  event: StreamEvent,
  streams: readonly string[],
  onStatusUpdate: (statusId: string) => void,
): void {
  const ingest = (status: Status): void => {
    ingestStatus(tables, status, { requestedAt: tables.hub.next(), viewerId });
  };
  switch (event.event) {
    case 'update': {
      onStatusUpdate(event.status.id);
      const isOwnStream = streams.length === 0 || streams.some((name) => name.startsWith('user'));
      if (isOwnStream) feeds.receive(event.status, { isBuffered: true });
      /* `receive` stores a status only if an open timeline shows it, but an open thread may
         show it too, so it is ingested here. */
      if (!isOwnStream || !tables.statuses.get(event.status.id)) ingest(event.status);
      return;
    }
    case 'status.update':
      onStatusUpdate(event.status.id);
      ingest(event.status);
      return;
    case 'notification':
      notifications.loader.receive(event.notification, { isBuffered: true });
      return;
    case 'delete':
      subtractReply(tables, event.id);
      removeStatus({ tables, feeds, notifications }, event.id);
      return;
    case 'pleroma:follow_relationships_update':
      ingestRelationshipsUpdate(tables, event.update, tables.hub.next(), viewerId);
      return;
    case 'unknown':
      log('unknown stream event', { name: event.name });
      return;
    case 'announcement':
    case 'announcement.reaction':
    case 'announcement.delete':
      receiveAnnouncement(tables, event, viewerId);
      return;
    case 'filters_changed':
      onFiltersChanged();
      return;
    case 'notifications_merged':
      void notifications.loader.reload();
      return;
    case 'pong':
      return;
  }
}

/** The member's live stream: ingests events into tables and feeds. */
export interface LiveStream {
  readonly state: () => StreamState;
  start(): void;
  stop(): void;
  /** Reconnects at once: the network is back, or the page is visible again. */
  reconnectNow(): void;
}

export function createLiveStream(options: LiveStreamOptions): LiveStream {
  const { tables, feeds, notifications, notices, log } = options;

  const streamed = () => [...feeds.streamed(), notifications.loader];

  /** Ids of statuses streamed during a catch-up. */
  let streamedMeanwhile: Set<string> | undefined;

  /*
   * Requests newer statuses, then the mounted ones, since pages of newer statuses contain no edits
   * and deletions. This is also done after the first connection: the first page was requested before
   * the stream opened.
   */
  const catchUp = async (): Promise<void> => {
    const streamedIds = new Set<string>();
    streamedMeanwhile = streamedIds;
    await Promise.all([...streamed().map((loader) => loader.streamOpened()), feeds.refreshOpen()]);
    if (streamedMeanwhile === streamedIds) streamedMeanwhile = undefined;
    await refreshMountedStatuses(options, { streamedIds });
  };

  const batches = batchEvents<string>({
    process(text) {
      const { event, fault, streams } = parseFrame(text);
      if (event) handleStreamEvent(options, event, streams, (id) => streamedMeanwhile?.add(id));
      else log('unreadable stream frame', { fault });
    },
    show() {
      feeds.flushArrived();
      notifications.loader.flushArrived();
    },
    batch: (work) => tables.hub.batch(work),
  });

  let lastState: StreamState = 'disabled';
  let isHandOver = false;
  /** Connections that failed since the last one that opened; they try the addresses in turn. */
  let failures = 0;
  const loss = createConnectionLossNotice({
    clock: options.clock,
    notices,
    isJoined: () => lastState === 'joined',
  });

  const addresses = () => {
    const { info } = options.instance.getState();
    const announced = info.document?.urls?.streaming_api;
    return streamAddresses(options.server.origin, { serverInfo: info.serverInfo, announced });
  };
  /* The token is sent as a protocol, which keeps it out of addresses and logs. */
  const openSocket = (): StreamSocket => {
    const [first, own = first] = addresses();
    const protocols = [options.token()];
    try {
      return options.server.openSocket(failures % 2 === 0 ? first : own, protocols);
    } catch {
      /* Some browsers throw if the page's policy forbids the host. */
      return options.server.openSocket(own, protocols);
    }
  };
  const respond = () => {
    const address = new URL(addresses().at(-1) ?? '');
    address.protocol = address.protocol.replace('ws', 'http');
    return options.server.fetch(address, { redirect: 'manual', credentials: 'omit' });
  };
  const stream = new Stream({
    open() {
      const { server, viewerId } = options;
      const name = `rookery-stream ${viewerId}`;
      return server.tabs ? shareSocket(name, server.tabs, openSocket) : openSocket();
    },
    pings: () => can('textPing', options.instance.getState().info.serverInfo),
    isRefused: (failed) => isStreamRefused(failed, respond),
    clock: options.clock,
    onFrame: batches.add,
    onState(state, { closeCode, isReconnection }) {
      /* Events that arrived before the change of state are shown before it. */
      batches.flush();
      const before = lastState;
      lastState = state;
      switch (state) {
        case 'joined':
          failures = 0;
          void catchUp();
          if (isHandOver || isReconnection) options.onRejoined();
          isHandOver = false;
          void loss.joined();
          return;
        case 'error':
          for (const loader of streamed()) loader.streamClosed();
          /* Another tab had the shared connection and was closed. This tab or a third one
             opens it again at once, so no notice is shown. */
          isHandOver = closeCode === handedOverCloseCode;
          if (isHandOver) {
            queueMicrotask(() => stream.retryNow());
            return;
          }
          if (before === 'joined') void loss.lost(closeCode);
          else failures += 1;
          return;
        case 'disabled':
          loss.ended();
          for (const loader of streamed()) loader.streamClosed();
          return;
        case 'closed':
          loss.ended();
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
    reconnectNow: () => stream.retryNow(),
  };
}

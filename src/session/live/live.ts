import { Stream } from '#api/stream/stream.ts';
import type { StreamState } from '#api/stream/stream-state.ts';
import { type StreamEvent, parseFrame } from '#contract/stream.ts';
import { batchEvents } from './batch-events.ts';
import type { LiveOptions } from './live-options.ts';
import { openStream } from './open-stream.ts';
import { handedOver, shareSocket } from './share-socket.ts';
import { removeStatus } from '../remove-status.ts';
import { refreshShown } from './catch-up.ts';
import { takeEvent } from './take-event.ts';
import { wellFormedValue } from '#lib/well-formed.ts';

/* Only an escape can name half of a surrogate pair. */
function repaired(event: StreamEvent, text: string): StreamEvent {
  return /\\u[dD]/.test(text) ? wellFormedValue(event) : event;
}

/** The member's live stream: what it brings goes through ingest into tables and feeds. */
export interface Live {
  readonly state: () => StreamState;
  start(): void;
  stop(): void;
  /** The network is back, or the page is looked at again. */
  wake(): void;
}

export function createLive(options: LiveOptions): Live {
  const { tables, feeds, notifications, notices, log } = options;

  const streamed = () => [...feeds.streamed(), notifications.loader];

  /** What the stream has told of while it is being caught up with. */
  let toldMeanwhile: Set<string> | undefined;

  /* Edits and deletions do not come back by catching up, so what is being read is asked for again:
     also at the first joining, as the first page is older than it. */
  const makeUp = async (): Promise<void> => {
    const told = new Set<string>();
    toldMeanwhile = told;
    await Promise.all([...streamed().map((loader) => loader.streamOpened()), feeds.refreshOpen()]);
    if (toldMeanwhile === told) toldMeanwhile = undefined;
    await refreshShown(options, told, (id) => removeStatus({ tables, feeds, notifications }, id));
  };

  const batches = batchEvents<string>({
    take(text) {
      const { event, fault, streams } = parseFrame(text);
      if (event) takeEvent(options, repaired(event, text), streams, (id) => toldMeanwhile?.add(id));
      else log('unreadable stream frame', { fault });
    },
    show() {
      feeds.takeIn();
      notifications.loader.takeIn();
    },
    together: (work) => tables.hub.batch(work),
  });

  let lastState: StreamState = 'disabled';
  let isHandOver = false;
  const stream = new Stream({
    open() {
      const { server, viewerId } = options;
      const open = () => openStream(server, options.token());
      return server.tabs ? shareSocket(`rookery-stream ${viewerId}`, server.tabs, open) : open();
    },
    clock: options.clock,
    onFrame: batches.put,
    onState(state, { closeCode, isReconnection }) {
      /* Show first what came while the stream was still up. */
      batches.flush();
      const before = lastState;
      lastState = state;
      switch (state) {
        case 'joined':
          void makeUp();
          if (isHandOver) {
            isHandOver = false;
            options.onRejoined();
          } else if (isReconnection) {
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
          /* The tab that held the connection was closed: this tab opens its own at once, without a notice. */
          isHandOver = closeCode === handedOver;
          if (isHandOver) {
            queueMicrotask(() => stream.retryNow());
            return;
          }
          /* One notice for each loss, none for the attempts that fail after it. */
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

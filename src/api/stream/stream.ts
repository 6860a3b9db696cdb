import type { Clock } from '../pacing.ts';
import { RetryDelay } from './retry-delay.ts';
import type { StreamState } from './stream-state.ts';

/** What the stream needs of a WebSocket. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

export interface StreamOptions {
  /** Opens a socket; the caller knows the address and where the token goes. */
  readonly open: () => Socket;
  readonly clock: Clock;
  readonly random?: () => number;
  readonly onFrame: (text: string) => void;
  /** `isReconnection` tells a first joining from a later one, which alone is announced. */
  readonly onState: (state: StreamState, details: StreamDetails) => void;
}

export interface StreamDetails {
  /** Code of the closure that led here. */
  readonly closeCode?: number;
  /** Whether the stream was joined before, or has failed to be, since it was started. */
  readonly isReconnection: boolean;
}

const pingInterval = 30_000;
/** The server answers a ping at once; one left without an answer this long says the line is dead. */
const pongPatience = 10_000;
const ownClosing = 1000;
const deadLine = 4000;

/**
 * The live stream's connection: opens, keeps alive, and opens again.
 *
 * The specification (R-STREAM-002) ends on 1000 and 1001. A server that shuts down politely says 1001
 * and is wanted back, so only 1000 (our own closing, or a revoked token) ends it here.
 */
export class Stream {
  readonly #options: StreamOptions;
  readonly #retry: RetryDelay;
  #socket: Socket | undefined;
  #connection = new AbortController();
  #state: StreamState = 'disabled';
  #isFirst = true;
  /** Whether anything has come since the last ping. */
  #hasHeard = false;

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#retry = new RetryDelay(options.random);
  }

  get state(): StreamState {
    return this.#state;
  }

  start(): void {
    if (this.#state !== 'disabled' && this.#state !== 'closed') return;
    this.#isFirst = true;
    this.#open();
  }

  /** Ends the stream for good (signing out, or the preference switched off). */
  stop(): void {
    if (this.#state === 'disabled') return;
    this.#drop(ownClosing);
    this.#enter('disabled');
  }

  /** Tries at once instead of after the pause: the network is back, or the page is shown again. */
  retryNow(): void {
    if (this.#state !== 'error') return;
    this.#retry.reset();
    this.#open();
  }

  send(message: object): void {
    if (this.#state === 'joined') this.#socket?.send(JSON.stringify(message));
  }

  #enter(state: StreamState, closeCode?: number): void {
    this.#state = state;
    this.#options.onState(state, {
      isReconnection: !this.#isFirst,
      ...(closeCode === undefined ? {} : { closeCode }),
    });
  }

  /** Ends the present connection, so that nothing of it is heard any more. */
  #drop(code?: number): void {
    this.#connection.abort();
    this.#connection = new AbortController();
    const socket = this.#socket;
    this.#socket = undefined;
    if (code !== undefined) socket?.close(code);
  }

  #open(): void {
    this.#drop();
    this.#enter(this.#isFirst ? 'startingInitial' : 'starting');
    const socket = this.#options.open();
    const { signal } = this.#connection;
    this.#socket = socket;
    socket.addEventListener(
      'open',
      () => {
        this.#retry.reset();
        this.#enter('joined');
        this.#isFirst = false;
        void this.#keepAlive(signal);
      },
      { signal },
    );
    socket.addEventListener(
      'message',
      ({ data }: { readonly data: unknown }) => {
        this.#hasHeard = true;
        if (typeof data === 'string' && data !== 'pong') this.#options.onFrame(data);
      },
      { signal },
    );
    socket.addEventListener('close', ({ code }) => this.#closed(code), { signal });
  }

  async #keepAlive(signal: AbortSignal): Promise<void> {
    const { clock } = this.#options;
    try {
      for (;;) {
        await clock.wait(pingInterval, signal);
        this.#hasHeard = false;
        this.#socket?.send('ping');
        await clock.wait(pongPatience, signal);
        if (!this.#hasHeard) {
          this.#drop(deadLine);
          this.#closed(deadLine);
          return;
        }
      }
    } catch {
      // Aborted: whoever ended this connection also opens the next.
    }
  }

  #closed(code: number): void {
    this.#drop();
    if (code === ownClosing) {
      this.#enter('closed', code);
      return;
    }
    this.#isFirst = false;
    this.#enter('error', code);
    this.#options.clock.wait(this.#retry.next(), this.#connection.signal).then(
      () => this.#open(),
      () => undefined,
    );
  }
}

import type { Clock } from './pacing.ts';

/** States of the live stream, with the numbers of R-STREAM-001. */
export const streamStates = {
  joined: 1,
  closed: 2,
  error: 3,
  disabled: 4,
  starting: 5,
  startingInitial: 6,
} as const;

export type StreamState = keyof typeof streamStates;

const firstMultiplier = 1;
const lowestAfterFailure = 3;

/** The highest multiplier: a delay of one minute. */
const highestMultiplier = 60;

/**
 * The largest random part that is added to a delay, so that clients do not all reconnect to a
 * restarted server at once.
 */
const jitter = 0.2;

/**
 * Delay before the stream reconnects: multiplier × 1 s. The multiplier starts at 1 and is at least
 * 3 after the first increase (R-STREAM-004).
 */
export class RetryDelay {
  #multiplier = firstMultiplier;
  readonly #random: () => number;

  /** @param random returns a number from 0 to 1, for the jitter */
  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** Returns the milliseconds to wait now, and increases the next delay. */
  next(): number {
    const delay = this.#multiplier * 1000 * (1 + jitter * this.#random());
    this.#multiplier = Math.min(
      Math.max(this.#multiplier + 1, lowestAfterFailure),
      highestMultiplier,
    );
    return delay;
  }

  /** Call after a successful connection. */
  reset(): void {
    this.#multiplier = firstMultiplier;
  }
}

/** The part of WebSocket that the stream uses. */
export type StreamSocket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

interface StreamOptions {
  /** Opens a socket. The caller sets the address and the token. */
  readonly open: () => StreamSocket;
  readonly clock: Clock;
  readonly random?: () => number;
  /**
   * Whether the server answers the text `ping`; other servers close the connection or do not
   * respond.
   */
  readonly pings: () => boolean;
  /**
   * Called before each retry while no connection has ever opened, with the number of failures.
   * Resolves to true if the server will never open one, which ends the stream.
   */
  readonly isRefused: (failures: number) => Promise<boolean>;
  readonly onFrame: (text: string) => void;
  /** Called for each new state. */
  readonly onState: (state: StreamState, details: StreamDetails) => void;
}

interface StreamDetails {
  /** Close code that led to this state. */
  readonly closeCode?: number;
  /** Whether the stream has connected or failed to connect before, since it was started. */
  readonly isReconnection: boolean;
}

const pingInterval = 30_000;
/** Milliseconds to wait for the response to a ping. After that the connection counts as lost. */
const pongTimeout = 10_000;
const normalClosure = 1000;
const pingTimeoutClosure = 4000;
/** Number of unanswered pings after which the client stops sending pings to this server. */
const maxLostPings = 2;
/**
 * Milliseconds below which a connection counts as short. After several short ones the delay is not
 * reset, since a proxy may close each connection after a minute.
 */
const shortConnection = 90_000;
const maxShortConnections = 2;

/**
 * The connection of the live stream: opens it, keeps it alive and reconnects.
 *
 * R-STREAM-002 ends the stream on 1000 and 1001. Here only 1000 ends it (closed by the client, or
 * the token was revoked), since servers send 1001 when they shut down to restart.
 */
export class Stream {
  readonly #options: StreamOptions;
  readonly #retry: RetryDelay;
  #socket: StreamSocket | undefined;
  #connection = new AbortController();
  #state: StreamState = 'disabled';
  #isFirst = true;
  /** When the current connection opened. */
  #openedAt: number | undefined;
  #hasOpened = false;
  /** Connections that failed before the first that opened. */
  #failures = 0;
  #shortConnections = 0;
  /** Whether anything arrived since the last ping. */
  #hasReceived = false;
  #isPingPending = false;
  #lostPings = 0;

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
    this.#failures = 0;
    this.#open();
  }

  /** Ends the stream (sign-out, preference switched off, or no stream at the server). */
  stop(): void {
    if (this.#state === 'disabled') return;
    this.#drop(normalClosure);
    this.#enter('disabled');
  }

  /** Skips the delay: the network is back, or the page is visible again. */
  retryNow(): void {
    if (this.#state !== 'error') return;
    this.#retry.reset();
    this.#open();
  }

  #enter(state: StreamState, closeCode?: number): void {
    this.#state = state;
    this.#options.onState(state, {
      isReconnection: !this.#isFirst,
      ...(closeCode === undefined ? {} : { closeCode }),
    });
  }

  /** Closes the current connection and ignores its further events. */
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
        this.#hasOpened = true;
        this.#openedAt = this.#options.clock.now();
        if (this.#shortConnections < maxShortConnections) this.#retry.reset();
        this.#enter('joined');
        this.#isFirst = false;
        void this.#keepAlive(signal);
      },
      { signal },
    );
    socket.addEventListener(
      'message',
      ({ data }: { readonly data: unknown }) => {
        this.#hasReceived = true;
        if (data === 'pong') this.#lostPings = -Infinity;
        if (typeof data === 'string' && data !== 'pong') this.#options.onFrame(data);
      },
      { signal },
    );
    socket.addEventListener('close', ({ code }) => this.#closed(code), { signal });
  }

  async #keepAlive(signal: AbortSignal): Promise<void> {
    const { clock, pings } = this.#options;
    try {
      while (pings() && this.#lostPings < maxLostPings) {
        await clock.wait(pingInterval, signal);
        this.#hasReceived = false;
        this.#isPingPending = true;
        this.#socket?.send('ping');
        await clock.wait(pongTimeout, signal);
        if (!this.#hasReceived) {
          this.#drop(pingTimeoutClosure);
          this.#closed(pingTimeoutClosure);
          return;
        }
        this.#isPingPending = false;
      }
    } catch {
      // The wait was aborted: the code that ended this connection opens the next one.
    }
  }

  #closed(code: number): void {
    this.#drop();
    if (code === normalClosure) {
      this.#enter('closed', code);
      return;
    }
    const { clock } = this.#options;
    if (!this.#hasOpened) this.#failures += 1;
    if (this.#openedAt !== undefined) {
      const isShort = clock.now() - this.#openedAt < shortConnection;
      this.#shortConnections = isShort ? this.#shortConnections + 1 : 0;
      this.#openedAt = undefined;
    }
    if (this.#isPingPending) this.#lostPings += 1;
    this.#isPingPending = false;
    this.#isFirst = false;
    this.#enter('error', code);
    const { signal } = this.#connection;
    clock.wait(this.#retry.next(), signal).then(
      () => this.#retryUnlessRefused(signal),
      () => undefined,
    );
  }

  async #retryUnlessRefused(signal: AbortSignal): Promise<void> {
    const isRefused = !this.#hasOpened && (await this.#options.isRefused(this.#failures));
    if (signal.aborted) return;
    if (isRefused) this.stop();
    else this.#open();
  }
}

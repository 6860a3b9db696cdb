import * as v from 'valibot';
import type { StreamSocket } from '#api/stream.ts';

/** How tabs of a browser communicate; tests pass a fake. */
export interface TabCommunication {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
}

/**
 * Close code for the socket of a tab that used another tab's connection, when that other tab is
 * closed.
 */
export const handedOverCloseCode = 4100;

const messageSchema = v.union([
  v.object({ kind: v.literal('hello') }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('ping') }),
  v.object({ kind: v.literal('frame'), data: v.string() }),
  v.object({ kind: v.literal('close'), code: v.number() }),
]);

type Message = v.InferOutput<typeof messageSchema>;

/**
 * The socket of one tab, while all tabs of a sign-in share one connection. The tab with the lock has
 * the real connection and forwards its events to the others. When that tab is closed, the next tab
 * gets the lock; the sockets of the others are closed with `handedOverCloseCode`, open again and request
 * what they missed.
 */
class SharedSocket extends EventTarget implements StreamSocket {
  readonly #channel: ReturnType<TabCommunication['openChannel']>;
  readonly #open: () => StreamSocket;
  readonly #closing = new AbortController();
  #real: StreamSocket | undefined;
  #isOpen = false;

  constructor(name: string, { locks, openChannel }: TabCommunication, open: () => StreamSocket) {
    super();
    this.#open = open;
    this.#channel = openChannel(name);
    const { signal } = this.#closing;
    this.#channel.addEventListener('message', ({ data }) => this.#handleMessage(data), { signal });
    locks.request(name, { signal }, () => this.#openReal()).catch(() => undefined);
    this.#post({ kind: 'hello' });
  }

  send(text: string): void {
    if (this.#real) this.#real.send(text);
    else this.#post({ kind: 'ping' });
  }

  close(code?: number): void {
    this.#real?.close(code);
    this.#release();
  }

  #post(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    if (!this.#closing.signal.aborted) this.#channel.postMessage(message);
  }

  /** Releases the lock and channel; no more events of this socket are handled. */
  #release(): void {
    this.#closing.abort();
    this.#channel.close();
  }

  #opened(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.dispatchEvent(new Event('open'));
  }

  #closed(code: number): void {
    this.#release();
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  #handleMessage(data: unknown): void {
    const read = v.safeParse(messageSchema, data);
    if (!read.success || this.#closing.signal.aborted) return;
    const message = read.output;
    const leads = this.#real !== undefined;
    switch (message.kind) {
      case 'hello':
        if (leads && this.#isOpen) this.#post({ kind: 'open' });
        return;
      case 'ping':
        if (leads && this.#isOpen) this.#post({ kind: 'frame', data: 'pong' });
        return;
      case 'open':
        if (!leads) this.#opened();
        return;
      case 'frame':
        if (leads) return;
        this.#opened();
        this.dispatchEvent(new MessageEvent('message', { data: message.data }));
        return;
      case 'close':
        if (!leads) this.#closed(message.code);
    }
  }

  /** Holds the lock until this socket is closed. */
  #openReal(): Promise<void> {
    const { signal } = this.#closing;
    if (signal.aborted) return Promise.resolve();
    if (this.#isOpen) {
      this.#closed(handedOverCloseCode);
      return Promise.resolve();
    }
    const real = this.#open();
    this.#real = real;
    real.addEventListener(
      'open',
      () => {
        this.#opened();
        this.#post({ kind: 'open' });
      },
      { signal },
    );
    real.addEventListener(
      'message',
      ({ data }: { readonly data: unknown }) => {
        if (typeof data !== 'string') return;
        this.dispatchEvent(new MessageEvent('message', { data }));
        this.#post({ kind: 'frame', data });
      },
      { signal },
    );
    real.addEventListener(
      'close',
      ({ code }) => {
        this.#post({ kind: 'close', code });
        this.#closed(code);
      },
      { signal },
    );
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
  }
}

/** Opens the connection shared by all tabs, or joins it. */
export function shareSocket(
  name: string,
  tabs: TabCommunication,
  open: () => StreamSocket,
): StreamSocket {
  return new SharedSocket(name, tabs, open);
}

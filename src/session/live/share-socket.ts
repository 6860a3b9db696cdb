import * as v from 'valibot';
import type { Socket } from '#api/stream/stream.ts';

/** What tabs of one browser find one another by; a test gives its own. */
export interface Tabs {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
}

/** The code by which a tab learns that the one with the connection has gone, and another takes over. */
export const handedOver = 4100;

const told = v.variant('kind', [
  v.object({ kind: v.literal('hello') }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('ping') }),
  v.object({ kind: v.literal('frame'), data: v.string() }),
  v.object({ kind: v.literal('close'), code: v.number() }),
]);

type Told = v.InferOutput<typeof told>;

/**
 * One connection for all tabs of a sign-in, as a socket in each. The tab that holds the lock has the
 * real one, and tells the others what comes. When it goes, the lock goes to the next; whoever had heard
 * of it as open is told that it closed with `handedOver`, and makes up for what was missed by opening
 * anew.
 */
class SharedSocket extends EventTarget implements Socket {
  readonly #channel: ReturnType<Tabs['openChannel']>;
  readonly #open: () => Socket;
  readonly #over = new AbortController();
  #real: Socket | undefined;
  #isOpen = false;

  constructor(name: string, { locks, openChannel }: Tabs, open: () => Socket) {
    super();
    this.#open = open;
    this.#channel = openChannel(name);
    const { signal } = this.#over;
    this.#channel.addEventListener('message', ({ data }) => this.#hear(data), { signal });
    locks.request(name, { signal }, () => this.#lead()).catch(() => undefined);
    this.#tell({ kind: 'hello' });
  }

  send(text: string): void {
    if (this.#real) this.#real.send(text);
    else this.#tell({ kind: 'ping' });
  }

  close(code?: number): void {
    this.#real?.close(code);
    this.#end();
  }

  #tell(message: Told): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    if (!this.#over.signal.aborted) this.#channel.postMessage(message);
  }

  /** Lets the lock and the channel go: nothing is heard of this socket any more. */
  #end(): void {
    this.#over.abort();
    this.#channel.close();
  }

  #opened(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.dispatchEvent(new Event('open'));
  }

  #closed(code: number): void {
    this.#end();
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  #hear(data: unknown): void {
    const read = v.safeParse(told, data);
    if (!read.success || this.#over.signal.aborted) return;
    const message = read.output;
    const leads = this.#real !== undefined;
    switch (message.kind) {
      case 'hello':
        if (leads && this.#isOpen) this.#tell({ kind: 'open' });
        return;
      case 'ping':
        if (leads && this.#isOpen) this.#tell({ kind: 'frame', data: 'pong' });
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

  /** Has the lock until this socket is over. */
  #lead(): Promise<void> {
    const { signal } = this.#over;
    if (signal.aborted) return Promise.resolve();
    if (this.#isOpen) {
      this.#closed(handedOver);
      return Promise.resolve();
    }
    const real = this.#open();
    this.#real = real;
    real.addEventListener(
      'open',
      () => {
        this.#opened();
        this.#tell({ kind: 'open' });
      },
      { signal },
    );
    real.addEventListener(
      'message',
      ({ data }: { readonly data: unknown }) => {
        if (typeof data !== 'string') return;
        this.dispatchEvent(new MessageEvent('message', { data }));
        this.#tell({ kind: 'frame', data });
      },
      { signal },
    );
    real.addEventListener(
      'close',
      ({ code }) => {
        this.#tell({ kind: 'close', code });
        this.#closed(code);
      },
      { signal },
    );
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
  }
}

/** Opens the connection that all tabs share, or a part in it. */
export function shareSocket(name: string, tabs: Tabs, open: () => Socket): Socket {
  return new SharedSocket(name, tabs, open);
}

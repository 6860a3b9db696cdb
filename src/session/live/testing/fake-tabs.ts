import type { Tabs } from '../share-socket.ts';

interface Waiting {
  readonly begin: () => Promise<unknown>;
  readonly signal: AbortSignal | undefined;
}

/** The locks and channels of one browser, in memory. */
export function fakeTabs(): Tabs {
  const queues = new Map<string, Waiting[]>();
  const channels = new Map<string, Set<EventTarget>>();

  const goOn = (name: string): void => {
    const [first] = queues.get(name) ?? [];
    if (!first) return;
    void first.begin().then(() => {
      queues.get(name)?.shift();
      goOn(name);
    });
  };
  const request = (
    name: string,
    { signal }: LockOptions,
    work: (lock: null) => unknown,
  ): Promise<unknown> => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    const waiting: Waiting = {
      signal,
      begin: async () => (signal?.aborted ? undefined : await work(null)),
    };
    queue.push(waiting);
    if (queue.length === 1) queueMicrotask(() => goOn(name));
    return Promise.resolve();
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one way in which it is asked
    locks: { request } as unknown as Tabs['locks'],
    openChannel(name) {
      const own = new EventTarget();
      const all = channels.get(name) ?? new Set();
      channels.set(name, all.add(own));
      return {
        postMessage(data: unknown) {
          for (const other of all)
            if (other !== own)
              queueMicrotask(() => {
                if (all.has(other)) other.dispatchEvent(new MessageEvent('message', { data }));
              });
        },
        addEventListener: own.addEventListener.bind(own),
        close: () => void all.delete(own),
      };
    },
  };
}

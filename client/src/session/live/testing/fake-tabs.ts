import type { TabCommunication } from '../share-socket.ts';

/** Creates in-memory locks and channels of one browser. */
export function createFakeTabs(): TabCommunication {
  /** For each lock a promise that settles when its last holder so far releases it. */
  const ends = new Map<string, Promise<unknown>>();
  const channels = new Map<string, Set<EventTarget>>();

  const request = (
    name: string,
    { signal }: LockOptions,
    work: (lock: null) => unknown,
  ): Promise<unknown> => {
    const turn = (ends.get(name) ?? Promise.resolve()).then(() => {
      signal?.throwIfAborted();
      return work(null);
    });
    ends.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fake has the only overload of `request` that the code calls
    locks: { request } as unknown as TabCommunication['locks'],
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

/** As much of IndexedDB as `indexedArea` uses: one table, answers in microtasks. */
export interface FakeIndexedDb {
  readonly factory: IDBFactory;
  readonly values: Map<unknown, unknown>;
  /** Connections opened so far. */
  readonly opened: () => number;
  /** The browser closes the connection, as it does when it evicts the data. */
  closeConnections(): void;
  /** Writes are rolled back from now on. */
  fillUp(): void;
}

function later(target: EventTarget, type: string): void {
  queueMicrotask(() => target.dispatchEvent(new Event(type)));
}

function request(result: unknown, ...types: string[]): EventTarget {
  const target = Object.assign(new EventTarget(), { result, error: null });
  for (const type of types) later(target, type);
  return target;
}

export function fakeIndexedDb(): FakeIndexedDb {
  const values = new Map<unknown, unknown>();
  const connections: EventTarget[] = [];
  let isFull = false;

  const transaction = () => {
    const table = {
      get: (name: unknown) => request(values.get(name), 'success'),
      put: (value: unknown, name: unknown) => isFull || values.set(name, value),
      delete: (name: unknown) => isFull || values.delete(name),
    };
    const target = Object.assign(new EventTarget(), {
      error: isFull ? new DOMException('no', 'QuotaExceededError') : null,
      objectStore: () => table,
    });
    later(target, isFull ? 'abort' : 'complete');
    return target;
  };

  const open = () => {
    const connection = Object.assign(new EventTarget(), {
      createObjectStore: () => undefined,
      close: () => undefined,
      transaction,
    });
    connections.push(connection);
    return request(connection, 'upgradeneeded', 'success');
  };

  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fake has only what is used
    factory: { open } as unknown as IDBFactory,
    values,
    opened: () => connections.length,
    closeConnections() {
      for (const connection of connections) connection.dispatchEvent(new Event('close'));
    },
    fillUp() {
      isFull = true;
    },
  };
}

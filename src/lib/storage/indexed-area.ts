import type { AsyncStorageArea } from './async-storage-area.ts';

const tableName = 'values';

/** What tells other tabs; the part of BroadcastChannel that is used. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

export interface IndexedAreaOptions {
  readonly database: string;
  /** Looked up at every opening, since merely naming `indexedDB` can throw. */
  readonly factory?: () => IDBFactory;
  readonly channel?: Channel;
}

/** IndexedDB as a place for named values: one database, one table, a connection opened when first needed. */
export function indexedArea(options: IndexedAreaOptions): AsyncStorageArea {
  const { database, factory = () => indexedDB, channel = new BroadcastChannel(database) } = options;
  let connection: Promise<IDBDatabase> | undefined;

  const connect = (): Promise<IDBDatabase> => {
    connection ??= open(factory, database, () => {
      connection = undefined;
    }).catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };

  const change = async (name: string, run: (table: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await connect()).transaction(tableName, 'readwrite');
    run(transaction.objectStore(tableName));
    await completed(transaction);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel within one origin takes no target
    channel.postMessage(name);
  };

  return {
    async get(name) {
      const table = (await connect()).transaction(tableName, 'readonly').objectStore(tableName);
      return answered(table.get(name));
    },
    set: (name, value) => change(name, (table) => table.put(value, name)),
    remove: (name) => change(name, (table) => table.delete(name)),
    subscribe(onChange) {
      const handleMessage = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === 'string') onChange(data);
      };
      channel.addEventListener('message', handleMessage);
      return () => {
        channel.removeEventListener('message', handleMessage);
      };
    },
  };
}

async function open(
  factory: () => IDBFactory,
  name: string,
  onClosed: () => void,
): Promise<IDBDatabase> {
  const request = factory().open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(tableName);
  });
  const database = await answered(request);
  database.addEventListener('close', onClosed);
  // A later version of the client in another tab must not wait for this one.
  database.addEventListener('versionchange', () => {
    database.close();
    onClosed();
  });
  return database;
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('the request failed'));
    });
  });
}

/** A quota is found to be used up only when the transaction ends, not when its request succeeds. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => {
      resolve();
    });
    transaction.addEventListener('abort', () => {
      reject(transaction.error ?? new Error('the transaction was aborted'));
    });
  });
}

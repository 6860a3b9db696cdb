import type { AsyncStorageArea } from './storage-area.ts';

/** Opens a database that consists of one table. */
function openDatabase(name: string, table: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(table));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** Creates an area in IndexedDB: one database, one table. The connection opens on first use. */
export function indexedArea(database: string, table = 'values'): AsyncStorageArea {
  let connection: Promise<IDBDatabase> | undefined;
  const forget = (): void => {
    connection = undefined;
  };
  const connect = async (): Promise<IDBDatabase> => {
    try {
      const opened = await openDatabase(database, table);
      opened.addEventListener('close', forget);
      /* So that a newer client version in another tab need not wait. */
      opened.addEventListener('versionchange', () => {
        opened.close();
        forget();
      });
      return opened;
    } catch (error) {
      forget();
      throw error;
    }
  };
  /* Waits for the transaction, since storage may be full only when the change is written. */
  const run = async <T>(
    mode: IDBTransactionMode,
    ask: (values: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    connection ??= connect();
    const transaction = (await connection).transaction(table, mode);
    const request = ask(transaction.objectStore(table));
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  };
  return {
    names: async () => (await run('readonly', (values) => values.getAllKeys())).map(String),
    get: (name) => run<unknown>('readonly', (values) => values.get(name)),
    async set(name, value) {
      await run('readwrite', (values) => values.put(value, name));
    },
    remove: (name) => run('readwrite', (values) => values.delete(name)),
  };
}

import { type IDBPDatabase, openDB } from 'idb';
import type { AsyncStorageArea } from './storage-area.ts';

/**
 * Creates a storage area in IndexedDB, in a database with one table. The connection is opened at
 * the first call.
 */
export function createIndexedDbArea(database: string, table = 'values'): AsyncStorageArea {
  let connection: Promise<IDBPDatabase> | undefined;
  const forget = (): void => {
    connection = undefined;
  };
  const connect = (): Promise<IDBPDatabase> => {
    connection ??= openDB(database, 1, {
      upgrade: (opened) => void opened.createObjectStore(table),
      /* Closes the connection, so that another tab with a newer version of the client need not
         wait. */
      blocking() {
        void connection?.then((opened) => opened.close());
        forget();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return connection;
  };
  return {
    names: async () => (await (await connect()).getAllKeys(table)).map(String),
    get: async (name) => (await connect()).get(table, name),
    async set(name, value) {
      await (await connect()).put(table, value, name);
    },
    remove: async (name) => (await connect()).delete(table, name),
  };
}

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AsyncStorageArea } from './storage-area.ts';

interface Contents extends DBSchema {
  values: { key: string; value: unknown };
}

/** Creates an area in IndexedDB: one database, one table. The connection opens on first use. */
export function indexedArea(database: string): AsyncStorageArea {
  let connection: Promise<IDBPDatabase<Contents>> | undefined;
  const forget = (): void => {
    connection = undefined;
  };
  const connect = (): Promise<IDBPDatabase<Contents>> => {
    connection ??= openDB<Contents>(database, 1, {
      upgrade: (opened) => void opened.createObjectStore('values'),
      /* Closes the connection, so that a newer client version in another tab need not wait. */
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
    names: async () => (await connect()).getAllKeys('values'),
    get: async (name) => (await connect()).get('values', name),
    async set(name, value) {
      await (await connect()).put('values', value, name);
    },
    remove: async (name) => (await connect()).delete('values', name),
  };
}

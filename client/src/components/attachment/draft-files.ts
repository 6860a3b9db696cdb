import { openDB, type IDBPDatabase } from 'idb';
import type { Session } from '#session/session.ts';

/** Bytes of files that are not uploaded yet, so that a reload does not lose them. */
export interface DraftFiles {
  /** Never rejects: files that cannot be stored stay in memory. */
  put(key: string, file: File): Promise<void>;
  get(key: string): Promise<File | undefined>;
  remove(key: string): Promise<void>;
  /** Returns the keys of all stored files. */
  keys(): Promise<readonly string[]>;
  /** Deletes all files. */
  removeAll(): Promise<void>;
}

const name = 'rookery-draft-files';
const store = 'files';

function open(): Promise<IDBPDatabase> {
  return openDB(name, 1, {
    upgrade(database) {
      database.createObjectStore(store);
    },
  });
}

/** Creates storage for the files of one member by key; keys of other members are not found. */
export function createDraftFiles({ viewerId, log }: Session): DraftFiles {
  const prefix = `${viewerId ?? ''}/`;
  const own = (key: string): string => prefix + key;
  /* "0" follows "/", so the range contains every key with the prefix. */
  const ownRange = () => IDBKeyRange.bound(prefix, `${viewerId ?? ''}0`, false, true);
  const attempt = async <T>(work: (database: IDBPDatabase) => Promise<T>) => {
    try {
      const database = await open();
      try {
        return await work(database);
      } finally {
        database.close();
      }
    } catch (error) {
      log('a draft’s file could not be stored or read', { error });
      return undefined;
    }
  };
  return {
    async put(key, file) {
      await attempt((database) => database.put(store, file, own(key)));
    },
    async get(key) {
      const found: unknown = await attempt((database) => database.get(store, own(key)));
      return found instanceof File ? found : undefined;
    },
    async remove(key) {
      await attempt((database) => database.delete(store, own(key)));
    },
    async keys() {
      const found = await attempt((database) => database.getAllKeys(store, ownRange()));
      return (found ?? []).flatMap((key) =>
        typeof key === 'string' ? [key.slice(prefix.length)] : [],
      );
    },
    async removeAll() {
      await attempt((database) => database.delete(store, ownRange()));
    },
  };
}

import type { StorageArea } from './storage-area.ts';

/* `storage` is called for every access, since reading `window.localStorage` throws if the
   browser blocks cookies. */
function accessTo(storage: () => Storage): Omit<StorageArea, 'subscribe'> {
  return {
    getItem: (name) => storage().getItem(name),
    setItem: (name, text) => storage().setItem(name, text),
    removeItem: (name) => storage().removeItem(name),
  };
}

/**
 * Creates a storage area in `sessionStorage`, which survives reloads and which no other tab
 * changes.
 */
export function createTabArea(): StorageArea {
  return { ...accessTo(() => window.sessionStorage), subscribe: () => () => undefined };
}

/** Creates a storage area in `localStorage`, which all tabs share. */
export function createLocalArea(): StorageArea {
  return {
    ...accessTo(() => window.localStorage),
    subscribe(onChange) {
      const handleStorage = ({ key, storageArea }: StorageEvent): void => {
        // The event also fires for sessionStorage, where the same names may be used.
        if (storageArea === null || storageArea === window.localStorage) onChange(key);
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}

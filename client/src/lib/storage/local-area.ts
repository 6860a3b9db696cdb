import type { StorageArea } from './storage-area.ts';

/* The storage is read at every call: reading the property throws if cookies are blocked. */
function accessTo(storage: () => Storage): Omit<StorageArea, 'subscribe'> {
  return {
    getItem: (name) => storage().getItem(name),
    setItem: (name, text) => storage().setItem(name, text),
    removeItem: (name) => storage().removeItem(name),
  };
}

/**
 * Creates an area in `sessionStorage`. It survives reloads, belongs to this tab and is not changed
 * by others.
 */
export function tabArea(): StorageArea {
  return { ...accessTo(() => window.sessionStorage), subscribe: () => () => undefined };
}

/** Creates an area in `localStorage`. */
export function localArea(): StorageArea {
  return {
    ...accessTo(() => window.localStorage),
    subscribe(onChange) {
      const handleStorage = ({ key, storageArea }: StorageEvent): void => {
        // The event also fires for sessionStorage, which may use the same names.
        if (storageArea === null || storageArea === window.localStorage) onChange(key);
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}

import type { StorageArea } from './storage-area.ts';

/**
 * Creates an area in `sessionStorage`, which is accessed at every call: reading the property throws
 * if cookies are blocked. It survives reloads, belongs to this tab and is not changed by others.
 */
export function tabArea(page: Pick<Window, 'sessionStorage'> = window): StorageArea {
  return {
    getItem: (name) => page.sessionStorage.getItem(name),
    setItem: (name, text) => {
      page.sessionStorage.setItem(name, text);
    },
    removeItem: (name) => {
      page.sessionStorage.removeItem(name);
    },
    subscribe: () => () => undefined,
  };
}

/**
 * Creates an area in `localStorage`, which is accessed at every call: reading the property throws
 * if cookies are blocked.
 */
export function localArea(page: Pick<Window, 'localStorage'> & EventTarget = window): StorageArea {
  return {
    getItem: (name) => page.localStorage.getItem(name),
    setItem: (name, text) => {
      page.localStorage.setItem(name, text);
    },
    removeItem: (name) => {
      page.localStorage.removeItem(name);
    },
    subscribe(onChange) {
      const handleStorage = (event: Event): void => {
        if (!(event instanceof StorageEvent)) return;
        // The event also fires for sessionStorage, which may use the same names.
        if (event.storageArea !== null && event.storageArea !== page.localStorage) return;
        onChange(event.key);
      };
      page.addEventListener('storage', handleStorage);
      return () => {
        page.removeEventListener('storage', handleStorage);
      };
    },
  };
}

import type { StorageArea } from './storage-area.ts';

/**
 * The browser's `localStorage`. It is looked up at every call, since merely naming it can throw
 * where cookies are forbidden.
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
        // The same event speaks for sessionStorage, whose names may be like ours.
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

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

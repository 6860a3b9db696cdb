import type { StorageArea } from './storage-area.ts';

/**
 * The browser's `sessionStorage`: of this tab, over reloads, and gone with the tab. It is looked up at
 * every call, since merely naming it can throw where cookies are forbidden. No other tab changes it.
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

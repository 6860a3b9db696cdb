import type { Page } from '@playwright/test';

/** Runs in the page: resolves to the keys in one of the client's databases. */
export function readStoredKeys(database: string): Promise<string[]> {
  return new Promise((resolve) => {
    const openRequest = indexedDB.open(database);
    openRequest.addEventListener('success', () => {
      const opened = openRequest.result;
      const request = opened.transaction('values').objectStore('values').getAllKeys();
      request.addEventListener('success', () => {
        opened.close();
        resolve(request.result.map(String));
      });
    });
  });
}

/** Resolves to the keys stored in one of the client's databases. */
export function storedKeys(page: Page, database: string): Promise<readonly string[]> {
  return page.evaluate(readStoredKeys, database);
}

import type { Page } from '@playwright/test';

/** Resolves to the keys stored in one of the client's databases. */
export function storedKeys(page: Page, database: string): Promise<readonly string[]> {
  return page.evaluate(
    (name) =>
      new Promise<string[]>((resolve) => {
        const openRequest = indexedDB.open(name);
        openRequest.addEventListener('success', () => {
          const opened = openRequest.result;
          const request = opened.transaction('values').objectStore('values').getAllKeys();
          request.addEventListener('success', () => {
            opened.close();
            resolve(request.result.map(String));
          });
        });
      }),
    database,
  );
}

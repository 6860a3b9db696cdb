import type { Page } from '@playwright/test';

/** The names of what a page has stored in one of the client's databases. */
export function storedNames(page: Page, database: string): Promise<readonly string[]> {
  return page.evaluate(
    (name) =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const opened = opening.result;
          const asking = opened.transaction('values').objectStore('values').getAllKeys();
          asking.addEventListener('success', () => {
            opened.close();
            resolve(asking.result.map(String));
          });
        });
      }),
    database,
  );
}

import type { Page } from '@playwright/test';
import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

/** Returns the page's stored data as text, by name of the storage and key. */
function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const all: Record<string, string> = {};
    for (const [kind, area] of Object.entries({ local: localStorage, session: sessionStorage })) {
      for (const [name, text] of Object.entries(area)) all[`${kind} ${name}`] = String(text);
    }
    for (const { name: database = '' } of await indexedDB.databases()) {
      const open = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(database);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(database)));
      });
      for (const table of open.objectStoreNames) {
        const cursor = open.transaction(table).objectStore(table).openCursor();
        await new Promise<void>((resolve) => {
          cursor.addEventListener('success', () => {
            const { result } = cursor;
            if (!result) return resolve();
            all[`${database} ${JSON.stringify(result.key)}`] = JSON.stringify(result.value);
            result.continue();
          });
        });
      }
      open.close();
    }
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) all[`cache ${url}`] = '';
    }
    return all;
  });
}

test('Page cache: cached statuses show at once after a reload, are usable, and are deleted at sign-out', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('The heron is back');
  await ada.post('For nobody else', { visibility: 'direct' });
  const client = await openClient();
  const { page } = client;
  await page.goto('/login');
  const before = await stored(page);
  await client.signIn(ada);
  const post = client.post('The heron is back');
  await expect(post).toBeVisible();
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain('The heron is back');
  expect(JSON.stringify(await stored(page))).not.toContain('For nobody else');

  const isDue = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await isDue.promise;
    await route.continue();
  });
  await page.reload();
  await expect(post).toBeVisible();
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
  await post.getByRole('button', { name: 'Like' }).click();
  await expect(post.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();
  isDue.resolve();
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
  await expect(post.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();
  await expect(client.post('For nobody else')).toBeVisible();

  await test.step('after sign-out, only the registered client and the user name that the sign-in form offers remain', async () => {
    await page.mouse.wheel(0, 300);
    await client.signOut();
    await expect(page).toHaveURL(/\/main\/all$/);
    /* The router's scroll positions and the messages of the rescue page stay, since they have no
       account data. */
    const left = async (): Promise<string[]> => {
      const names = Object.keys(await stored(page));
      return names
        .filter(
          (name) =>
            !(name in before) && !/visitor|^session scroll$|^local rescueMessages$/.test(name),
        )
        .toSorted();
    };
    await expect.poll(left).toEqual(['local lastLoginName', 'local oauth']);
    const texts = Object.values(await stored(page)).join();
    expect(texts).not.toMatch(/"member"|heron/);
    expect(texts).not.toContain(ada.token);
  });
});

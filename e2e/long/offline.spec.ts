import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { clientFolder } from '../fixtures/client-folder.ts';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { storedKeys } from '../pages/stored-keys.ts';
import { uploadPicture } from '../fixtures/upload-picture.ts';

test('Offline: cached content is readable with its time after a reload, and queued actions are sent once', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = [
    await registerPerson(instance.origin, 'ada'),
    await registerPerson(instance.origin, 'bela'),
  ];
  const heron = await ada.post('The heron is back');
  const reply = await bela.post('@ada So are the rooks', { in_reply_to_id: heron });
  await ada.call('POST', `/api/v1/statuses/${reply}/bookmark`, {});
  const client = await openClient(instance, 'allow');
  const { page, main, watch } = client;
  const stored = (): Promise<readonly string[]> =>
    page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const opening = indexedDB.open('rookery-pages');
          opening.addEventListener('success', () => {
            const database = opening.result;
            const keys = database.transaction('values').objectStore('values').getAllKeys();
            keys.addEventListener('success', () => {
              database.close();
              resolve(keys.result.map(String));
            });
          });
        }),
    );
  const isStored = async (part: RegExp): Promise<void> => {
    await expect.poll(async () => (await stored()).some((name) => part.test(name))).toBe(true);
  };
  await page.goto('/login');
  await client.signIn(ada);
  await page.goto(`/notice/${heron}`);
  await expect(main.getByText('So are the rooks')).toBeVisible();
  await isStored(/\/thread /);
  await page.goto('/bookmarks');
  await expect(main.getByText('So are the rooks')).toBeVisible();
  await isStored(/\/bookmarks$/);
  await page.goto('/main/friends');
  await expect(client.post('The heron is back')).toBeVisible();
  await isStored(/\/friends$/);
  await isStored(/\/notifications$/);
  /*
   * Polls, because the service worker caches the code of every screen, and the client stores its
   * data, once the page is idle.
   */
  const code = (await readdir(path.join(clientFolder, 'assets'))).filter((name) =>
    /^page-.*\.js$/.test(name),
  );
  expect(code).toHaveLength(1);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const cachedRequests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
          return cachedRequests.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
        }),
      { timeout: 60_000 },
    )
    .toEqual(expect.arrayContaining(code));
  watch.expectFailure(
    /./,
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket|Failed to fetch/,
  );
  await page.context().setOffline(true);
  await page.reload();
  const asOf = /Last updated /;
  const post = client.post('The heron is back');
  await expect(post).toBeVisible();
  await expect(main.getByText(asOf)).toBeVisible();
  await expect(page.getByText('Offline. You see saved posts.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(asOf)).toBeVisible();
  await post.getByRole('button', { name: 'Like' }).click();
  await expect(post.getByText('Will be sent when you’re back online: Like')).toBeVisible();
  await page.reload();
  await expect(post.getByText('Will be sent when you’re back online: Like')).toBeVisible();
  await page.goto(`/notice/${heron}`);
  await expect(main.getByText('So are the rooks')).toBeVisible();
  await expect(main.getByText(asOf)).toBeVisible();
  await page.goto('/bookmarks');
  await expect(main.getByText('So are the rooks')).toBeVisible();

  await page.context().setOffline(false);
  await expect
    .poll(() => ada.call('GET', `/api/v1/statuses/${heron}`))
    .toMatchObject({ favourited: true });
  await expect(page.getByText(/Will be sent when you’re back online/)).toHaveCount(0);
});

test('Offline: seen images are available and deleted at sign-out', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('The heron is back', { media_ids: [await uploadPicture(instance.origin, ada)] });
  const client = await openClient(instance, 'allow');
  const { page, watch } = client;
  const cachedRequests = (): Promise<readonly string[] | null> =>
    page.evaluate(async () => {
      if (!(await caches.has('rookery-pictures'))) return null;
      const cache = await caches.open('rookery-pictures');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await page.goto('/login');
  await client.signIn(ada);
  await page.goto('/main/friends');
  const picture = client.post('The heron is back').getByRole('img', { name: 'A heron' });
  await expect(picture).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(cachedRequests).not.toBeNull();
  await page.reload();
  await expect
    .poll(async () => ((await cachedRequests()) ?? []).some((name) => /media/.test(name)))
    .toBe(true);
  /* Polls, because the client stores the timeline when the page is idle. */
  await expect
    .poll(() => storedKeys(page, 'rookery-pages'))
    .toContainEqual(expect.stringContaining('/friends'));

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  watch.expectFailure(
    /./,
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket|Failed to fetch/,
  );
  await page.context().setOffline(true);
  await page.reload();
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      picture.evaluate((node) => (node instanceof HTMLImageElement ? node.naturalWidth : 0)),
    )
    .toBeGreaterThan(0);
  await page.context().setOffline(false);
  await page.reload();
  await client.signOut();
  await expect.poll(cachedRequests).toBeNull();
});

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { clientFolder } from '../fixtures/client-folder.ts';
import { register } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

test('without a network and over a reload one reads on as of when, and what was pressed is sent once afterwards', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = [
    await register(instance.origin, 'ada'),
    await register(instance.origin, 'bela'),
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
  /* The worker keeps the code of every screen, and what was read is stored, once the page has come to rest. */
  const code = (await readdir(path.join(clientFolder, 'assets'))).filter((name) =>
    /^(?:layers|waiting-note)-.*\.js$/.test(name),
  );
  expect(code).toHaveLength(2);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
          return kept.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
        }),
      { timeout: 30_000 },
    )
    .toEqual(expect.arrayContaining(code));
  watch.expectFailure(
    /./,
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket|Failed to fetch/,
  );
  await page.context().setOffline(true);
  await page.reload();
  const asOf = /What you see is as of /;
  const post = client.post('The heron is back');
  await expect(post).toBeVisible();
  await expect(main.getByText(asOf)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(asOf)).toBeVisible();
  await expect.poll(() => watch.addresses.some((url) => url.includes('/layers-'))).toBe(true);
  await post.getByRole('button', { name: 'Like' }).click();
  await expect(post.getByText('Waits for a connection: Like')).toBeVisible();
  await page.reload();
  await expect(post.getByText('Waits for a connection: Like')).toBeVisible();
  await page.goto(`/notice/${heron}`);
  await expect(main.getByText('So are the rooks')).toBeVisible();
  await expect(main.getByText(asOf)).toBeVisible();
  await page.goto('/bookmarks');
  await expect(main.getByText('So are the rooks')).toBeVisible();

  await page.context().setOffline(false);
  await expect
    .poll(() => ada.call('GET', `/api/v1/statuses/${heron}`))
    .toMatchObject({ favourited: true });
  await expect(page.getByText(/Waits for a connection/)).toHaveCount(0);
});

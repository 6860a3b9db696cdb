import type { Page } from '@playwright/test';
import { register } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { expectAt, readTo, words } from './pages/reading.ts';

const kept = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('glimpse'));

async function whose(page: Page): Promise<unknown> {
  return JSON.parse((await kept(page)) ?? '{}').viewerId;
}

/** Lets what is asked for come only when it is told to. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const isDue = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await isDue.promise;
    await route.continue();
  });
  return isDue.resolve;
}

/* A glimpse is taken as the page is left, among other times: hence the reloads before it is looked for. */

test('who comes back sees at once what was seen last, until the page is there', async ({
  instance,
  openClient,
}) => {
  const ada = await register(instance.origin, 'ada');
  await ada.post('The heron is back');
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  await expect(client.post('The heron is back')).toBeVisible();
  await page.reload();
  await expect.poll(() => kept(page)).toContain('The heron is back');
  expect(await kept(page)).not.toContain('href');
  await expect(client.post('The heron is back')).toBeVisible();
  const place = await client.placeOf(client.post('The heron is back'));

  const release = await holdBack(page, /\/assets\/main-/);
  await page.reload({ waitUntil: 'commit' });
  const glimpse = page.locator('#app + [inert]');
  const seen = glimpse.locator('article');
  await expect(seen).toContainText('The heron is back');
  expect(Math.abs((await client.placeOf(seen)) - place)).toBeLessThanOrEqual(2);
  await expect(page.getByRole('article')).toHaveCount(0);

  const answer = await holdBack(page, /\/timelines\/home/);
  release();
  await expect(page.getByText('Loading posts')).toBeAttached();
  await expect(seen).toContainText('The heron is back');
  answer();
  await expect(glimpse).toHaveCount(0);
  await client.post('The heron is back').getByRole('button', { name: 'Like' }).click();
  await expect(
    client.post('The heron is back').getByRole('button', { name: 'Remove like' }),
  ).toBeVisible();

  await test.step('nothing of it is left for whoever comes after signing out', async () => {
    await client.signOut();
    await expect.poll(() => whose(page)).not.toEqual(expect.any(String));
  });
});

test('who was reading further down comes back there, and sees nothing else before', async ({
  instance,
  openClient,
}) => {
  const ada = await register(instance.origin, 'ada');
  for (let number = 1; number <= 20; number += 1) await ada.post(`Post ${number}. ${words}`);
  const client = await openClient();
  const { page } = client;
  await page.goto('/main/all');
  await expect(client.post('Post 20.')).toBeVisible();
  await page.reload();
  await expect.poll(() => kept(page)).toContain('Post 20.');
  await expect(client.post('Post 20.')).toBeVisible();
  const read = client.post('Post 10.');
  await readTo(client, read);
  const place = await client.placeOf(read);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#app + [inert]')) Reflect.set(window, 'glimpsed', true);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expectAt(client, read, place);
  expect(await page.evaluate(() => Reflect.get(window, 'glimpsed'))).toBeUndefined();
});

test('nothing of it is left when the sign-in turns out to have ended', async ({
  instance,
  openClient,
}) => {
  const ada = await register(instance.origin, 'ada');
  await ada.post('For my own eyes', { visibility: 'private' });
  const client = await openClient();
  const { page, watch } = client;
  await client.signIn(ada);
  await expect(client.post('For my own eyes')).toBeVisible();
  await page.reload();
  await expect.poll(() => kept(page)).toContain('For my own eyes');
  watch.expectFailure(/verify_credentials/, /403/);
  await page.route('**/api/v1/accounts/verify_credentials', (route) =>
    route.fulfill({ status: 403, json: { error: 'Invalid credentials.' } }),
  );
  await page.reload();
  await expect(page.getByText('You have been signed out by the server')).toBeVisible();
  expect(String(await kept(page))).not.toContain('For my own eyes');
  await expect(page.locator('#app + [inert]')).toHaveCount(0);
});

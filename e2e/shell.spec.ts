import type { Locator } from '@playwright/test';
import { setDevicePreferences } from './pages/preferences.ts';
import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { waitForFrames } from './pages/client.ts';

const bottomOf = (post: Locator) =>
  post.evaluate((element) => element.getBoundingClientRect().bottom);
const startOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().x);

test('Shell: the tab shows the unread count in its title and a dot on its icon', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const jun = await registerPerson(instance.origin, 'jun');
  const client = await openClient();
  await client.signIn(ada);
  const { page } = client;
  await expect(page).toHaveTitle('Home');
  await jun.post('@ada the heron is back');
  await expect(page).toHaveTitle('(1) Home');
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', /^data:image\/png/);
  await client.notifications.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page).toHaveTitle('Home');
  await expect(icon).toHaveAttribute('href', /logo\.svg$/);
});

test('Shell: preferences make headers scroll, show scrollbars, mirror the columns and make posts compact [R-SHELL-045 R-LOOK-011]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (let number = 1; number <= 12; number += 1) await ada.post(`Heron number ${number}`);
  const open = async (preferences: Readonly<Record<string, unknown>>) => {
    const client = await openClient();
    await setDevicePreferences(client, preferences);
    await client.signIn(ada);
    return {
      client,
      head: client.main.locator('header').first(),
      navigation: client.page.locator('#navigation'),
    };
  };
  const thin = /^rgba\(0, 0, 0, 0\)/;
  const usual = await open({});
  await expect(usual.head).toHaveCSS('position', 'sticky');
  await expect(usual.navigation).toHaveCSS('scrollbar-color', thin);
  const changed = await open({
    disableStickyHeaders: true,
    showScrollbars: true,
    sidebarRight: true,
  });
  await expect(changed.head).toHaveCSS('position', 'static');
  await expect(changed.navigation).not.toHaveCSS('scrollbar-color', thin);
  expect(await startOf(usual.navigation)).toBeLessThan(await startOf(usual.head));
  expect(await startOf(changed.navigation)).toBeGreaterThan(await startOf(changed.head));

  const { client } = await open({ density: 'compact' });
  await client.page.setViewportSize({ width: 1440, height: 900 });
  await expect(client.posts).toHaveCount(12);
  const eighth = await bottomOf(client.posts.nth(7));
  expect(eighth).toBeLessThan(900);
  const like = client.posts.nth(3).getByRole('button', { name: 'Like' });
  await expect(like.locator('..')).toHaveCSS('opacity', '0');
  await client.posts.nth(3).hover();
  await expect(like.locator('..')).toHaveCSS('opacity', '1');
  await client.page.mouse.move(0, 0);
  await like.focus();
  await expect(like.locator('..')).toHaveCSS('opacity', '1');
  expect(await bottomOf(client.posts.nth(7))).toBe(eighth);
});

test('Shell: a session that ends while writing is renewed in place and the post is sent', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  await client.signIn(ada);
  const { page, watch } = client;
  const box = client.composer.getByRole('textbox', { name: 'Text' });
  await box.fill('The heron is');
  watch.expectFailure(/\/api\//, /403|WebSocket/);
  let hasEnded = false;
  // The session ends with the click on the button. If another request ended it before, the dialog
  // would cover the button.
  await page.route('**/api/**', async (route) => {
    hasEnded ||= route.request().method() === 'POST' && route.request().url().endsWith('/statuses');
    if (hasEnded) await route.fulfill({ status: 403, json: { error: 'Invalid credentials.' } });
    else await route.continue();
  });
  await client.composer.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await expect(dialog).toBeVisible();
  await page.unroute('**/api/**');
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await expect(box).toHaveValue('The heron is');
  await box.pressSequentially(' back');
  await client.composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(client.post('The heron is back')).toBeVisible();
});

test('Shell: the columns have the same position on every screen of a member [R-SHELL-046]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const status = await ada.post('The heron is back #heron');
  const client = await openClient();
  const { page, main } = client;
  await page.setViewportSize({ width: 1440, height: 900 });
  await client.signIn(ada);
  const columns = async (path: string): Promise<readonly (readonly number[])[]> => {
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 1 })).toBeAttached();
    const third = page.getByRole('complementary');
    await expect(third).toBeAttached();
    const places = [page.locator('#navigation'), main, third].map((column) =>
      column.evaluate((element) => {
        const { x, width } = element.getBoundingClientRect();
        return [x, width];
      }),
    );
    return Promise.all(places);
  };
  const home = await columns('/main/friends');
  const [navigation, , third] = home;
  expect([navigation?.[1], third?.[1]]).toEqual([272, 328]);
  for (const path of [
    '/ada/notifications',
    '/users/ada/interactions',
    '/users/ada/dms',
    '/main/public',
    '/main/all',
    '/main/unknown',
    '/tag/heron',
    '/bookmarks',
    '/lists',
    '/search',
    '/search?query=heron',
    '/announcements',
    '/friend-requests',
    '/who-to-follow',
    '/about',
    '/ada',
    '/no/such/page',
    `/notice/${status}`,
  ])
    expect.soft(await columns(path), path).toEqual(home);
});

test('Shell: Back and the search field of a phone do not overlap', async ({
  instance,
  openClient,
}) => {
  const client = await openClient();
  const { page, main } = client;
  await page.setViewportSize({ width: 390, height: 844 });
  await client.signIn(await registerPerson(instance.origin, 'ada'));
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  const back = await main.getByRole('button', { name: 'Back' }).boundingBox();
  const search = await main.getByRole('button', { name: 'Search' }).boundingBox();
  expect((back?.x ?? 0) + (back?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
});

test('Shell: the navigation of a member fits in a window 700 px high', async ({
  startInstance,
  openClient,
}) => {
  const instance = await startInstance(['--world', 'demo', '--no-throttle']);
  const client = await openClient(instance);
  const { page } = client;
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto('/login');
  await client.fillSignIn('mira', 'rookery');
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(client.composer).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  await expect(links).toHaveCount(11);
  const height = await links.first().evaluate((link) => link.getBoundingClientRect().height);
  const last = await links.last().evaluate((link) => link.getBoundingClientRect().bottom);
  /* With space for follow requests, a twelfth link, which this account does not have because it
     is not locked. */
  expect(last + height).toBeLessThanOrEqual(700);
});

test('Shell: the header of a phone leaves on scroll down and returns on scroll up', async ({
  startInstance,
  openClient,
}) => {
  const instance = await startInstance(['--world', 'demo', '--no-throttle']);
  const client = await openClient(instance);
  const { page, main } = client;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await client.fillSignIn('mira', 'rookery');
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(client.posts.nth(3)).toBeVisible();
  const title = main.getByRole('button', { name: 'Home' });
  const head = main.locator('header').first();
  const bottom = () => head.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBe(48);
  await page.mouse.move(200, 400);
  const scroll = async (distance: number): Promise<void> => {
    for (let step = 0; step < 4; step += 1) {
      await page.mouse.wheel(0, distance / 4);
      await waitForFrames(page);
    }
  };
  await scroll(600);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await scroll(-60);
  await expect.poll(bottom).toBe(48);
  await scroll(600);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.keyboard.press('Shift+Tab');
  await title.focus();
  await expect.poll(bottom).toBe(48);
  await scroll(600);
  await expect(title).toBeInViewport();
});

test('Shell: the bottom bar of a phone is hidden while a text field has the focus', async ({
  openClient,
}) => {
  const { page, main } = await openClient();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  const bar = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(bar.getByRole('link', { name: 'Create account' })).toBeVisible();
  await main.getByLabel('Username').focus();
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(bar).toBeVisible();
  await bar.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/registration$/);
});

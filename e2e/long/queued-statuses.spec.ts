import { authorAndFollower, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { stableBox } from '../pages/stable-box.ts';
import { expectVisibleFocus, activateByKeyboard } from '../pages/keys.ts';
import { setPreferences, setDevicePreferences } from '../pages/preferences.ts';

test('Timeline: no status is inserted while a menu is open, and queued statuses show when it closes', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('The first');
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  await expect(client.post('The first')).toBeVisible();
  await ada.post('Shown at once');
  await expect(client.posts.first()).toContainText('Shown at once');

  const menu = client.post('The first').getByRole('button', { name: 'More', exact: true });
  await menu.click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.mouse.move(0, 0);
  await ada.post('Waits for the menu');
  await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(client.posts.first()).toContainText('Shown at once');

  await page.keyboard.press('Escape');
  await page.mouse.click(5, 500);
  await expect(client.posts.first()).toContainText('Waits for the menu');
});

test('Timeline: showing filtered statuses by keyboard focuses them [R-FILT-003]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('About cabbage');
  await ada.post('About herons');
  const client = await openClient();
  const { page } = client;
  await setPreferences(client, { muteWords: ['cabbage'], hideWordFilteredPosts: true });
  await page.goto('/main/public');
  await expect(client.post('About herons')).toBeVisible();
  await activateByKeyboard(page, page.getByRole('button', { name: 'Show hidden posts' }));
  await expectVisibleFocus(client.posts.filter({ hasText: 'Filtered:' }));
});

test('Timeline: a timeline without statuses is not exposed as a feed', async ({
  instance,
  openClient,
}) => {
  await registerPerson(instance.origin, 'ada');
  const { page, main } = await openClient();
  await page.goto('/main/public');
  await expect(main.getByText('No posts')).toBeVisible();
  await expect(main.getByRole('feed')).toHaveCount(0);
});

test('Timeline: a long title is shortened beside the tabs', async ({ instance, openClient }) => {
  const tag = 'averylonghashtagthatleavesnoroomforanythingelsebesideitselfinthehead';
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post(`Look #${tag}`);
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  await setDevicePreferences(client, { showPanelNavShortcuts: true });
  const title = page.getByRole('heading', { level: 1 });
  const tabs = page.getByRole('navigation', { name: 'Timeline tabs' });
  for (const width of [1440, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/tag/${tag}`);
    await expect(client.post('Look')).toBeVisible();
    await expect(tabs.getByRole('link').first()).toBeVisible();
    const [head, text, row] = await Promise.all(
      [title.locator('xpath=..'), title, tabs].map((part) => stableBox(part)),
    );
    expect(text?.width, 'some of the title is seen').toBeGreaterThan(40);
    expect(row?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
    expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThan((head?.x ?? 0) + (head?.width ?? 0));
    const cut = await tabs.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut, 'all tabs are seen').toBe(0);
  }
});

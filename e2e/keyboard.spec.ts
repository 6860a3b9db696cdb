import type { Locator, Page } from '@playwright/test';
import { register } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

/** Goes to something as one does without a pointer; says so when it cannot be reached. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      const outline = await wanted.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(outline, 'the focus is seen').not.toBe('none');
      return;
    }
  }
  throw new Error(`${String(wanted)} cannot be reached by the keyboard`);
}

test('signing in, writing and liking need no pointer', async ({ instance, openClient }) => {
  const ada = await register(instance.origin, 'ada');
  const client = await openClient();
  const { page, main } = client;
  await page.goto('/login');
  await expect(client.signInForm).toBeVisible();

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  await tabTo(page, client.signInForm.getByLabel('Username'));
  await page.keyboard.type('ada');
  await tabTo(page, client.signInForm.getByLabel('Password'));
  await page.keyboard.type(ada.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/main\/friends$/);

  await tabTo(page, client.composer.getByRole('textbox', { name: 'Text' }));
  await page.keyboard.type('Written without a mouse');
  await page.keyboard.press('Control+Enter');
  const post = client.post('Written without a mouse');
  await expect(post).toBeVisible();
  await expect(client.composer.getByRole('textbox', { name: 'Text' })).toBeFocused();

  await tabTo(page, post);
  await tabTo(page, post.getByRole('button', { name: 'Like' }));
  await page.keyboard.press('Enter');
  await expect(post.getByRole('button', { name: 'Remove like' })).toHaveText('1');
  await expect(post.getByRole('button', { name: 'Remove like' })).toBeFocused();
});

test('on a phone the menu opens and closes by keys, and the focus comes back', async ({
  instance,
  openClient,
}) => {
  const ada = await register(instance.origin, 'ada');
  const client = await openClient();
  const { page } = client;
  await page.setViewportSize({ width: 390, height: 844 });
  await client.signIn(ada);
  const menu = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: 'Federated' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/main\/all$/);
  await expect(drawer).toBeHidden();

  await tabTo(page, page.getByRole('button', { name: 'New post' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type('From a phone with keys');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await tabTo(page, page.getByRole('link', { name: 'Home', exact: true }));
  await page.keyboard.press('Enter');
  await expect(client.post('From a phone with keys')).toBeVisible();
});

test('reading needs no pointer: timelines, settings, finding, going through a feed, conversations', async ({
  instance,
  openClient,
}) => {
  const ada = await register(instance.origin, 'ada');
  const root = await ada.post('Where is the heron?');
  await ada.post('By the weir', { in_reply_to_id: root });
  await ada.post('The newest of all');
  const client = await openClient();
  const { page, main } = client;
  await client.signIn(ada);
  await expect(client.post('The newest of all')).toBeVisible();

  await test.step('another timeline', async () => {
    await main.getByRole('button', { name: 'Timelines' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type('Loc');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/main\/public$/);
    await expect(client.post('The newest of all')).toBeVisible();
  });

  await test.step('quick settings', async () => {
    const quick = main.getByRole('button', { name: 'Quick settings' });
    await quick.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(quick).toBeFocused();
  });

  await test.step('finding', async () => {
    await main.getByRole('button', { name: 'Find in this timeline' }).focus();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('weir');
    await page.keyboard.press('Enter');
    await expect(main.getByText('1 of 1')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('searchbox')).toBeHidden();
  });

  await test.step('through the feed and out of it', async () => {
    await client.posts.first().focus();
    await page.keyboard.press('PageDown');
    await expect(client.posts.nth(1)).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(client.posts.first()).toBeFocused();
    await page.keyboard.press('Control+End');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=feed]'))).toBeNull();
  });

  await test.step('a conversation and back', async () => {
    await client.post('Where is the heron?').first().locator('a:has(time)').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/notice/${root}$`));
    await expect(main.getByText('By the weir')).toBeVisible();
    /* The browser's own keys for going back do not reach a page without a window. */
    await page.goBack();
    await expect(page).toHaveURL(/\/main\/public$/);
    await expect(client.post('Where is the heron?').first()).toBeVisible();
  });
});

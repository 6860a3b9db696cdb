import type { Page } from '@playwright/test';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

/** Runs a command of the palette. */
async function runCommand(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.getByRole('option').first()).toContainText(text);
  await page.keyboard.press('Enter');
}

/*
 * Dialogs that are opened by keyboard, so that no button had the focus before to which it could
 * return.
 */
const openings: readonly (readonly [title: string, open: (page: Page) => Promise<void>])[] = [
  ['Command palette', (page) => page.keyboard.press('Control+k')],
  ['Settings', (page) => runCommand(page, 'Appearance')],
  ['Keyboard shortcuts', (page) => page.keyboard.press('?')],
  ['Drafts', (page) => runCommand(page, 'Drafts')],
  ['Scheduled posts', (page) => runCommand(page, 'Scheduled posts')],
  ['Log out', (page) => runCommand(page, 'Log out')],
];

for (const width of [1440, 390])
  test(`Dialogs: the heading of the screen has the focus after Escape at ${width} px`, async ({
    instance,
    openClient,
  }) => {
    const ada = await registerPerson(instance.origin, 'ada');
    await ada.post('Later', { scheduled_at: new Date(Date.now() + 86_400_000).toISOString() });
    const client = await openClient();
    const { page } = client;
    await page.setViewportSize({ width, height: 844 });
    await client.signIn(ada);
    for (const [title, open] of openings)
      await test.step(title, async () => {
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        });
        await open(page);
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        /*
         * When a list of posts closes and the composer is in the sidebar, its button “Post” has the
         * focus.
         */
        const isInSidebar = width === 1440 && ['Drafts', 'Scheduled posts'].includes(title);
        await expect(
          isInSidebar
            ? page.getByRole('button', { name: 'Post', exact: true })
            : client.main.getByRole('heading', { level: 1 }),
        ).toBeFocused();
      });
  });

test('Menus: each returns the focus to its button after Escape and a choice, and Tab goes on', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('A post with a menu');
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  await expect(client.post('A post with a menu')).toBeVisible();
  const check = (name: string | RegExp, key: string): Promise<void> =>
    test.step(`${String(name)} ${key}`, async () => {
      const button = page
        .locator('[aria-haspopup="menu"]')
        .and(page.getByRole('button', { name, exact: true }))
        .last();
      await button.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('menu');
      await expect(menu.locator(':focus')).toHaveCount(1);
      await page.keyboard.press(key);
      await expect(menu).toHaveCount(0);
      if (key !== 'Tab') return expect(button).toBeFocused();
      await expect(page.locator('body')).not.toBeFocused();
      await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeFocused();
    });
  for (const name of ['Account menu', 'Home', 'Quick settings', 'More'])
    for (const key of ['Escape', 'Tab']) await check(name, key);
  await check('Quick settings', 'Enter');
  for (const key of ['Escape', 'Tab', 'Enter']) {
    await client.composer.getByRole('textbox', { name: 'Text' }).click();
    await check(/^Visibility/, key);
  }
  await client.post('A post with a menu').focus();
  await page.keyboard.press('n');
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  for (const key of ['Escape', 'Tab', 'Enter']) await check(/^Visibility/, key);
});

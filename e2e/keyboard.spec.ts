import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { tabTo } from './pages/keys.ts';

test('Keyboard: sign-in, writing and favouriting need no pointer', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
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
  await tabTo(page, client.signInForm.getByLabel('Password', { exact: true }));
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
  await expect(post.getByRole('button', { name: 'Like', pressed: true })).toHaveText('1');
  await expect(post.getByRole('button', { name: 'Like', pressed: true })).toBeFocused();
});

test('Keyboard: the mobile menu opens and closes by keyboard and restores the focus', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page } = client;
  await page.setViewportSize({ width: 390, height: 844 });
  await client.signIn(ada);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  /* The page receives the event of Escape shortly after the browser has closed the drawer. */
  await expect(page.locator('html')).not.toHaveAttribute('data-under');

  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: 'Bookmarks' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bookmarks$/);
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

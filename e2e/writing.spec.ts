import { responseId } from './fixtures/response-id.ts';
import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { tabTo } from './pages/keys.ts';
import { chooseTool } from './pages/composer-menu.ts';

test('Composer: a poll without an option is corrected, a post edited and redrafted by keyboard [R-COMP-027 R-COMP-050 R-ACT-022]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, composer } = client;
  await client.signIn(ada);
  const text = composer.getByRole('textbox', { name: 'Text' });
  await tabTo(page, text);
  await page.keyboard.type('Which bird?');
  await tabTo(page, composer.getByRole('button', { name: 'Poll' }));
  await page.keyboard.press('Enter');
  await composer.getByRole('textbox', { name: 'Option 1' }).focus();
  await page.keyboard.type('heron');
  await page.keyboard.press('Control+Enter');
  await expect(composer.getByRole('alert')).toContainText('at least two different options');
  await page.keyboard.press('Enter');
  await expect(composer.getByRole('textbox', { name: 'Option 2' })).toBeFocused();
  await page.keyboard.type('gull');
  await page.keyboard.press('Control+Enter');
  const post = client.post('Which bird?');
  await expect(post).toBeVisible();

  const choose = async (name: string): Promise<void> => {
    await post.getByRole('button', { name: /^More/ }).focus();
    await page.keyboard.press('Enter');
    /* Waits, because the menu moves the focus to its first item a moment after it opens. */
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.getByRole('menuitem', { name }).press('Enter');
  };
  await choose('Edit');
  const edit = page.getByRole('dialog', { name: 'Edit post' });
  await expect(edit.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type(' Say');
  await page.keyboard.press('Control+Enter');
  await expect(edit).toBeHidden();
  await expect(client.post('Which bird? Say')).toBeVisible();

  await choose('Delete and re-draft');
  await page.getByRole('button', { name: 'Re-draft' }).press('Enter');
  const redraftDialog = page.getByRole('dialog', { name: 'New post' });
  await expect(redraftDialog.getByRole('textbox', { name: 'Option 2' })).toHaveValue('gull');
  await redraftDialog.getByRole('textbox', { name: 'Text' }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' now');
  await page.keyboard.press('Control+Enter');
  await expect(redraftDialog).toBeHidden();
  await expect(client.post('Which bird? Say now')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('Composer: a thread of three is sent in order, and a scheduled post is listed', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, composer } = client;
  await client.signIn(ada);
  const clickButton = (name: string) => composer.getByRole('button', { name, exact: true }).click();
  await composer.getByRole('textbox', { name: 'Text' }).fill('It came at six');
  await chooseTool(composer, 'Continue as thread');
  await composer.getByRole('textbox', { name: 'Post 2' }).fill('It stood');
  await clickButton('Add another post');
  await composer.getByRole('textbox', { name: 'Post 3' }).fill('It flew');
  await clickButton('Post thread');
  await expect(client.post('It flew')).toBeVisible();
  const home = await ada.call('GET', '/api/v1/timelines/home');
  const last = responseId(Array.isArray(home) ? home[0] : undefined);
  expect(await ada.call('GET', `/api/v1/statuses/${last}/context`)).toMatchObject({
    ancestors: [{ content: 'It came at six' }, { content: 'It stood' }],
  });

  await composer.getByRole('textbox', { name: 'Text' }).fill('Tomorrow');
  await chooseTool(composer, 'Schedule');
  await clickButton('Schedule');
  await expect(page.getByText(/^Your post is scheduled for/)).toBeVisible();
  await chooseTool(composer, 'Scheduled posts');
  const plans = page.getByRole('dialog', { name: 'Scheduled posts' });
  await expect(plans.getByText('Tomorrow')).toBeVisible();
});

test('Composer: the form fits the mobile width and restores its draft', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page } = client;
  await page.setViewportSize({ width: 390, height: 844 });
  await client.signIn(ada);
  await page.getByRole('button', { name: 'New post' }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await dialog.getByRole('textbox', { name: 'Text' }).fill('The heron is back');
  await dialog.getByRole('button', { name: 'Poll' }).click();
  /* The window has about the height that an on-screen keyboard leaves. */
  await page.setViewportSize({ width: 390, height: 480 });
  for (const name of ['Close', 'Post', 'More options'])
    // oxlint-disable-next-line no-await-in-loop -- one button after the other
    await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.reload();
  await page.getByRole('button', { name: 'New post' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('The heron is back');
});

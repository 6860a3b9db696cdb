import { responseId } from '../fixtures/response-id.ts';
import { authorAndFollower, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { activateByKeyboard, tabTo } from '../pages/keys.ts';
import { chooseToolByKeyboard } from '../pages/composer-menu.ts';

test('Composer: a quote, a thread of three and a scheduled post are written by keyboard', async ({
  instance,
  openClient,
}) => {
  const [author, follower] = await authorAndFollower(instance.origin);
  const id = await author.post('The heron is back');
  const client = await openClient();
  const { page } = client;
  await client.signIn(follower);
  const post = client.post('The heron is back').last();
  await activateByKeyboard(page, post.getByRole('button', { name: /^Quote(,|$)/ }));
  const quote = page.getByRole('form', { name: /^Quoting/ });
  await expect(quote.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type('look');
  await chooseToolByKeyboard(page, quote, 'Open in a dialog');
  const window = page.getByRole('dialog', { name: 'Quote' });
  await expect(window.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type(' at that');
  await page.keyboard.press('Control+Enter');
  await expect(window).toBeHidden();
  await expect(client.post('look at that')).toBeVisible();
  expect(await follower.call('GET', '/api/v1/timelines/home')).toMatchObject([
    { quote: { id } },
    { id },
  ]);

  /* The shortcut for a new post works with a focused status, which gets the focus back from the
     dialog. */
  await post.focus();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type('It came at six');
  await chooseToolByKeyboard(page, dialog, 'Continue as thread');
  await expect(dialog.getByRole('textbox', { name: 'Post 2' })).toBeFocused();
  await page.keyboard.type('It stood');
  await activateByKeyboard(page, dialog.getByRole('button', { name: 'Add another post' }));
  await expect(dialog.getByRole('textbox', { name: 'Post 3' })).toBeFocused();
  await page.keyboard.type('It flew');
  await activateByKeyboard(page, dialog.getByRole('button', { name: 'Post thread' }));
  await expect(dialog).toBeHidden();
  const last = client.post('It flew');
  await expect(last).toBeVisible();
  const home = await follower.call('GET', '/api/v1/timelines/home');
  const lastId = responseId(Array.isArray(home) ? home[0] : undefined);
  expect(await follower.call('GET', `/api/v1/statuses/${lastId}/context`)).toMatchObject({
    ancestors: [{ content: 'It came at six' }, { content: 'It stood' }],
  });

  await last.focus();
  await page.keyboard.press('n');
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type('Tomorrow');
  await chooseToolByKeyboard(page, dialog, 'Schedule');
  await activateByKeyboard(page, dialog.getByRole('button', { name: 'Schedule', exact: true }));
  await expect(page.getByText(/^Your post is scheduled for/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await last.focus();
  await page.keyboard.press('n');
  await chooseToolByKeyboard(page, dialog, 'Scheduled posts');
  const plans = page.getByRole('dialog', { name: 'Scheduled posts' });
  await expect(plans.getByText('Tomorrow')).toBeVisible();
});

test('Composer: a poll refused by the server stays in the form, is corrected and posted by keyboard', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, composer, watch } = client;
  await client.signIn(ada);
  watch.expectFailure(/\/api\/v1\/statuses/, /422/);
  await page.route('**/api/v1/statuses', (route) =>
    route.fulfill({ status: 422, json: { error: 'Poll options are too alike' } }),
  );
  await tabTo(page, composer.getByRole('textbox', { name: 'Text' }));
  await page.keyboard.type('Which bird?');
  await activateByKeyboard(page, composer.getByRole('button', { name: 'Poll' }));
  await tabTo(page, composer.getByRole('textbox', { name: 'Option 1' }));
  await page.keyboard.type('heron');
  await page.keyboard.press('Enter');
  await page.keyboard.type('herons');
  await page.keyboard.press('Control+Enter');
  await expect(composer.getByRole('alert')).toContainText('Poll options are too alike');
  await expect(composer.getByRole('textbox', { name: 'Option 1' })).toHaveValue('heron');

  await page.unroute('**/api/v1/statuses');
  await tabTo(page, composer.getByRole('textbox', { name: 'Option 2' }), 'Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('gull');
  await page.keyboard.press('Control+Enter');
  await expect(client.post('Which bird?')).toBeVisible();
  expect(await ada.call('GET', '/api/v1/timelines/home')).toMatchObject([
    { poll: { options: [{ title: 'heron' }, { title: 'gull' }] } },
  ]);
});

test('Composer: a sticker is picked and posted by keyboard', async ({ instance, openClient }) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, composer } = client;
  await client.signIn(ada);
  await tabTo(page, composer.getByRole('textbox', { name: 'Text' }));
  await activateByKeyboard(page, composer.getByRole('button', { name: 'Emoji' }).last());
  await activateByKeyboard(
    page,
    page.getByRole('button', { name: 'Stickers', exact: true }),
    'Shift+Tab',
  );
  await activateByKeyboard(page, page.getByRole('button', { name: /^Sticker / }).first());
  await expect(composer.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1);
  await expect(composer.getByText('1 file is attached')).toBeAttached();
  await activateByKeyboard(page, composer.getByRole('button', { name: /^ALT Describe / }));
  await expect(composer.getByRole('textbox', { name: /^Description of/ })).toBeFocused();
  await page.keyboard.type('A bird');
  await page.keyboard.press('Control+Enter');
  await expect(client.posts).toHaveCount(1);
  expect(await ada.call('GET', '/api/v1/timelines/home')).toMatchObject([
    { media_attachments: [{ type: 'image', description: 'A bird' }] },
  ]);
});

import type { Locator } from '@playwright/test';
import { authorAndFollower, registerPerson } from '../fixtures/person.ts';
import { describeFile } from '../pages/describe-file.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { tapTool } from '../pages/composer-menu.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** A picture of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const picture = (name: string) => ({ name, mimeType: 'image/gif', buffer: gif });

async function tap(within: Locator, name: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).tap();
}

/**
 * Taps a button in a status until `shown` is visible: taps right after statuses have moved are
 * ignored.
 */
async function tapUntil(post: Locator, name: string, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await tap(post, name);
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Opens the new post form from the bottom bar. */
async function beginPost({ page }: Client): Promise<Locator> {
  await page.getByRole('button', { name: 'New post' }).tap();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toBeVisible();
  return dialog;
}

/** Asserts that nothing overflows horizontally. */
async function expectFits({ page }: Client): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}

async function chooseLine({ page }: Client, post: Locator, name: string): Promise<void> {
  const line = page.getByRole('menuitem', { name, exact: true });
  await tapUntil(post, 'More', line);
  await line.tap();
}

test('Composer: a reply with two described images, a quote, an edit and a redraft are made by touch', async ({
  instance,
  openClient,
}) => {
  const [author, follower] = await authorAndFollower(instance.origin);
  const id = await author.post('The heron is back');
  const client = await openClient();
  const { page } = client;
  await client.signIn(follower);
  const post = client.post('The heron is back').last();
  const form = client.replyForm;
  await tapUntil(post, 'Reply', form);
  await form.getByRole('textbox', { name: 'Text' }).pressSequentially('so it is');
  const chooser = page.waitForEvent('filechooser');
  await tap(form, 'Attach files');
  await (await chooser).setFiles([picture('one.gif'), picture('two.gif')]);
  await describeFile(form, 'one.gif', 'A heron');
  await describeFile(form, 'two.gif', 'Its nest');
  await expect(form.getByText('2 files are attached')).toBeAttached();
  await expectFits(client);
  await tap(form, 'Reply');
  await expect(form).toBeHidden();
  expect(await follower.call('GET', `/api/v1/statuses/${id}/context`)).toMatchObject({
    descendants: [{ media_attachments: [{ description: 'A heron' }, { description: 'Its nest' }] }],
  });

  const quote = page.getByRole('form', { name: /^Quoting/ });
  await tapUntil(post, 'Quote', quote);
  await quote.getByRole('textbox', { name: 'Text' }).pressSequentially('look at that');
  await expectFits(client);
  await tap(quote, 'Quote');
  const ownStatus = client.post('look at that');
  await expect(ownStatus).toBeVisible();

  await chooseLine(client, ownStatus, 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit post' });
  await edit.getByRole('textbox', { name: 'Text' }).fill('look at this');
  await expectFits(client);
  await tap(edit, 'Save');
  const edited = client.post('look at this');
  await expect(edited).toBeVisible();

  await chooseLine(client, edited, 'Delete and re-draft');
  await page.getByRole('button', { name: 'Re-draft' }).tap();
  const redraftDialog = page.getByRole('dialog', { name: 'New post' });
  await redraftDialog.getByRole('textbox', { name: 'Text' }).fill('look at them');
  await tap(redraftDialog, 'Post');
  await expect(client.post('look at them')).toBeVisible();
  await expect(edited).toBeHidden();
});

test('Composer: a poll refused by the server is corrected by touch', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, watch } = client;
  await client.signIn(ada);
  const dialog = await beginPost(client);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Which bird?');
  await tap(dialog, 'Poll');
  await dialog.getByRole('textbox', { name: 'Option 1' }).fill('heron');
  await dialog.getByRole('textbox', { name: 'Option 2' }).fill('herons');
  await expectFits(client);
  watch.expectFailure(/\/api\/v1\/statuses/, /422/);
  await page.route('**/api/v1/statuses', (route) =>
    route.fulfill({ status: 422, json: { error: 'Poll options are too alike' } }),
  );
  await tap(dialog, 'Post');
  await expect(dialog.getByRole('alert')).toContainText('Poll options are too alike');
  await page.unroute('**/api/v1/statuses');
  await dialog.getByRole('textbox', { name: 'Option 2' }).fill('gull');
  await tap(dialog, 'Post');
  await expect(dialog).toBeHidden();
  await expect(client.post('Which bird?')).toBeVisible();
});

test('Composer: a thread of three, a scheduled post, a drawing and a sticker are made by touch', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  const dialog = await beginPost(client);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('It came at six');
  await tapTool(dialog, 'Continue as thread');
  await dialog.getByRole('textbox', { name: 'Post 2' }).fill('It stood');
  await tap(dialog, 'Add another post');
  await dialog.getByRole('textbox', { name: 'Post 3' }).fill('It flew');
  await expectFits(client);
  await tap(dialog, 'Post thread');
  await expect(dialog).toBeHidden();
  await expect(client.post('It flew')).toBeVisible();

  await beginPost(client);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Tomorrow');
  await tapTool(dialog, 'Schedule');
  await expectFits(client);
  await tap(dialog, 'Schedule');
  await expect(dialog).toBeHidden();
  await beginPost(client);
  await tapTool(dialog, 'Scheduled posts');
  const plans = page.getByRole('dialog', { name: 'Scheduled posts' });
  await expect(plans.getByText('Tomorrow')).toBeVisible();
  await tap(plans, 'Back to the post');

  await tapTool(dialog, 'Draw an image');
  const canvas = page.getByRole('dialog', { name: 'Draw' }).locator('canvas');
  await canvas.tap({ position: { x: 60, y: 60 } });
  await expectFits(client);
  await page.getByRole('button', { name: 'Attach drawing' }).tap();
  await expect(dialog.getByText('1 file is attached')).toBeAttached();
  await dialog.getByRole('button', { name: 'Emoji' }).last().tap();
  await page.getByRole('button', { name: 'Stickers', exact: true }).tap();
  await page
    .getByRole('button', { name: /^Sticker / })
    .first()
    .tap();
  await expect(dialog.getByText('2 files are attached')).toBeAttached();
  await expectFits(client);
  await tap(dialog, 'Post');
  await expect(dialog).toBeHidden();
  expect(await ada.call('GET', '/api/v1/timelines/home?limit=1')).toMatchObject([
    { media_attachments: [{ type: 'image' }, { type: 'image' }] },
  ]);
});

import { authorAndFollower, registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { activateByKeyboard, tabTo } from './pages/keys.ts';
import { chooseMenuItem } from './pages/status-menu.ts';
import { chooseTool } from './pages/composer-menu.ts';

/** A picture of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const picture = (name: string) => ({ name, mimeType: 'image/gif', buffer: gif });

test('Composer: a reply with two described images is written by keyboard', async ({
  instance,
  openClient,
}) => {
  const [author, follower] = await authorAndFollower(instance.origin);
  const id = await author.post('The heron is back');
  const client = await openClient();
  const { page } = client;
  await client.signIn(follower);
  const post = client.post('The heron is back');
  await activateByKeyboard(page, post.getByRole('button', { name: /^Reply(,|$)/ }));
  const form = client.replyForm;
  await expect(form.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type('so it is');

  const chooser = page.waitForEvent('filechooser');
  await activateByKeyboard(page, form.getByRole('button', { name: 'Attach files' }));
  await (await chooser).setFiles([picture('one.gif'), picture('two.gif')]);
  await expect(form.getByRole('listitem')).toHaveCount(2);
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await tabTo(page, form.getByRole('button', { name: 'Describe two.gif' }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(form.getByRole('listitem').first()).toHaveAccessibleName('two.gif');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Description of two.gif' })).toBeFocused();
  await page.keyboard.type('A heron');
  await page.keyboard.press('Escape');
  await activateByKeyboard(page, form.getByRole('button', { name: 'Describe one.gif' }));
  await expect(form.getByRole('textbox', { name: 'Description of one.gif' })).toBeFocused();
  await page.keyboard.type('Its nest');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();

  expect(await follower.call('GET', `/api/v1/statuses/${id}/context`)).toMatchObject({
    descendants: [{ media_attachments: [{ description: 'A heron' }, { description: 'Its nest' }] }],
  });
});

test('Composer: a drawing made with pen and keyboard survives a reload and is posted as an image [R-COMP-009]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, composer, watch } = client;
  await client.signIn(ada);
  await chooseTool(composer, 'Draw an image');
  const dialog = page.getByRole('dialog', { name: 'Draw' });
  const canvas = dialog.locator('canvas');
  const done = dialog.getByRole('button', { name: 'Attach drawing' });
  await expect(done).toBeDisabled();
  await tabTo(page, dialog.getByRole('application'));
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('status')).toHaveText('Pen down at 160, 160');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
  await canvas.hover({ position: { x: 40, y: 40 } });
  await page.mouse.down();
  await canvas.hover({ position: { x: 120, y: 40 } });
  await page.mouse.up();
  const bright = () =>
    canvas.evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement)) throw new Error('no canvas');
      const { data } = element.getContext('2d')?.getImageData(0, 0, 320, 320) ?? {};
      let count = 0;
      for (let at = 0; at < (data?.length ?? 0); at += 4) if ((data?.[at] ?? 0) > 200) count += 1;
      return count;
    });
  const both = await bright();
  /* The drawing stays when the window becomes narrower and when Escape closes the dialog. */
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 720, height: 600 });
  await expect(done).toBeInViewport();
  await page.setViewportSize(wide);
  expect(await bright()).toBe(both);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await chooseTool(composer, 'Draw an image');
  await expect.poll(bright).toBe(both);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(bright).toBeLessThan(both);
  expect(await bright()).toBeGreaterThan(0);

  /* The first upload does not reach the server, so the file is sent again after the reload. */
  watch.expectFailure(/\/api\/v1\/media/, /ERR_/);
  await page.route('**/api/v1/media', (route) => route.abort('connectionreset'));
  await done.click();
  await expect(composer.getByText(/Couldn’t upload/)).toBeVisible();
  await page.unroute('**/api/v1/media');
  const uploaded = page.waitForResponse(/\/api\/v[12]\/media$/);
  await page.reload();
  await page.getByRole('button', { name: /^Continue writing: drawing.png/ }).click();
  await expect(composer.getByRole('listitem', { name: 'drawing.png' })).toBeVisible();
  await uploaded;
  await expect(composer.getByRole('progressbar')).toHaveCount(0);
  await composer.getByRole('textbox', { name: 'Text' }).fill('A line');
  await expect(composer.getByText('1 image has no description')).toBeVisible();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(client.post('A line').locator('figure')).toBeVisible();
  expect(await ada.call('GET', '/api/v1/timelines/home')).toMatchObject([
    { media_attachments: [{ type: 'image' }] },
  ]);
});

test('Reports: a status is reported by keyboard at mobile width', async ({
  instance,
  openClient,
}) => {
  const [author, follower] = await authorAndFollower(instance.origin);
  await author.post('An old grievance');
  await author.post('Buy my herons');
  const client = await openClient();
  const { page } = client;
  await page.setViewportSize({ width: 390, height: 844 });
  await client.signIn(follower);
  await chooseMenuItem(page, client.post('Buy my herons'), 'Report');
  const dialog = page.getByRole('dialog', { name: /^Report @/ });
  await expect(dialog.getByRole('checkbox', { name: 'Report this post' })).toHaveCount(2);
  await expect(dialog.getByRole('checkbox', { name: 'Report this post' }).first()).toBeChecked();
  await tabTo(page, dialog.getByRole('textbox', { name: 'Comment' }));
  await page.keyboard.type('Sells birds');
  await activateByKeyboard(page, dialog.getByRole('button', { name: 'Send report' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/@.* reported/)).toBeVisible();
});

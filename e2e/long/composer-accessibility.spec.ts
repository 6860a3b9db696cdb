import { demoSignIns } from '@rookery/instance/seed/sign-ins.ts';
import { accessibilityViolations } from '../fixtures/accessibility-violations.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseTool, chooseToolByKeyboard } from '../pages/composer-menu.ts';

/** A picture of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`Accessibility: the composer has no axe violations at ${width} px, dark or light`, async ({
    startInstance,
    openClient,
  }) => {
    test.setTimeout(300_000);
    const [mira] = demoSignIns;
    if (!mira) throw new Error('nobody to be');
    const client = await openClient(await startInstance(['--world', 'demo', '--no-throttle']));
    const { page } = client;
    await page.setViewportSize({ width, height });
    await page.goto('/login');
    await client.fillSignIn(mira.username, mira.password);
    await expect(page).toHaveURL(/\/main\/friends$/);
    await expect(client.posts.first()).toBeVisible();
    const see = async (state: string) =>
      expect.soft(await accessibilityViolations(page), state).toEqual([]);

    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'New post' });
    const clickButton = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await chooseTool(dialog, 'Format');
    await dialog.getByRole('combobox', { name: 'Format' }).selectOption({ label: 'Markdown' });
    await text.fill('هذا نص عربي طويل عن طائر البلشون 🪶');
    await expect(dialog.getByRole('toolbar')).toBeVisible();
    expect(await text.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');
    await see('Arabic text, with the bar of marks');

    await dialog
      .getByLabel('Files to attach')
      .setInputFiles({ name: 'heron.gif', mimeType: 'image/gif', buffer: gif });
    await expect(dialog.getByText('1 file is attached')).toBeAttached();
    await clickButton('ALT Describe heron.gif');
    await see('the dialog of a file');
    await clickButton('Focal point');
    await see('the point of a file that stays in view');
    await clickButton('Done');
    await expect(dialog.getByText('1 image has no description')).toBeVisible();
    await see('a file without a description');

    await clickButton('Poll');
    await chooseTool(dialog, 'Preview');
    await chooseTool(dialog, 'Continue as thread');
    await expect(dialog.getByRole('textbox', { name: 'Post 2' })).toBeVisible();
    await see('a poll, a preview and a thread');
    await dialog.getByRole('textbox', { name: 'Post 2' }).fill(' ');
    await clickButton('Post thread');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await see('what hinders a post');

    await clickButton('Remove post 2');
    await chooseTool(dialog, 'Schedule');
    await expect(dialog.getByLabel('Scheduled time')).toBeVisible();
    await see('a time to post at');
    await chooseTool(dialog, 'Draw an image');
    await expect(page.getByRole('dialog', { name: 'Draw' })).toBeVisible();
    await see('the canvas');
    await page
      .getByRole('dialog', { name: 'Draw' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await clickButton('Drafts');
    const drafts = page.getByRole('dialog', { name: 'Drafts' });
    await expect(drafts.getByRole('listitem').first()).toBeVisible();
    await see('the drafts');
    await page.keyboard.press('Escape');
    await expect(drafts).toBeHidden();

    const post = client.posts.first();
    await post
      .getByRole('button', { name: /^Reply(,|$)/ })
      .first()
      .press('Enter');
    await chooseToolByKeyboard(page, client.replyForm, 'Open in a dialog');
    const replyDialog = page.getByRole('dialog', { name: 'Reply' });
    await expect(
      replyDialog.getByRole('region', { name: 'Post you’re replying to' }),
    ).toBeVisible();
    await see('an answer in a window');
  });
}

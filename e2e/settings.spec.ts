import { readFileSync } from 'node:fs';
import { totpCode } from '@rookery/instance/testing/totp-code.ts';
import { authorAndFollower, registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { openSettings } from './pages/settings.ts';

test('Settings: two-factor authentication is set up, and the next sign-in requires a code [R-SET-044]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, watch } = client;
  watch.expectFailure(/oauth\/token/, /403/);
  await client.signIn(ada);
  const dialog = await openSettings(page, 'Security');
  await dialog.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  await expect(dialog.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as file' }).click();
  const codes = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  expect(codes.length).toBeGreaterThan(3);
  await dialog.getByRole('button', { name: 'I’ve saved these codes' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const key = await dialog.getByText(/^Key:/).locator('span').innerText();
  const form = dialog.getByRole('form', { name: 'Confirm two-factor authentication' });
  await form.getByLabel('Code from your app').fill(totpCode(key));
  await form.getByLabel('Current password').fill(ada.password);
  await form.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('Two-factor authentication is on.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Log out' }).last().click();
  await page
    .getByRole('dialog', { name: 'Log out' })
    .getByRole('button', { name: 'Log out' })
    .click();
  await page.goto('/login');
  await client.fillSignIn(ada.username, ada.password);
  const second = page.getByRole('form', { name: 'Two-factor authentication' });
  await second.getByRole('button', { name: /recovery/i }).click();
  await second.getByRole('textbox').fill(codes[0] ?? '');
  await second.getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(/\/main\/friends$/);
});

test('Settings: the backup of an older client is previewed, restored and undone [R-SET-004]', async ({
  instance,
  openClient,
}) => {
  const client = await openClient();
  const { page } = client;
  await client.signIn(await registerPerson(instance.origin, 'ada'));
  const dialog = await openSettings(page, 'Filters');
  const filters = dialog.getByRole('list', { name: 'Filters' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles('client/src/session/preferences/backup/testing/other-client-backup.json');
  const preview = page.getByRole('dialog', { name: 'Review changes' });
  await expect(preview.getByText('jackdaw, spoilers, and *kraken*')).toBeVisible();
  await expect(filters.getByRole('listitem')).toHaveCount(0);
  await preview.getByRole('button', { name: /^Change \d+ settings$/ }).click();
  await expect(filters.getByText('jackdaw, spoilers, or *kraken*')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(filters.getByRole('listitem')).toHaveCount(0);
});

test('Settings: a profile is changed with its picture, and another account sees it [R-SET-048]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const [a, b] = [await openClient(), await openClient()];
  await a.signIn(ada);
  await b.signIn(bela);
  const dialog = await openSettings(a.page, 'Account');
  const form = dialog.getByRole('form', { name: 'Profile' });
  await form.getByLabel('Name', { exact: true }).fill('Ada of the canal');
  await form.getByLabel('Bio', { exact: true }).fill('Counts herons');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved')).toBeVisible();
  await dialog.getByLabel('Avatar').setInputFiles('e2e/fixtures/heron.png');
  const crop = a.page.getByRole('dialog', { name: 'Crop image' });
  const part = crop.getByRole('group', { name: /arrow keys/ }).or(crop.getByLabel(/arrow keys/));
  await part.first().press('ArrowRight');
  const uploaded = a.page.waitForResponse(
    (response) =>
      response.url().endsWith('/update_credentials') && response.request().method() === 'PATCH',
  );
  await crop.getByRole('button', { name: 'Crop', exact: true }).click();
  expect((await uploaded).status()).toBe(200);
  await expect(crop).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Reset' }).first()).toBeVisible();
  await b.page.goto('/ada');
  await expect(b.main.getByText('Ada of the canal').first()).toBeVisible();
  await expect(b.main.getByText('Counts herons')).toBeVisible();
  await expect.poll(() => b.page.locator('main img[src*="/media/"]').count()).toBeGreaterThan(0);
});

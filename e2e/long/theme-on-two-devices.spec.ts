import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { openSettings } from '../pages/settings.ts';

const background = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--bg'));

test('Themes: a theme is created, exported, imported and shown on another device', async ({
  instance,
  openClient,
}) => {
  test.setTimeout(90_000);
  const ada = await registerPerson(instance.origin, 'ada');
  const [desk, phone] = [await openClient(), await openClient()];
  await phone.page.setViewportSize({ width: 390, height: 844 });
  await desk.signIn(ada);
  const dialog = await openSettings(desk.page, 'Appearance');
  await dialog.getByText('Edit theme…').click();
  await dialog.getByText('Common colours').click();
  const ground = dialog.getByRole('group', { name: 'Background', exact: true }).first();
  await ground.locator('input[type=color]').fill('#204060');
  const download = desk.page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as file' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    _pleroma_theme_version: 2,
    source: { colors: { bg: '#204060' } },
    theme: { colors: { bg: '#204060' } },
  });
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await dialog.getByLabel('Theme file').setInputFiles(file);
  const saved = desk.page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/frontend_settings/'),
  );
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => background(desk.page)).toBe('rgba(32, 64, 96, 1)');
  await (await saved).response();
  await phone.signIn(ada);
  await expect.poll(() => background(phone.page)).toBe('rgba(32, 64, 96, 1)');
  await phone.page.keyboard.press('Alt+Shift+T');
  await expect.poll(() => background(phone.page)).toBe('');
});

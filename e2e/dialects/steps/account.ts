import { expect } from '@playwright/test';
import { openSettings } from '../../pages/settings.ts';
import { signInByDialect } from '../sign-in-by-dialect.ts';
import type { GoalStep } from './goal-steps.ts';

/** Signs in as another member than the viewer of the other goals. */
export const signIn: GoalStep = ({ client, dialect, other }) =>
  signInByDialect(client, dialect, other);

export const signOut: GoalStep = async ({ page, client, origin }) => {
  const revoked = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/oauth/revoke',
  );
  await client.signOut();
  const { token } = (await revoked).postDataJSON();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${token}` };
      const url = `${origin}/api/v1/accounts/verify_credentials`;
      return (await fetch(url, { headers })).ok;
    })
    .toBe(false);
};

export const editProfile: GoalStep = async ({ page, client, viewer }) => {
  await page.goto('/mira');
  await client.main.getByRole('button', { name: 'Edit profile' }).click();
  const form = page.getByRole('form', { name: 'Profile', exact: true });
  await form.getByLabel('Bio').fill('Counts herons at the canal');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved')).toBeVisible();
  expect(await viewer.call('GET', '/api/v1/accounts/verify_credentials')).toMatchObject({
    source: { note: 'Counts herons at the canal' },
  });
  await page.goto('/mira');
  await expect(client.main.getByText('Counts herons at the canal')).toBeVisible();
};

export const changeSetting: GoalStep = async ({ page }) => {
  const box = (await openSettings(page, 'Reading')).getByRole('checkbox').first();
  const wasOn = await box.isChecked();
  await box.setChecked(!wasOn);
  await page.reload();
  const again = (await openSettings(page, 'Reading')).getByRole('checkbox').first();
  await expect(again).toBeChecked({ checked: !wasOn });
  await again.setChecked(wasOn);
};

/** Parts of the settings that only servers with the API of Pleroma have, by their tab. */
const pleromaSettings: Readonly<Record<string, readonly string[]>> = {
  Security: ['Change password', 'Set up two-factor authentication', 'Sessions and apps'],
  Account: ['Mascot', 'Aliases', 'Delete account'],
  Data: ['Archives', 'Import from a file'],
};

export const findSettings: GoalStep = async ({ page, client, dialect }) => {
  for (const [tab, parts] of Object.entries(pleromaSettings)) {
    const dialog = await openSettings(page, tab);
    await client.watch.waitUntilLoaded();
    for (const part of parts)
      await expect.soft(dialog.getByText(part).first(), `${tab}: ${part}`).toBeVisible({
        visible: dialect === 'akkoma',
      });
  }
};

import type { InstanceConfig } from '@rookery/instance/config.ts';
import { expect } from '@playwright/test';
import type { Person } from '../fixtures/person.ts';
import type { Client } from '../pages/client.ts';

/**
 * Signs in with the client's form on Akkoma, and on the server's own pages elsewhere. GoToSocial
 * does not announce that it refuses passwords. The client therefore shows its form until GoToSocial
 * has refused one.
 */
export async function signInByDialect(
  client: Client,
  dialect: InstanceConfig['dialect'],
  { username, password }: Person,
): Promise<void> {
  const { page, main } = client;
  await page.goto('/login');
  if (dialect !== 'mastodon') await client.fillSignIn(username, password);
  if (dialect !== 'akkoma') {
    await main.getByRole('button', { name: /^Log in at / }).click();
    await page.getByLabel('Username or email address').fill(username);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
  }
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(page.getByRole('region', { name: 'You' })).toContainText(`@${username}`);
}

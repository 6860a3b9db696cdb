import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a tab of the settings as the signed-in account. */
export async function openSettings(page: Page, tab: string): Promise<Locator> {
  await page.goto('/settings');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('button', { name: tab, exact: true }).click();
  await expect(dialog.getByRole('heading', { name: tab, exact: true, level: 3 })).toBeVisible();
  return dialog;
}

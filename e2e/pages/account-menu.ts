import type { Page } from '@playwright/test';

/** Chooses an entry of the menu at the end of the top bar. */
export async function chooseFromAccountMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

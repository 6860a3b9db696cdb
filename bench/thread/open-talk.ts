import type { Page } from '@playwright/test';

/** Presses on a status's time in the timeline, and waits until its whole conversation is known. */
export async function openConversation(page: Page, id: string): Promise<void> {
  await page.locator(`article[data-status="${id}"] a:has(time)`).first().click();
  await page.waitForURL(`**/notice/${id}`);
  /* How long it is stands in each card once all of it has come. */
  await page
    .locator(`article[data-status="${id}"][aria-setsize]:not([aria-setsize="-1"])`)
    .waitFor();
}

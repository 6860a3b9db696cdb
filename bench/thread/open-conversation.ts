import type { Page } from '@playwright/test';

/** Clicks a status's time in the timeline and waits until the conversation is complete. */
export async function openConversation(page: Page, id: string): Promise<void> {
  await page.locator(`article[data-status="${id}"] a:has(time)`).first().click();
  await page.waitForURL(`**/notice/${id}`);
  /* `aria-setsize` is set in each card after the conversation is complete. */
  await page
    .locator(`article[data-status="${id}"][aria-setsize]:not([aria-setsize="-1"])`)
    .waitFor();
}

import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Returns the MIME types of `count` photos. */
export const jpegTypes = (count: number) => Array.from({ length: count }, () => 'image/jpeg');

export const lightboxOf = (page: Page) => page.getByRole('dialog', { name: 'Media viewer' });

export const cardOf = (page: Page, { id }: { readonly id: string }) =>
  page.locator(`article[data-status="${id}"]`).first();

/** The images of a card that open the lightbox. */
export const picturesIn = (card: Locator) => card.locator('figure').getByRole('link');

/** Opens an image of a status, counted from 0, with the pointer. */
export async function openPicture(
  page: Page,
  status: { readonly id: string },
  index = 0,
): Promise<Locator> {
  await page.goto(`/notice/${status.id}`);
  await picturesIn(cardOf(page, status)).nth(index).click();
  return lightboxOf(page);
}

/**
 * Asserts that the lightbox and its history entry are gone, so that the next step may go back or
 * reopen it.
 */
export async function expectLightboxClosed(page: Page): Promise<void> {
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .not.toContain('lightbox');
}

/** Replaces a status's attachments using `change`. */
export async function changeAttachments(
  page: Page,
  id: string,
  change: (attachments: readonly object[]) => readonly object[],
  fields: object = {},
): Promise<void> {
  await page.route(new RegExp(`/api/v1/statuses/${id}(\\?|$)`), async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const status: { media_attachments: object[] } = await response.json();
    const attachments = change(status.media_attachments);
    await route.fulfill({
      response,
      json: { ...status, ...fields, media_attachments: attachments },
    });
  });
}

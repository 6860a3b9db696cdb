import type { Locator, Page } from '@playwright/test';

/** The types of so many photographs. */
export const jpeg = (count: number) => Array.from({ length: count }, () => 'image/jpeg');

export const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Media viewer' });

export const cardOf = (page: Page, { id }: { readonly id: string }) =>
  page.locator(`article[data-status="${id}"]`).first();

/** The pictures of a card that open the viewer. */
export const picturesIn = (card: Locator) => card.locator('figure').getByRole('link');

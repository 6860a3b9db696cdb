import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { clickInPlace } from './stable-box.ts';
import type { Client } from './client.ts';

/** A text of about one line. */
export const sampleText =
  'The heron stands on the canal wall and waits, as it did yesterday and the day before. ';

/** Scrolls with the wheel until the element is rendered and in the upper half of the window. */
export async function scrollToStatus(client: Client, sight: Locator): Promise<void> {
  await client.page.mouse.move(640, 400);
  await expect(async () => {
    const isRendered = (await sight.count()) > 0;
    const top = isRendered ? ((await sight.boundingBox({ timeout: 1_000 }))?.y ?? 1_200) : 1_200;
    if (!(top > 150 && top < 400)) await client.page.mouse.wheel(0, Math.round(top - 250));
    expect(top).toBeGreaterThan(150);
    expect(top).toBeLessThan(400);
  }).toPass({ intervals: [80], timeout: 90_000 });
}

/** Asserts that the element is at this position; tolerates two pixels of rounding. */
export async function expectTopPosition(
  client: Client,
  sight: Locator,
  place: number,
): Promise<void> {
  await expect(sight).toBeInViewport();
  await expect(async () => {
    const now = await client.topOf(sight);
    expect(Math.abs(now - place), `at ${now}, and was at ${place}`).toBeLessThanOrEqual(2);
  }).toPass({ timeout: 60_000 });
}

/** Returns the link from a status to its own page. */
export function statusLink(post: Locator): Locator {
  return post
    .getByRole('link')
    .filter({ has: post.page().locator('time') })
    .first();
}

/** Opens the page of a status in a list. */
export async function openStatusPage({ page }: Client, post: Locator): Promise<void> {
  await clickInPlace(statusLink(post));
  await expect(page).toHaveURL(/\/notice\//);
  await expect(page.getByRole('heading', { name: 'Conversation', level: 1 })).toBeVisible();
}

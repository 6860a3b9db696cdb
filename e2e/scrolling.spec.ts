import type { Page } from '@playwright/test';
import { register } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Where the page stands once it no longer moves. */
async function restingPlace(page: Page): Promise<number> {
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await scrollTop(page);
        return last === before;
      },
      { intervals: [150] },
    )
    .toBe(true);
  return last;
}

const words =
  'The heron stands on the canal wall and waits, as it did yesterday and the day before. ';

test('another place begins at its top, and Back leads to where one was reading [R-ROUTE-035 R-ROUTE-036]', async ({
  instance,
  openClient,
}) => {
  const ada = await register(instance.origin, 'ada');
  for (let number = 1; number <= 20; number += 1) {
    await ada.post(`Post ${number}. ${words.repeat(1 + (number % 4))}`);
  }
  const client = await openClient();
  const { page } = client;
  await page.goto('/main/all');
  await expect(client.post('Post 20.')).toBeVisible();
  await page.mouse.move(640, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(client.post('Post 12.')).toBeInViewport({ ratio: 0.9, timeout: 200 });
  }).toPass();
  const left = await restingPlace(page);
  expect(left).toBeGreaterThan(400);
  const where = (await client.post('Post 12.').boundingBox())?.y;

  const places = page.getByRole('navigation', { name: 'Main navigation' });
  await places.getByRole('link', { name: 'Local' }).click();
  await expect(page.getByRole('heading', { name: 'Local', level: 1 })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(client.post('Post 20.')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Federated', level: 1 })).toBeVisible();
  await expect(client.post('Post 12.')).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBe(left);
  expect((await client.post('Post 12.').boundingBox())?.y).toBe(where);

  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Local', level: 1 })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

import { expect, test } from '../fixtures/demo-world.ts';
import {
  cardOf,
  expectLightboxClosed,
  jpegTypes,
  openPicture,
  picturesIn,
  lightboxOf,
} from '../pages/media.ts';

test('Lightbox: an image that loads there after it had failed also appears in the status', async ({
  demo,
  openClient,
}) => {
  const { page, watch } = await openClient(demo);
  const post = demo.find(jpegTypes(1));
  watch.expectFailure(/\/media\//, /status of 404/);
  let isThere = false;
  await page.route(/\/media\//, (route) =>
    isThere ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  );
  await page.goto(`/notice/${post.id}`);
  const tile = cardOf(page, post).locator('figure');
  const failure = 'Couldn’t load this file.';
  await expect(tile.getByText(failure)).toBeVisible();
  await picturesIn(cardOf(page, post)).click();
  const lightbox = lightboxOf(page);
  await expect(lightbox.getByRole('alert')).toHaveText(failure);
  await expect(tile.getByText(failure)).toBeVisible();
  isThere = true;
  await lightbox.getByRole('button', { name: 'Try again' }).click();
  await expect(lightbox.getByRole('alert')).toHaveCount(0);
  await expect(lightbox.getByText('Loading…')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectLightboxClosed(page);
  await expect(tile.getByText(failure)).toHaveCount(0);
  await expect(tile.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
});

test('Lightbox: a zoomed image is panned by keyboard up to its edges', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpegTypes(3));
  const lightbox = await openPicture(page, post);
  await expect(lightbox.getByText('1 / 3')).toBeVisible();
  await expect(lightbox.getByText('Loading…')).toHaveCount(0);
  const picture = lightbox.locator('[data-current] [data-zoomable]');
  const placeOf = () => picture.evaluate((element) => element.style.transform);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowDown');
  await expect.poll(placeOf).toBe('translate(0px, -80px) scale(2.25)');
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('ArrowDown');
  const edge = await placeOf();
  await page.keyboard.press('ArrowDown');
  expect(await placeOf()).toBe(edge);
  await page.keyboard.press('ArrowRight');
  expect(await placeOf()).not.toBe(edge);
  await expect(lightbox.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('2 / 3')).toBeVisible();
});

import { expect, test } from '../fixtures/demo-world.ts';
import {
  cardOf,
  expectViewerClosed,
  jpegTypes,
  openPicture,
  picturesIn,
  viewerOf,
} from '../pages/media.ts';

test('Media viewer: an image that loads at last in the viewer also appears in the status', async ({
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
  const viewer = viewerOf(page);
  await expect(viewer.getByRole('alert')).toHaveText(failure);
  await expect(tile.getByText(failure)).toBeVisible();
  isThere = true;
  await viewer.getByRole('button', { name: 'Try again' }).click();
  await expect(viewer.getByRole('alert')).toHaveCount(0);
  await expect(viewer.getByText('Loading…')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectViewerClosed(page);
  await expect(tile.getByText(failure)).toHaveCount(0);
  await expect(tile.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
});

test('Media viewer: a zoomed image is panned by keyboard up to its edges', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpegTypes(3));
  const viewer = await openPicture(page, post);
  await expect(viewer.getByText('1 / 3')).toBeVisible();
  await expect(viewer.getByText('Loading…')).toHaveCount(0);
  const picture = viewer.locator('[data-current] [data-zoomable]');
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
  await expect(viewer.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 3')).toBeVisible();
});

import { AxeBuilder } from '@axe-core/playwright';
import type { CDPSession, Locator } from '@playwright/test';
import { expect, test } from './fixtures/demo-world.ts';
import {
  cardOf,
  expectLightboxClosed,
  jpegTypes,
  openPicture,
  picturesIn,
  lightboxOf,
} from './pages/media.ts';
import { expectTopPosition } from './pages/reading.ts';

async function scaleOf(lightbox: Locator): Promise<number> {
  return lightbox
    .locator('[data-current] [data-zoomable]')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
}

/** Dispatches touch events for several fingers, each along its path. */
async function touch(
  cdp: CDPSession,
  ways: readonly (readonly [from: readonly [number, number], to: readonly [number, number]])[],
): Promise<void> {
  const points = (part: number) =>
    ways.map(([[x, y], [toX, toY]], id) => ({
      x: x + (toX - x) * part,
      y: y + (toY - y) * part,
      id,
    }));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(part) });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('Lightbox: opens, navigates by keys and buttons and restores the focus; no axe violations', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpegTypes(3));
  await page.goto(`/notice/${post.id}`);
  const pictures = picturesIn(cardOf(page, post));
  await pictures.nth(1).click();
  const lightbox = lightboxOf(page);
  await expect(lightbox.getByText('2 / 3')).toBeVisible();
  await expect(lightbox.getByText('Loading…')).toHaveCount(0);
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('1 / 3')).toBeVisible();
  await lightbox.getByRole('button', { name: 'Previous' }).click();
  await expect(lightbox.getByText('3 / 3')).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expectLightboxClosed(page);
  await expect(pictures.nth(1)).toBeFocused();
});

test('Lightbox: Back closes it at the reading position and then leaves the page, as does every other way of closing', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpegTypes(3));
  await page.goto('/about');
  await page.goto(`/notice/${post.id}`);
  const open = async (): Promise<Locator> => {
    await picturesIn(cardOf(page, post)).first().click();
    await expect(lightboxOf(page)).toBeVisible();
    return lightboxOf(page);
  };
  await open();
  await page.goBack();
  await expectLightboxClosed(page);
  expect(new URL(page.url()).pathname).toContain(post.id);
  await expect(cardOf(page, post)).toBeVisible();

  await (await open()).getByRole('button', { name: 'Close' }).click();
  await expectLightboxClosed(page);
  await open();
  await page.mouse.click(40, 450);
  await expectLightboxClosed(page);

  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('Lightbox: the timeline has the same position after the lightbox is closed', async ({
  demo,
  openClient,
}) => {
  const client = await openClient(demo);
  const { page } = client;
  await page.goto('/main/all');
  await page.mouse.move(640, 400);
  const pictures = client.main.locator('figure').getByRole('link');
  await client.scrollUntilVisible(pictures);
  // Finds the image again by its URL: which image is the first in the list depends on the rows that
  // are rendered around the window.
  const address = await pictures.first().getAttribute('href');
  const picture = client.main.locator(`figure a[href="${address}"]`);
  await picture.scrollIntoViewIfNeeded();
  const before = await client.topOf(picture);
  await picture.click();
  await expect(lightboxOf(page)).toBeVisible();
  await page.goBack();
  await expectLightboxClosed(page);
  await expectTopPosition(client, picture, before);
});

test('Lightbox: a swipe of a quarter of the window navigates, a pinch zooms; below 1.2 the image snaps back', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  await page.setViewportSize({ width: 400, height: 800 });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  const post = demo.find(jpegTypes(3));
  const lightbox = await openPicture(page, post);
  await expect(lightbox.getByText('1 / 3')).toBeVisible();

  await touch(cdp, [
    [
      [300, 400],
      [215, 400],
    ],
  ]);
  await expect(lightbox.getByText('1 / 3')).toBeVisible();
  await touch(cdp, [
    [
      [300, 400],
      [150, 400],
    ],
  ]);
  await expect(lightbox.getByText('2 / 3')).toBeVisible();
  await touch(cdp, [
    [
      [100, 400],
      [320, 400],
    ],
  ]);
  await expect(lightbox.getByText('1 / 3')).toBeVisible();

  const pinch = (from: number, to: number) =>
    touch(cdp, [
      [
        [200 - from, 400],
        [200 - to, 400],
      ],
      [
        [200 + from, 400],
        [200 + to, 400],
      ],
    ]);
  await pinch(40, 120);
  await expect.poll(() => scaleOf(lightbox)).toBeCloseTo(3, 1);
  await touch(cdp, [
    [
      [300, 400],
      [100, 400],
    ],
  ]);
  await expect(lightbox.getByText('1 / 3')).toBeVisible();
  await pinch(120, 44);
  await expect.poll(() => scaleOf(lightbox)).toBe(1);
  await pinch(100, 115);
  await expect.poll(() => scaleOf(lightbox)).toBe(1);
});

test('Lightbox: the wheel zooms, videos and audio play, Flash can be downloaded, without policy violations', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const still = demo.find(jpegTypes(1));
  await openPicture(page, still);
  await expect(lightboxOf(page).getByText('1 / 1')).toBeVisible();
  await page.mouse.move(640, 360);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => scaleOf(lightboxOf(page))).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await expectLightboxClosed(page);

  const videoStatus = demo.find(['video/webm']);
  await page.goto(`/notice/${videoStatus.id}`);
  await cardOf(page, videoStatus).getByRole('button', { name: 'Open in the media viewer' }).click();
  const video = lightboxOf(page).locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expectLightboxClosed(page);

  const sound = demo.find(['audio/wav']);
  await page.goto(`/notice/${sound.id}`);
  const audio = cardOf(page, sound).locator('audio');
  await audio.evaluate((element: HTMLAudioElement) => {
    element.muted = true;
    return element.play();
  });
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0);

  const flash = demo.find(['application/x-shockwave-flash']);
  await page.goto(`/notice/${flash.id}`);
  const card = cardOf(page, flash);
  await card.getByRole('button', { name: 'Play Flash' }).click();
  await expect(card.getByText('This site doesn’t allow Flash content.')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Download' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Play Flash' })).toHaveCount(0);
});

test('Attachments: a video that fails to load says so in the status and the lightbox and can be retried', async ({
  demo,
  openClient,
}) => {
  const { page, watch } = await openClient(demo);
  watch.expectFailure(/\.webm/, /status of 404/);
  let isThere = false;
  await page.route(/\.webm/, (route) =>
    isThere ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  );
  const video = demo.find(['video/webm']);
  await page.goto(`/notice/${video.id}`);
  const card = cardOf(page, video);
  await expect(card.getByText('Couldn’t load this file.')).toBeVisible();
  isThere = true;
  await card.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(card.locator('video')).not.toHaveJSProperty('readyState', 0);
  await page.keyboard.press('Tab');
  await expect(card.locator('video')).toBeFocused();

  isThere = false;
  const mixed = demo.find(['image/jpeg', 'video/webm', 'video/webm']);
  const lightbox = await openPicture(page, mixed, 1);
  await expect(lightbox.getByRole('alert')).toHaveText('Couldn’t load this file.');
  await expect(lightbox.getByText('Loading…')).toHaveCount(0);
  isThere = true;
  await lightbox.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(lightbox.locator('video')).not.toHaveJSProperty('readyState', 0);
  await expect(lightbox.getByText('Loading…')).toHaveCount(0);
  await expect(lightbox.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('3 / 3')).toBeVisible();
});

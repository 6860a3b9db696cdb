import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/demo-world.ts';
import { allowFlash } from '../pages/allow-flash.ts';
import { stableBox } from '../pages/stable-box.ts';
import {
  cardOf,
  changeAttachments,
  expectLightboxClosed,
  jpegTypes,
  openPicture,
  lightboxOf,
} from '../pages/media.ts';

/** Replaces the first image of a status. */
async function beginWith(page: Page, post: { readonly id: string }, mime: string, url: string) {
  await changeAttachments(page, post.id, ([first, ...rest]) => [
    {
      ...first,
      type: mime.split('/')[0],
      url,
      preview_url: null,
      description: 'The first',
      pleroma: { mime_type: mime },
    },
    ...rest,
  ]);
}

async function addressOf(origin: string, { id }: { readonly id: string }): Promise<string> {
  const status: { media_attachments: readonly { url: string }[] } = await (
    await fetch(`${origin}/api/v1/statuses/${id}`)
  ).json();
  return status.media_attachments[0]?.url ?? '';
}

/** Opens the lightbox with the second medium of a status, and goes to the first one by keyboard. */
async function openFirst(page: Page, post: { readonly id: string }): Promise<Locator> {
  await page.goto(`/notice/${post.id}`);
  await cardOf(page, post).locator('figure').nth(1).getByRole('link').click();
  const lightbox = lightboxOf(page);
  await expect(lightbox.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText('1 / 3')).toBeVisible();
  return lightbox;
}

test('Lightbox: playing Flash has the focus and handles keys except Escape', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  await allowFlash(page);
  const post = demo.find(jpegTypes(3));
  const flash = demo.find(['application/x-shockwave-flash']);
  const url = await addressOf(demo.origin, flash);
  await beginWith(page, post, 'application/x-shockwave-flash', url);
  const lightbox = await openFirst(page, post);
  await lightbox.getByRole('button', { name: 'Play Flash' }).press('Enter');
  const player = lightbox.locator('ruffle-player');
  await expect(player).toBeVisible({ timeout: 60_000 });
  await expect(player).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', '+', '0']) {
    await page.keyboard.press(key);
  }
  await expect(player).toBeFocused();
  await expect(lightbox.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectLightboxClosed(page);
});

test('Lightbox: a swipe can start on an audio file, and Previous and Next do not cover its waveform', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  await page.setViewportSize({ width: 390, height: 800 });
  const post = demo.find(jpegTypes(3));
  const url = await addressOf(demo.origin, demo.find(['audio/wav']));
  await beginWith(page, post, 'audio/wav', url);
  const lightbox = await openFirst(page, post);
  const wave = await stableBox(lightbox.locator('[data-current] canvas'));
  const previous = await stableBox(lightbox.getByRole('button', { name: 'Previous' }));
  const next = await stableBox(lightbox.getByRole('button', { name: 'Next' }));
  expect(previous.x + previous.width).toBeLessThanOrEqual(wave.x);
  expect(next.x).toBeGreaterThanOrEqual(wave.x + wave.width);
  const y = wave.y + wave.height / 2;
  await page.mouse.move(wave.x + wave.width - 20, y);
  await page.mouse.down();
  await page.mouse.move(wave.x + 20, y, { steps: 4 });
  await page.mouse.up();
  await expect(lightbox.getByText('2 / 3')).toBeVisible();
});

test('Lightbox: an animated image is paused with reduced motion until it is played, and can be paused again', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const post = demo.find(['image/webp', 'image/gif']);
  const lightbox = await openPicture(page, post);
  await expect(lightbox.getByText('Loading…')).toHaveCount(0);
  const current = lightbox.locator('[data-current]');
  const frame = current.locator('[data-zoomable] canvas');
  const opacity = () => current.getByRole('img').evaluate((one) => getComputedStyle(one).opacity);
  await expect(frame).toBeVisible();
  expect(await opacity()).toBe('0');
  const isPainted = () =>
    frame.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, 8, 8) ?? { data: [] };
      return data.some((value) => value > 0);
    });
  await expect.poll(isPainted).toBe(true);
  await current.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(frame).toBeHidden();
  expect(await opacity()).toBe('1');
  await page.keyboard.press('Enter');
  await expect(frame).toBeVisible();
  await expect(current.getByRole('button', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('2 / 2')).toBeVisible();
});

test('Lightbox: an image of unknown size has the aspect ratio of its preview while loading', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpegTypes(1));
  await changeAttachments(page, post.id, (all) => all.map((one) => ({ ...one, meta: {} })));
  const full = new URL(await addressOf(demo.origin, post)).pathname;
  const coming = Promise.withResolvers<undefined>();
  await page.route(`**${full}`, async (route) => {
    await coming.promise;
    await route.continue();
  });
  const lightbox = await openPicture(page, post);
  await expect(lightbox.getByText('Loading…')).toBeVisible();
  const ratio = async (): Promise<number> => {
    const { width, height } = await stableBox(lightbox.locator('[data-current] [data-zoomable]'));
    return width / height;
  };
  const preview = lightbox.locator('[data-current] img').first();
  await expect(preview).not.toHaveJSProperty('naturalWidth', 0);
  const before = await ratio();
  coming.resolve(undefined);
  await expect(lightbox.getByText('Loading…')).toHaveCount(0);
  expect(before).toBeCloseTo(await ratio(), 1);
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/demo-world.ts';
import { allowFlash } from '../pages/allow-flash.ts';
import { stableBox } from '../pages/stable-box.ts';
import {
  cardOf,
  changeAttachments,
  expectViewerClosed,
  jpegTypes,
  openPicture,
  viewerOf,
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

/** Opens the first medium of a status in the viewer, by keyboard from the second. */
async function openFirst(page: Page, post: { readonly id: string }): Promise<Locator> {
  await page.goto(`/notice/${post.id}`);
  await cardOf(page, post).locator('figure').nth(1).getByRole('link').click();
  const viewer = viewerOf(page);
  await expect(viewer.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('1 / 3')).toBeVisible();
  return viewer;
}

test('Media viewer: playing Flash has the focus and handles keys except Escape', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  await allowFlash(page);
  const post = demo.find(jpegTypes(3));
  const flash = demo.find(['application/x-shockwave-flash']);
  const url = await addressOf(demo.origin, flash);
  await beginWith(page, post, 'application/x-shockwave-flash', url);
  const viewer = await openFirst(page, post);
  await viewer.getByRole('button', { name: 'Play Flash' }).press('Enter');
  const player = viewer.locator('ruffle-player');
  await expect(player).toBeVisible({ timeout: 60_000 });
  await expect(player).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', '+', '0']) {
    await page.keyboard.press(key);
  }
  await expect(player).toBeFocused();
  await expect(viewer.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectViewerClosed(page);
});

test('Media viewer: a swipe can start on an audio file, and Previous and Next do not cover its waveform', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  await page.setViewportSize({ width: 390, height: 800 });
  const post = demo.find(jpegTypes(3));
  const url = await addressOf(demo.origin, demo.find(['audio/wav']));
  await beginWith(page, post, 'audio/wav', url);
  const viewer = await openFirst(page, post);
  const wave = await stableBox(viewer.locator('[data-current] canvas'));
  const previous = await stableBox(viewer.getByRole('button', { name: 'Previous' }));
  const next = await stableBox(viewer.getByRole('button', { name: 'Next' }));
  expect(previous.x + previous.width).toBeLessThanOrEqual(wave.x);
  expect(next.x).toBeGreaterThanOrEqual(wave.x + wave.width);
  const y = wave.y + wave.height / 2;
  await page.mouse.move(wave.x + wave.width - 20, y);
  await page.mouse.down();
  await page.mouse.move(wave.x + 20, y, { steps: 4 });
  await page.mouse.up();
  await expect(viewer.getByText('2 / 3')).toBeVisible();
});

test('Media viewer: an animated image is paused with reduced motion until it is played, and can be paused again', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const post = demo.find(['image/webp', 'image/gif']);
  const viewer = await openPicture(page, post);
  await expect(viewer.getByText('Loading…')).toHaveCount(0);
  const current = viewer.locator('[data-current]');
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
  await expect(viewer.getByText('2 / 2')).toBeVisible();
});

test('Media viewer: an image of unknown size has the aspect ratio of its preview while loading', async ({
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
  const viewer = await openPicture(page, post);
  await expect(viewer.getByText('Loading…')).toBeVisible();
  const ratio = async (): Promise<number> => {
    const { width, height } = await stableBox(viewer.locator('[data-current] [data-zoomable]'));
    return width / height;
  };
  const preview = viewer.locator('[data-current] img').first();
  await expect(preview).not.toHaveJSProperty('naturalWidth', 0);
  const before = await ratio();
  coming.resolve(undefined);
  await expect(viewer.getByText('Loading…')).toHaveCount(0);
  expect(before).toBeCloseTo(await ratio(), 1);
});

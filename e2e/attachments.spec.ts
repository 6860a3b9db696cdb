import { expect, test } from './fixtures/demo-world.ts';
import { stableBox } from './pages/stable-box.ts';
import { allowFlash } from './pages/allow-flash.ts';
import { cardOf, changeAttachments, jpegTypes, lightboxOf } from './pages/media.ts';

test('Attachments: Flash plays in the player at /static/ruffle if the policy allows it [R-ATT-004 R-ATT-020]', async ({
  demo,
  openClient,
}) => {
  const { page, watch } = await openClient(demo);
  await allowFlash(page);
  const flash = demo.find(['application/x-shockwave-flash']);
  await page.goto(`/notice/${flash.id}`);
  await cardOf(page, flash).getByRole('button', { name: 'Play Flash' }).click();
  const player = cardOf(page, flash).locator('ruffle-player');
  await expect(player).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => player.locator('canvas').count()).toBe(1);
  expect(watch.requestedUrls.some((address) => address.endsWith('/static/ruffle/ruffle.js'))).toBe(
    true,
  );
});

test('Attachments: a hidden image is not fetched before it is revealed if preloading is off; a 1024 by 512 blur replaces it [R-ATT-011 R-CONST-067]', async ({
  demo,
  openClient,
}) => {
  const { page, watch } = await openClient(demo);
  const post = demo.find(jpegTypes(1), true);
  await page.goto(`/notice/${post.id}`);
  const card = cardOf(page, post);
  const cover = card.getByRole('button', { name: 'Sensitive: show media' });
  const source = await cover.locator('img').getAttribute('src');
  const canvas = cover.locator('canvas[data-painted]');
  await expect(canvas).toHaveAttribute('width', '1024');
  await expect(canvas).toHaveAttribute('height', '512');
  await page.evaluate(() => {
    const value = { version: 1, value: { preloadImage: false } };
    localStorage.setItem('preferences.device', JSON.stringify(value));
  });
  const requestCount = watch.requestedUrls.length;
  await page.reload();
  await expect(cover.locator('canvas[data-painted]')).toBeVisible();
  await expect(cover.locator('img')).toHaveCount(0);
  expect(watch.requestedUrls.slice(requestCount)).not.toContain(source);
  await cover.click();
  await expect(card.getByRole('img', { name: /moth/ })).toBeVisible();
});

for (const [what, fields] of [
  ['with a known size', {}],
  ['without meta, as Akkoma sends them,', { meta: undefined, blurhash: null }],
] as const) {
  test(`Attachments: loading images ${what} cause no layout shift [R-ATT-024]`, async ({
    demo,
    openClient,
  }) => {
    const { page } = await openClient(demo);
    const gate = Promise.withResolvers<undefined>();
    await page.route(/\/media\//, async (route) => {
      await gate.promise;
      await route.continue();
    });
    const post = demo.find(jpegTypes(9));
    await changeAttachments(page, post.id, (all) => all.map((one) => ({ ...one, ...fields })));
    await page.goto(`/notice/${post.id}`);
    const card = cardOf(page, post);
    await expect(card.locator('figure')).toHaveCount(6);
    await expect(card.getByRole('link', { name: / and 3 more files$/ })).toBeVisible();
    const boxes = () =>
      card
        .locator('figure')
        .evaluateAll((figures) =>
          figures.map((figure) => JSON.stringify(figure.getBoundingClientRect())),
        );
    const before = await boxes();
    gate.resolve(undefined);
    await expect
      .poll(() =>
        card
          .locator('figure img')
          .evaluateAll((images) =>
            images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
          ),
      )
      .toBe(true);
    expect(await boxes()).toEqual(before);
  });
}

test('Attachments: animated images are paused and videos do not autoplay with reduced motion [R-STATUS-028 R-ATT-022]', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = demo.find(['image/webp', 'image/gif']);
  await page.goto(`/notice/${moving.id}`);
  const card = cardOf(page, moving);
  await expect(card.getByText('WEBP')).toBeVisible();
  await expect(card.getByText('GIF')).toBeVisible();
  const stills = card.locator('[data-still] canvas');
  await expect(stills).toHaveCount(2);
  for (const still of await stills.all()) {
    const [drawn, tile] = await Promise.all([
      stableBox(still),
      stableBox(still.locator('xpath=ancestor::a')),
    ]);
    expect(drawn.width).toBeCloseTo(tile.width, 0);
    expect(drawn.height).toBeCloseTo(tile.height, 0);
    await still.hover();
    await expect(still).toBeHidden();
    await page.mouse.move(0, 0);
    await expect(still).toBeVisible();
  }

  const video = demo.find(['video/webm']);
  await page.goto(`/notice/${video.id}`);
  await cardOf(page, video).getByRole('button', { name: 'Open in the media viewer' }).click();
  await expect(lightboxOf(page).locator('video')).toHaveJSProperty('paused', true);
  await expect(lightboxOf(page).locator('video')).toHaveJSProperty('autoplay', false);
});

import { expect, test } from '../fixtures/demo-world.ts';
import { activateByKeyboard } from '../pages/keys.ts';
import { cardOf, expectLightboxClosed, jpegTypes, picturesIn, lightboxOf } from '../pages/media.ts';

test('Lightbox: Back closes it as soon as it is on the page', async ({ demo, openClient }) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpegTypes(3));
  await page.goto(`/notice/${post.id}`);
  const picture = picturesIn(cardOf(page, post)).first();
  await expect(picture).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver((_, watching) => {
      if (!document.querySelector('dialog[open]')) return;
      watching.disconnect();
      document.title = JSON.stringify(history.state);
    }).observe(document.body, { subtree: true, attributeFilter: ['open'] });
  });
  await picture.click();
  await expect(lightboxOf(page)).toBeVisible();
  await expect(page).toHaveTitle(/lightbox/);
});

test('Lightbox: Back does not leave the page while the lightbox is loading', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpegTypes(3));
  const coming = Promise.withResolvers<void>();
  await page.route(/\/assets\/lightbox-.*\.js/, async (route) => {
    await coming.promise;
    await route.fallback();
  });
  await page.goto('/about');
  await page.goto(`/notice/${post.id}`);
  const picture = picturesIn(cardOf(page, post)).first();
  await picture.click();
  const close = page.getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  await page.goBack();
  await expect(close).toBeHidden();
  await expect(picture).toBeVisible();
  coming.resolve();

  await picture.click();
  await expect(lightboxOf(page)).toBeVisible();
  await page.goBack();
  await expectLightboxClosed(page);
  await expect(picture).toBeFocused();
});

test('Lightbox: its loading and error screens close on Escape and an outside click, and trap Tab', async ({
  demo,
  openClient,
}) => {
  const { page, watch } = await openClient(demo);
  const post = demo.find(jpegTypes(3));
  const code = /\/assets\/lightbox-.*\.js/;
  watch.expectFailure(/\/assets\/lightbox-|:\d+\/$/, /ERR_FAILED/);
  const gate = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await gate.promise;
    await route.abort();
  });
  // Aborts the request by which the client checks whether the server responds: if it did, the retry
  // would reload the page.
  await page.route('/', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
  await page.goto(`/notice/${post.id}`);
  const picture = picturesIn(cardOf(page, post)).first();
  const waiting = page.getByRole('dialog', { name: 'Loading…' });
  const close = waiting.getByRole('button', { name: 'Close' });
  const isInside = () =>
    page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    );

  for (const way of ['Escape', 'a press beside', 'Close']) {
    await test.step(way, async () => {
      await picture.press('Enter');
      await expect(close).toBeVisible();
      for (let presses = 0; presses < 4; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await isInside()).toBe(true);
      }
      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'Close') await close.click();
      else await page.mouse.click(200, 700);
      await expect(waiting).toHaveCount(0);
      await expectLightboxClosed(page);
      await expect(picture).toBeFocused();
    });
  }

  gate.resolve();
  await picture.press('Enter');
  const retryButton = waiting.getByRole('button', { name: 'Try again' });
  await expect(retryButton).toBeVisible();
  await activateByKeyboard(page, retryButton);
  await expect(retryButton).toBeVisible();
  await page.keyboard.press('Escape');
  await expectLightboxClosed(page);
  await expect(picture).toBeFocused();
});

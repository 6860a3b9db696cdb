import { expect, test } from './fixtures/demo-world.ts';
import { cardOf, expectClosed, jpeg, picturesIn, viewerOf } from './pages/media.ts';

test('Back belongs to the viewer from the moment it stands on the page', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpeg(3));
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
  await expect(viewerOf(page)).toBeVisible();
  await expect(page).toHaveTitle(/mediaViewer/);
});

test('Back leaves the page alone while the viewer is still on its way', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpeg(3));
  const coming = Promise.withResolvers<void>();
  await page.route(/\/assets\/media-viewer-.*\.js/, async (route) => {
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
  await expect(viewerOf(page)).toBeVisible();
  await page.goBack();
  await expectClosed(page);
  await expect(picture).toBeFocused();
});

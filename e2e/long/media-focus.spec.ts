import { expect, test } from '../fixtures/demo-world.ts';
import {
  cardOf,
  expectLightboxClosed,
  jpegTypes,
  openPicture,
  picturesIn,
  lightboxOf,
} from '../pages/media.ts';

test('Lightbox: its keys work everywhere, on media without zoom and after a click on the image', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const mixed = demo.find(['image/jpeg', 'video/webm', 'video/webm']);
  const lightbox = await openPicture(page, mixed);
  await lightbox.getByRole('button', { name: 'Zoom in' }).press('Enter');
  /* Goes to an image by a button, since the arrow keys would pan a zoomed image. */
  await lightbox.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(lightbox.getByText('2 / 3')).toBeVisible();
  for (const place of ['3 / 3', '1 / 3']) {
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText(place)).toBeVisible();
  }
  await lightbox.locator('[data-current] [data-media]').click();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText('3 / 3')).toBeVisible();
});

test('Lightbox: closing it in fullscreen, by its button or by Back restores the focus', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpegTypes(3));
  await page.goto(`/notice/${post.id}`);
  const picture = picturesIn(cardOf(page, post)).first();
  for (const close of [
    () => lightboxOf(page).getByRole('button', { name: 'Close' }).press('Enter'),
    () => page.goBack(),
  ]) {
    await picture.press('Enter');
    await lightboxOf(page).getByRole('button', { name: 'Full screen' }).click();
    await expect(lightboxOf(page).getByRole('button', { name: 'Exit full screen' })).toBeVisible();
    await close();
    await expectLightboxClosed(page);
    await expect(picture).toBeFocused();
  }
});

test('Lightbox: counts from the left in right-to-left languages too', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpegTypes(3));
  await page.goto(`/notice/${post.id}`);
  const picture = picturesIn(cardOf(page, post)).first();
  await expect(picture).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await picture.click();
  const [number, count] = await lightboxOf(page)
    .getByText('1 / 3')
    .evaluate((counter) => {
      const texts = [...counter.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return [texts[0], texts.at(-1)].map((text) => {
        const range = document.createRange();
        if (text) range.selectNodeContents(text);
        return range.getBoundingClientRect().left;
      });
    });
  expect(number).toBeLessThan(count ?? 0);
});

test('Attachments: an audio file revealed by keyboard gets the focus', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const sound = demo.find(['audio/wav']);
  await page.route(new RegExp(`/api/v1/statuses/${sound.id}(\\?|$)`), async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const status: object = await response.json();
    await route.fulfill({ response, json: { ...status, sensitive: true } });
  });
  await page.goto(`/notice/${sound.id}`);
  const card = cardOf(page, sound);
  await card.getByRole('button', { name: 'Sensitive: show media' }).press('Enter');
  await expect(card.locator('audio')).toBeVisible();
  const isInside = () =>
    card.locator('figure').evaluate((figure) => figure.contains(document.activeElement));
  expect(await isInside()).toBe(true);
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures/demo-world.ts';
import { registerPerson } from '../fixtures/person.ts';
import { uploadPicture } from '../fixtures/upload-picture.ts';
import { expectVisibleFocus } from '../pages/keys.ts';
import {
  cardOf,
  changeAttachments,
  expectLightboxClosed,
  jpegTypes,
  openPicture,
  picturesIn,
  lightboxOf,
} from '../pages/media.ts';

const long = 'A heron stands at the edge of the pond and waits. '.repeat(60);

test('Lightbox: the arrow keys work after a click, a double click and a drag', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const lightbox = await openPicture(page, demo.find(jpegTypes(3)));
  await expect(lightbox.getByText('Loading…')).toHaveCount(0);
  const expectRound = async (from: number): Promise<void> => {
    for (const by of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight');
      await expect(lightbox.getByText(`${((from + by - 1) % 3) + 1} / 3`)).toBeVisible();
    }
  };
  const picture = lightbox.locator('[data-current] [data-media]');
  await picture.click();
  await expectRound(1);
  await picture.dblclick();
  await page.keyboard.press('0');
  await expectRound(1);
  await page.mouse.move(800, 360);
  await page.mouse.down();
  await page.mouse.move(300, 360, { steps: 4 });
  await page.mouse.up();
  await expect(lightbox.getByText('2 / 3')).toBeVisible();
  await expectRound(2);
  await lightbox.getByText('2 / 3').click();
  await expectRound(2);
});

test('Lightbox: its keys work on a failed image and on a long description', async ({
  demo,
  openClient,
}) => {
  const { page, watch } = await openClient(demo);
  watch.expectFailure(/none/, /status of 404/);
  const post = demo.find(jpegTypes(3));
  await changeAttachments(page, post.id, (all) =>
    all.map((one, at) => {
      const url = new URL('/media/none.jpg', demo.origin).href;
      if (at === 0) return { ...one, url, preview_url: url, description: null };
      return { ...one, description: at === 1 ? long : 'Short' };
    }),
  );
  const lightbox = await openPicture(page, post);
  await lightbox.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(lightbox.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');

  const caption = lightbox.getByRole('region', { name: 'Description' });
  await expect(caption).toBeVisible();
  await expect(lightbox.getByText('Loading…')).toHaveCount(0);
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
  await lightbox.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Tab');
  await expect(caption).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect.poll(() => caption.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('3 / 3')).toBeVisible();
  await expect(lightbox.getByRole('region', { name: 'Description' })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText('2 / 3')).toBeVisible();
});

test('Attachments: a long description scrolls by keyboard in the status', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const picture = await uploadPicture(instance.origin, ada, long.slice(0, 1_400));
  const id = await ada.post('Look', { media_ids: [picture] });
  for (const place of ['alone', 'between others']) {
    await test.step(place, async () => {
      if (place !== 'alone') {
        await ada.post('At the weir', { in_reply_to_id: id });
      }
      const client = await openClient();
      const { page } = client;
      await page.goto(`/notice/${id}`);
      if (place !== 'alone') await expect(client.post('At the weir')).toBeVisible();
      const badge = client.post('Look').getByRole('button', { name: 'ALT: show the description' });
      await badge.press('Enter');
      const description = page.getByRole('region', { name: 'Description' });
      await expect(description).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .withRules('scrollable-region-focusable')
        .analyze();
      expect(violations).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(description).toBeFocused();
      await page.keyboard.press('PageDown');
      await expect
        .poll(() => description.evaluate(({ scrollTop }) => scrollTop))
        .toBeGreaterThan(0);
      await expect(description).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(description).toHaveCount(0);
      await expect(badge).toBeFocused();
    });
  }
});

test('Lightbox: if Flash played by keyboard is not allowed, the download link gets the focus', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(['application/x-shockwave-flash']);
  await page.goto(`/notice/${post.id}`);
  const card = cardOf(page, post);
  await card.getByRole('button', { name: 'Play Flash' }).press('Enter');
  await expect(card.getByText('This site doesn’t allow Flash content.')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Download' })).toBeFocused();
});

test('Lightbox: after its history entry was left behind, one Back still leaves the page', async ({
  demo,
  openClient,
}) => {
  const { page } = await openClient(demo);
  const post = demo.find(jpegTypes(3));
  await page.goto('/about');
  await page.goto(`/notice/${post.id}`);
  const open = async (): Promise<void> => {
    await picturesIn(cardOf(page, post)).first().click();
    await expect(lightboxOf(page)).toBeVisible();
  };
  await test.step('one Back leaves the page after Back and Forward', async () => {
    await open();
    await page.goBack();
    await expectLightboxClosed(page);
    await page.evaluate(() => history.forward());

    await expectLightboxClosed(page);
    await open();
  });
  await test.step('one Back leaves the page after a reload', async () => {
    await page.reload();
    await expect(cardOf(page, post)).toBeVisible();
    await expectLightboxClosed(page);
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('Lightbox: if the status is deleted meanwhile, the next one gets the focus', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('Older than the rest');
  const files = [await uploadPicture(instance.origin, ada)];
  const id = await ada.post('Soon gone', { media_ids: files });
  await ada.post('Newer than the rest');
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  await picturesIn(cardOf(page, { id })).press('Enter');
  await expect(lightboxOf(page).getByText('1 / 1')).toBeVisible();
  await ada.call('DELETE', `/api/v1/statuses/${id}`);
  await expect(cardOf(page, { id })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectLightboxClosed(page);
  await expectVisibleFocus(client.post('Older than the rest'));
});

import { registerPerson } from '../fixtures/person.ts';
import { uploadPicture } from '../fixtures/upload-picture.ts';
import { expect, test } from './test.ts';

test('Lightbox: opens, moves, closes and restores the focus', async ({ instance, client }) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const upload = (name: string) => uploadPicture(instance.origin, ada, name);
  const media = [await upload('A heron'), await upload('A rook'), await upload('An owl')];
  await ada.post('Three birds', { media_ids: media });
  const { driver, page } = client;
  await client.goto('/main/all');
  const second = client.status('Three birds').css('figure a', { name: 'A rook' });
  const lightbox = page.role('dialog', 'Media viewer');

  await test.step('an image opens the lightbox', async () => {
    await second.click();
    await lightbox.text('2 / 3').expectVisible();
  });
  await test.step('arrow keys and buttons move', async () => {
    await driver.press('ArrowRight');
    await lightbox.text('3 / 3').expectVisible();
    await lightbox.role('button', 'Previous').click();
    await lightbox.text('2 / 3').expectVisible();
  });
  await test.step('Escape closes it and restores the focus', async () => {
    await driver.press('Escape');
    await lightbox.expectCount(0);
    await expect.poll(() => second.hasFocus()).toBe(true);
  });
  await test.step('Back closes it and stays on the page', async () => {
    await second.click();
    await lightbox.text('2 / 3').expectVisible();
    await driver.back();
    await lightbox.expectCount(0);
    await client.expectPath('/main/all');
  });
});

import { readFileSync } from 'node:fs';
import { registerPerson } from '../fixtures/person.ts';
import { describeFile } from '../pages/describe-file.ts';
import { expect, test } from '../fixtures/test.ts';

/** An image of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('Composer: an attached image is cropped after its upload and keeps its description', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByLabel('Files to attach').setInputFiles([
    { name: 'heron.png', mimeType: 'image/png', buffer: readFileSync('e2e/fixtures/heron.png') },
    { name: 'wing.gif', mimeType: 'image/gif', buffer: gif },
  ]);
  await form.getByRole('textbox', { name: 'Text' }).fill('A heron');
  await describeFile(form, 'heron.png', 'It stands on one leg');
  await expect(form.getByRole('progressbar')).toHaveCount(0);

  await form.getByRole('button', { name: 'Describe wing.gif' }).click();
  await expect(form.getByRole('textbox', { name: 'Description of wing.gif' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Crop' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Done' }).click();
  await form.getByRole('button', { name: 'Remove wing.gif' }).click();

  const open = form.getByRole('button', { name: 'Edit the description of heron.png' });
  await open.click();
  await form.getByRole('button', { name: 'Crop' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop image' });
  const edge = crop.getByRole('button', { name: 'Right edge' });
  const whole = await crop
    .getByAltText('Image to crop')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  for (let step = 0; step < 5; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each key press moves the edge further
    await edge.press('Shift+ArrowLeft');
  }
  const uploaded = page.waitForResponse((response) => /\/api\/v\d\/media$/.test(response.url()));
  await crop.getByRole('button', { name: 'Crop', exact: true }).click();
  expect((await uploaded).ok()).toBe(true);
  await expect(crop).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Description of heron.png' })).toHaveValue(
    'It stands on one leg',
  );
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  const picture = client.post('A heron').getByRole('img', { name: 'It stands on one leg' });
  await expect(picture).toBeVisible();
  expect(await ada.call('GET', '/api/v1/timelines/home?limit=1')).toMatchObject([
    { media_attachments: [{ description: 'It stands on one leg' }] },
  ]);
  const width = await picture.evaluate((image) =>
    image instanceof HTMLImageElement ? image.naturalWidth : 0,
  );
  expect(width).toBeGreaterThan(0);
  expect(width).toBeLessThan(whole);
});

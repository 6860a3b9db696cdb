import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubNodeFormData } from '#app/testing/stub-node-form-data.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import sharp from 'sharp';

beforeEach(stubNodeFormData);

async function picture(name = 'heron.png'): Promise<File> {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira', { displayName: 'Mira' });
  Object.assign(URL, { createObjectURL: () => 'blob:heron', revokeObjectURL: () => undefined });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/mira' });
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('form', { name: 'Profile' });
  await dialog.findByAltText('Current mascot');
  const profile = async () => (await mira.get('/api/v1/accounts/verify_credentials')).body;
  return { ...app, mira, dialog, profile };
}

test.each([
  ['Avatar', (account: Record<string, unknown>) => account['avatar']],
  ['Banner', (account: Record<string, unknown>) => account['header']],
  [
    'Page background',
    ({ pleroma }: { pleroma?: { background_image?: unknown } }) => pleroma?.background_image,
  ],
])(
  'PictureField: uploads the picture “%s” without cropping it, and removes it after a confirmation [R-SET-048]',
  async (label, of) => {
    const { dialog, user, profile } = await open();
    const before = of(await profile());
    await user.upload(dialog.getByLabelText(label), await picture());
    await user.click(await screen.findByRole('button', { name: 'Use whole image' }));
    await waitFor(async () => expect(of(await profile())).not.toEqual(before));
    const field = dialog.getByLabelText(label).closest('div[class*="pictureField"]');
    if (!(field instanceof HTMLElement)) throw new Error('no field');
    await user.click(await within(field).findByRole('button', { name: 'Reset' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove this image?' }));
    await user.click(question.getByRole('button', { name: 'Reset' }));
    await waitFor(async () => expect(of(await profile())).toEqual(before));
  },
);

test('PictureDrop: accepts dropped and pasted pictures', async () => {
  const { dialog } = await open();
  const files = [await picture()];
  fireEvent.drop(dialog.getByLabelText('Avatar'), { dataTransfer: { files } });
  await screen.findByRole('dialog', { name: 'Crop image' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.paste(dialog.getByLabelText('Banner'), { clipboardData: { files } });
  await screen.findByRole('dialog', { name: 'Crop image' });
});

test('CropDialog: offers a picture that the browser cannot display without cropping', async () => {
  const { dialog, user } = await open();
  await user.upload(dialog.getByLabelText('Avatar'), await picture());
  const crop = within(await screen.findByRole('dialog', { name: 'Crop image' }));
  fireEvent.error(await crop.findByAltText('Image to crop'));
  await crop.findByText(/This browser can’t display the image/);
  expect(crop.queryByAltText('Image to crop')).toBeNull();
  expect(crop.getByRole('button', { name: 'Crop' })).toHaveProperty('disabled', true);
  expect(crop.getByRole('button', { name: 'Use whole image' })).toHaveProperty('disabled', false);
});

test('MascotField: shows the current mascot and sets another one [R-SET-047]', async () => {
  const { dialog, user, mira } = await open();
  const url = async () => (await mira.get('/api/v1/pleroma/mascot')).body.url;
  const before = await url();
  await user.upload(dialog.getByLabelText('Mascot'), await picture());
  await waitFor(async () => expect(await url()).not.toBe(before));
});

test('ProfileForm: counts names and values of fields as the server does without truncating them [R-SET-021 R-COMP-053]', async () => {
  const { dialog, user, profile } = await open();
  const form = within(dialog.getByRole('form', { name: 'Profile' }));
  await user.click(form.getByRole('button', { name: 'Add field' }));
  const line = form.getByLabelText<HTMLInputElement>('Label of field 1');
  expect(line.maxLength).toBeLessThan(0);
  const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  const family = '👩‍👩‍👧‍👦';
  await user.click(line);
  await user.paste(family.repeat(513));
  expect(line.value).toBe(family.repeat(513));
  form.getByText('Too long. Use at most 512 characters.');
  expect(save.disabled).toBe(true);
  fireEvent.change(line, { target: { value: family.repeat(512) } });
  form.getByText('0');
  expect(save.disabled).toBe(false);
  await user.click(save);
  await waitFor(async () =>
    expect((await profile()).source.fields[0].name).toBe(family.repeat(512)),
  );
});

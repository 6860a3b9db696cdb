import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { apiAttachment } from '#components/media/testing/api-attachment.ts';
import { openFirstAttachment } from './testing/open-first-attachment.tsx';

afterEach(() => void Reflect.deleteProperty(HTMLMediaElement.prototype, 'error'));

const failure = 'Couldn’t load this file.';

for (const [name, mime] of [
  ['film', 'video/mp4'],
  ['sound', 'audio/ogg'],
] as const) {
  test(`FailureNote: reports a ${name} that failed to load, with retry and a direct link [R-VIEWER-017]`, async () => {
    const { user, inside } = await openFirstAttachment([
      apiAttachment('1'),
      apiAttachment('2', mime),
    ]);
    await user.keyboard('{ArrowRight}');
    fireEvent.error(inside.getByTitle('Heron 2'));
    expect(within(inside.getByRole('alert')).getByText(failure)).toBeTruthy();
    expect(inside.queryByText('Loading…')).toBeNull();
    expect(inside.queryByTitle('Heron 2')).toBeNull();
    const file = inside.getByRole('link', { name: 'Open file' });
    expect(file.getAttribute('href')).toBe('http://instance.test/media/2.file');
    await user.click(inside.getByRole('button', { name: 'Try again' }));
    expect(inside.queryByText(failure)).toBeNull();
    inside.getByText('Loading…');
    fireEvent.loadedMetadata(inside.getByTitle('Heron 2'));
    expect(inside.queryByText('Loading…')).toBeNull();
    await user.keyboard('{ArrowLeft}');
    inside.getByText('1 / 2');
  });
}

test('VideoPlayer: reports a video that failed before it was mounted', async () => {
  const { user, inside } = await openFirstAttachment([
    apiAttachment('1'),
    apiAttachment('2', 'video/mp4'),
  ]);
  Object.defineProperty(HTMLMediaElement.prototype, 'error', {
    value: { code: 4 },
    configurable: true,
  });
  await user.keyboard('{ArrowRight}');
  inside.getByText(failure);
  expect(inside.queryByText('Loading…')).toBeNull();
});

test('LightboxImage: shows an error with a retry and no broken image icon', async () => {
  const { user, inside } = await openFirstAttachment([apiAttachment('1')]);
  const image = () => inside.queryByRole('img', { name: 'Heron 1' });
  fireEvent.error(inside.getByRole('img', { name: 'Heron 1' }));
  inside.getByText(failure);
  expect(image()).toBeNull();
  await user.click(inside.getByRole('button', { name: 'Try again' }));
  inside.getByText('Loading…');
  expect(image()?.getAttribute('src')).toBe('http://instance.test/media/1.file');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

test('Lightbox: skips attachments without a usable URL', async () => {
  const { inside } = await openFirstAttachment([
    apiAttachment('1'),
    apiAttachment('2', 'image/png', { url: '' }),
  ]);
  inside.getByText('1 / 1');
});

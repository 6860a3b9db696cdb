import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showAttachments } from '../testing/show-attachments.tsx';
import { apiAttachment } from '../testing/api-attachment.ts';

const failure = 'Couldn’t load this file.';

for (const [name, mime] of [
  ['video', 'video/mp4'],
  ['audio', 'audio/ogg'],
] as const) {
  test(`Gallery: shows an error with a retry for ${name} that fails to load [R-ATT-002 R-ATT-003]`, async () => {
    const { user } = await showAttachments([apiAttachment('1', mime)]);
    const player = await screen.findByTitle('Heron 1');
    player.tabIndex = 0;
    player.focus();
    fireEvent.error(player);
    screen.getByText(failure);
    expect(screen.queryByTitle('Heron 1')).toBeNull();
    expect(screen.getByRole('figure').contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(failure);
    expect(screen.queryByRole('alert')).toBeNull();
    const file = screen.getByRole('link', { name: 'Open file' });
    expect(file.getAttribute('href')).toBe('http://instance.test/media/1.file');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByTitle('Heron 1').getAttribute('src')).toBe(
      'http://instance.test/media/1.file',
    );
    expect(screen.queryByText(failure)).toBeNull();
    expect(screen.getByRole('figure').contains(document.activeElement)).toBe(true);
  });
}

test('FailedPicture: shows an error beside the description, and retries when opened', async () => {
  const { user } = await showAttachments([apiAttachment('1')]);
  fireEvent.error(screen.getByRole('img', { name: 'Heron 1' }));
  await screen.findByText(failure);
  screen.getByText('Heron 1');
  expect(screen.queryByRole('img', { name: 'Heron 1' })).toBeNull();
  const link = screen.getByRole('link', { name: /^Heron 1/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(screen.getByRole('img', { name: 'Heron 1' }).getAttribute('src')).toBe(
    'http://instance.test/media/1.file',
  );
  expect(screen.queryByText(failure)).toBeNull();
});

test('FailedPicture: keeps the line breaks of the description', async () => {
  const description = 'A heron\nپرنده\n鷺';
  await showAttachments([apiAttachment('1', 'image/png', { description })]);
  fireEvent.error(screen.getByRole('img'));
  await screen.findByText(failure);
  const text = screen.getByText((_, element) => element?.textContent === description);
  expect(text.textContent.split('\n')).toHaveLength(3);
});

test('FailedPicture: retries once the picture has loaded elsewhere', async () => {
  await showAttachments([apiAttachment('1')]);
  fireEvent.error(screen.getByRole('img', { name: 'Heron 1' }));
  await screen.findByText(failure);
  const elsewhere = document.body.appendChild(document.createElement('img'));
  elsewhere.src = 'http://instance.test/media/2.file';
  fireEvent.load(elsewhere);
  screen.getByText(failure);
  elsewhere.src = 'http://instance.test/media/1.file';
  fireEvent.load(elsewhere);
  elsewhere.remove();
  expect(screen.queryByText(failure)).toBeNull();
  expect(screen.getByRole('img', { name: 'Heron 1' }).getAttribute('src')).toBe(
    'http://instance.test/media/1.file',
  );
});

const small = { preview_url: 'http://instance.test/media/small.png' };
const original = 'http://instance.test/media/1.file';

test('FailedPicture: falls back to the original if the preview fails, and to an error if that fails too', async () => {
  await showAttachments([apiAttachment('1', 'image/png', small)]);
  fireEvent.error(screen.getByRole('img', { name: 'Heron 1' }));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Heron 1' }).getAttribute('src')).toBe(original),
  );
  fireEvent.load(screen.getByRole('img', { name: 'Heron 1' }));
  expect(screen.getByRole('img', { name: 'Heron 1' }).getAttribute('src')).toBe(original);
  expect(screen.queryByText(failure)).toBeNull();
  fireEvent.error(screen.getByRole('img', { name: 'Heron 1' }));
  await screen.findByText(failure);
  expect(screen.queryByRole('img', { name: 'Heron 1' })).toBeNull();
});

test('MoreTile: falls back to the original if the preview fails, and to no picture if that fails too', async () => {
  await showAttachments(
    Array.from({ length: 9 }, (_, at) =>
      apiAttachment(String(at), 'image/png', {
        preview_url: `http://instance.test/media/small-${at}.png`,
      }),
    ),
  );
  const link = await screen.findByRole('link', { name: /more files/ });
  const image = () => link.querySelector('img');
  const before = image()?.getAttribute('src') ?? '';
  expect(before).toContain('small-');
  fireEvent.error(image() ?? link);
  const at = /\d+/.exec(before.split('/').at(-1) ?? '')?.[0];
  expect(image()?.getAttribute('src')).toBe(`http://instance.test/media/${at}.file`);
  fireEvent.error(image() ?? link);
  expect(image()).toBeNull();
});

test('LightboxLink: shows the first frame of a video whose preview image fails to load', async () => {
  await showAttachments([
    apiAttachment('1'),
    apiAttachment('2', 'video/mp4', small),
    apiAttachment('3'),
  ]);
  const link = await screen.findByRole('link', { name: 'Heron 2' });
  expect(link.querySelector('video')).toBeNull();
  fireEvent.error(link.querySelector('img') ?? link);
  expect(link.querySelector('img')).toBeNull();
  expect(link.querySelector('video')?.getAttribute('src')).toBe(
    'http://instance.test/media/2.file',
  );
});

test('VideoPlayer: loads the first frame if the poster fails to load', async () => {
  const probes: HTMLImageElement[] = [];
  vi.stubGlobal(
    'Image',
    vi.fn(function createProbe() {
      const probe = document.createElement('img');
      probes.push(probe);
      return probe;
    }),
  );
  await showAttachments([apiAttachment('1', 'video/mp4', small)]);
  const video = await screen.findByTitle('Heron 1');
  expect(video.getAttribute('poster')).toBe(small.preview_url);
  expect(video.getAttribute('preload')).toBe('none');
  for (const probe of probes.filter(({ src }) => src === small.preview_url)) fireEvent.error(probe);
  expect(video.getAttribute('poster')).toBeNull();
  expect(video.getAttribute('preload')).not.toBe('none');
  vi.unstubAllGlobals();
});

test('Gallery: shows no broken image when the preview image of a video or the cover of an audio file fails to load', async () => {
  const still = { preview_url: 'http://instance.test/media/still.png' };
  await showAttachments([
    apiAttachment('1'),
    apiAttachment('2', 'video/mp4', still),
    apiAttachment('3'),
    apiAttachment('4', 'audio/ogg', still),
  ]);
  const video = await screen.findByRole('link', { name: 'Heron 2' });
  const sound = screen.getByTitle('Heron 4');
  for (const place of [video, sound.parentElement]) {
    const image = place?.querySelector('img');
    if (image) fireEvent.error(image);
    expect(image).toBeTruthy();
    expect(place?.querySelector('img')).toBeNull();
  }
});

test('FileLine: shows one line for a file without a usable URL, which the lightbox skips', async () => {
  await showAttachments([
    apiAttachment('1', 'video/mp4', { url: '', preview_url: '' }),
    apiAttachment('2', 'image/png', { url: 'javascript:alert(1)' }),
  ]);
  const lines = await screen.findAllByText('This attachment isn’t available.');
  expect(lines).toHaveLength(2);
  screen.getByText('Heron 1');
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByRole('link', { name: /Heron/ })).toBeNull();
});

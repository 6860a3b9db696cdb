import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAttachments } from './testing/show-attachments.tsx';
import { wireAttachment } from './testing/wire-attachment.ts';

const failure = 'This file could not be loaded.';

for (const [name, mime] of [
  ['film', 'video/mp4'],
  ['sound', 'audio/ogg'],
] as const) {
  test(`a ${name} that cannot be loaded says so in its place, and can be tried again [R-ATT-002 R-ATT-003]`, async () => {
    const { user } = await showAttachments([wireAttachment('1', mime)]);
    const player = await screen.findByLabelText('Heron 1');
    player.tabIndex = 0;
    player.focus();
    fireEvent.error(player);
    screen.getByText(failure);
    expect(screen.queryByLabelText('Heron 1')).toBeNull();
    expect(screen.getByRole('figure').contains(document.activeElement)).toBe(true);
    const file = screen.getByRole('link', { name: 'Open the file' });
    expect(file.getAttribute('href')).toBe('http://instance.test/media/1.file');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByLabelText('Heron 1').getAttribute('src')).toBe(
      'http://instance.test/media/1.file',
    );
    expect(screen.queryByText(failure)).toBeNull();
    expect(screen.getByRole('figure').contains(document.activeElement)).toBe(true);
  });
}

test('a picture that cannot be loaded says so beside its description, and is tried again as it is opened', async () => {
  const { user } = await showAttachments([wireAttachment('1')]);
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

test('a picture that could not be loaded is tried again once it has come elsewhere', async () => {
  await showAttachments([wireAttachment('1')]);
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

test('the still of a film and the cover of a sound that do not come leave no broken sign', async () => {
  const still = { preview_url: 'http://instance.test/media/still.png' };
  await showAttachments([
    wireAttachment('1'),
    wireAttachment('2', 'video/mp4', still),
    wireAttachment('3'),
    wireAttachment('4', 'audio/ogg', still),
  ]);
  const film = await screen.findByRole('link', { name: 'Heron 2' });
  const sound = screen.getByLabelText('Heron 4');
  for (const place of [film, sound.parentElement]) {
    const image = place?.querySelector('img');
    if (image) fireEvent.error(image);
    expect(image).toBeTruthy();
    expect(place?.querySelector('img')).toBeNull();
  }
});

test('what has no address of use is told of in one line, and the viewer passes it over', async () => {
  await showAttachments([
    wireAttachment('1', 'video/mp4', { url: '', preview_url: '' }),
    wireAttachment('2', 'image/png', { url: 'javascript:alert(1)' }),
  ]);
  const lines = await screen.findAllByText('This attachment is not available.');
  expect(lines).toHaveLength(2);
  screen.getByText('Heron 1');
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByRole('link', { name: /Heron/ })).toBeNull();
});

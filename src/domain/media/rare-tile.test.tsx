import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showAttachments } from './testing/show-attachments.tsx';
import { wireAttachment } from './testing/wire-attachment.ts';
import { whenSettled } from './when-settled.ts';

const failure = 'This file could not be loaded.';
const three = (mime: string, more: object = {}) => [
  wireAttachment('1'),
  wireAttachment('2', mime, more),
  wireAttachment('3'),
];

/** A film has come in another place of the page. */
function comeElsewhere(number: number): void {
  const elsewhere = document.body.appendChild(document.createElement('video'));
  elsewhere.src = `http://instance.test/media/${number}.file`;
  fireEvent.loadedMetadata(elsewhere);
  elsewhere.remove();
}

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

test('of three in a row Flash has no place to play, and leads to the viewer', async () => {
  await showAttachments(three('application/x-shockwave-flash'));
  const flash = await screen.findByRole('link', { name: /^Heron 2 ?Flash$/ });
  expect(flash.getAttribute('href')).toBe('http://instance.test/media/2.file');
  expect(screen.queryByRole('button', { name: 'Play Flash' })).toBeNull();
});

test('of three in a row a film that does not come says so, until it has come elsewhere', async () => {
  await showAttachments(three('video/mp4'));
  const link = await screen.findByRole('link', { name: 'Heron 2' });
  const film = link.querySelector('video');
  if (film) fireEvent.error(film);
  const failed = screen.getByRole('link', { name: /^Heron 2/ });
  within(failed).getByText(failure);
  expect(failed.querySelector('video')).toBeNull();
  comeElsewhere(1);
  screen.getByText(failure);
  comeElsewhere(2);
  expect(screen.queryByText(failure)).toBeNull();
  expect(screen.getByRole('link', { name: 'Heron 2' }).querySelector('video')).not.toBeNull();
});

test('a film that does not come can still be opened in the viewer, and is tried again once it has come there', async () => {
  await showAttachments([wireAttachment('1', 'video/mp4')]);
  fireEvent.error(await screen.findByLabelText('Heron 1'));
  screen.getByText(failure);
  screen.getByRole('button', { name: 'Open in the viewer' });
  comeElsewhere(1);
  expect(screen.queryByText(failure)).toBeNull();
  screen.getByLabelText('Heron 1');
});

test('a film that came in the viewer before the viewer stood in the page is heard of too', async () => {
  await showAttachments([wireAttachment('1', 'video/mp4')]);
  fireEvent.error(await screen.findByLabelText('Heron 1'));
  screen.getByText(failure);
  const film = document.createElement('video');
  film.src = 'http://instance.test/media/1.file';
  Object.defineProperty(film, 'readyState', { value: HTMLMediaElement.HAVE_METADATA });
  whenSettled(undefined, undefined)(film);
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
});

test('a film in a small tile is not fetched ahead where the reader saves traffic', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await showAttachments(three('video/mp4'));
  const link = await screen.findByRole('link', { name: 'Heron 2' });
  expect(link.querySelector('video')?.getAttribute('preload')).toBe('none');
});

test('the still of a film in a small tile is asked for without saying where it is read', async () => {
  await showAttachments(
    three('video/mp4', { preview_url: 'http://instance.test/media/still.png' }),
  );
  const link = await screen.findByRole('link', { name: 'Heron 2' });
  expect(link.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

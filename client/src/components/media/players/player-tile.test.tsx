import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showAttachments } from '../testing/show-attachments.tsx';
import { apiAttachment } from '../testing/api-attachment.ts';
import { playerStateRef } from './player-state-ref.ts';

const failure = 'Couldn’t load this file.';
const three = (mime: string, more: object = {}) => [
  apiAttachment('1'),
  apiAttachment('2', mime, more),
  apiAttachment('3'),
];

/** Adds a video with this number outside the gallery and lets it load. */
function loadElsewhere(number: number): void {
  const elsewhere = document.body.appendChild(document.createElement('video'));
  elsewhere.src = `http://instance.test/media/${number}.file`;
  fireEvent.loadedMetadata(elsewhere);
  elsewhere.remove();
}

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

test('PlayerTile: shows Flash in a row of three as a link to the lightbox', async () => {
  await showAttachments(three('application/x-shockwave-flash'));
  const flash = await screen.findByRole('link', { name: /^Heron 2 ?Flash$/ });
  expect(flash.getAttribute('href')).toBe('http://instance.test/media/2.file');
  expect(screen.queryByRole('button', { name: 'Play Flash' })).toBeNull();
});

test('PlayerTile: shows an error for a video in a row of three until it has loaded elsewhere', async () => {
  await showAttachments(three('video/mp4'));
  const link = await screen.findByRole('link', { name: 'Heron 2' });
  const video = link.querySelector('video');
  if (video) fireEvent.error(video);
  const failed = screen.getByRole('link', { name: /^Heron 2/ });
  within(failed).getByText(failure);
  expect(failed.querySelector('video')).toBeNull();
  loadElsewhere(1);
  screen.getByText(failure);
  loadElsewhere(2);
  expect(screen.queryByText(failure)).toBeNull();
  expect(screen.getByRole('link', { name: 'Heron 2' }).querySelector('video')).not.toBeNull();
});

test('PlayerTile: opens a failed video in the lightbox and retries once it has loaded there', async () => {
  await showAttachments([apiAttachment('1', 'video/mp4')]);
  fireEvent.error(await screen.findByTitle('Heron 1'));
  screen.getByText(failure);
  screen.getByRole('button', { name: 'Open in the media viewer' });
  loadElsewhere(1);
  expect(screen.queryByText(failure)).toBeNull();
  screen.getByTitle('Heron 1');
});

test('PlayerTile: retries a failed video that loaded before the lightbox was mounted', async () => {
  await showAttachments([apiAttachment('1', 'video/mp4')]);
  fireEvent.error(await screen.findByTitle('Heron 1'));
  screen.getByText(failure);
  const video = document.createElement('video');
  video.src = 'http://instance.test/media/1.file';
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_METADATA });
  playerStateRef(undefined, undefined)(video);
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
});

test('PlayerTile: preloads no video in a small tile while saving data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await showAttachments(three('video/mp4'));
  const link = await screen.findByRole('link', { name: 'Heron 2' });
  expect(link.querySelector('video')?.getAttribute('preload')).toBe('none');
});

test('PlayerTile: requests the preview image of a video in a small tile without a referrer', async () => {
  await showAttachments(
    three('video/mp4', { preview_url: 'http://instance.test/media/still.png' }),
  );
  const link = await screen.findByRole('link', { name: 'Heron 2' });
  expect(link.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

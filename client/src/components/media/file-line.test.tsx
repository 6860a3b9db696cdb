import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAttachments } from './testing/show-attachments.tsx';
import { apiAttachment } from './testing/api-attachment.ts';

const secret = { sensitive: true };
const preview = 'http://instance.test/media/talk.png';
const page = (more: object = {}) =>
  apiAttachment('1', 'text/html', {
    url: 'https://films.test/watch?v=1',
    preview_url: preview,
    ...more,
  });

test('FileLine: the first click on a sensitive item in a list reveals its label, the second opens it [R-ATT-008]', async () => {
  const { session, user } = await showAttachments(
    [apiAttachment('1'), apiAttachment('2', 'application/pdf')],
    secret,
  );
  act(() => void session.preferences.set('maxThumbnails', 0));
  const line = await screen.findByRole('button', {
    name: /1\.file.*Sensitive: show media/,
  });
  expect(screen.queryByRole('link', { name: /file/ })).toBeNull();
  line.focus();
  await user.keyboard('{Enter}');
  const link = screen.getByRole('link', { name: /^Heron 1 ?Image$/ });
  expect(link.getAttribute('href')).toBe('http://instance.test/media/1.file');
  expect(document.activeElement).toBe(link);
  screen.getByRole('link', { name: /^2\.file/ });
  (await screen.findByRole('button', { name: 'Hide sensitive media' })).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /1\.file.*Sensitive/ }));
});

test('FileLine: shows a web page as one link with picture, title and host', async () => {
  await showAttachments([page()]);
  const link = await screen.findByRole('link', { name: /Heron 1/ });
  expect(link.textContent?.match(/films\.test/g)).toHaveLength(1);
  expect(link.querySelector('img')?.getAttribute('src')).toBe(preview);
  expect(screen.queryByRole('button', { name: /ALT/ })).toBeNull();
  const picture = link.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(link.querySelector('img')).toBeNull();
});

test('FileLine: names a file by kind and format if its name is a hash', async () => {
  const url = 'http://instance.test/media/e1ff8ba8a1c0d2b9e1ff8ba8a1c0d2b9.pdf';
  await showAttachments([apiAttachment('1', 'application/pdf', { description: null, url })]);
  const link = await screen.findByRole('link', { name: /^File, PDF/ });
  expect(link.textContent).not.toContain('e1ff8ba8');
});

test('AudioPlayer: names an audio file by kind and format if its name is a hash', async () => {
  const url = 'http://instance.test/media/e1ff8ba8a1c0d2b9e1ff8ba8a1c0d2b9.mp3';
  await showAttachments([apiAttachment('1', 'audio/mpeg', { description: null, url })]);
  await screen.findByText('Audio, MP3');
  expect(screen.queryByText(/e1ff8ba8/)).toBeNull();
});

test('FileLine: shows the URL of a web page without metadata', async () => {
  await showAttachments([page({ description: null, url: 'https://xn--bcher-kva.test/' })]);
  const link = await screen.findByRole('link', { name: /bücher/ });
  expect(link.textContent?.match(/bücher\.test/g)).toHaveLength(1);
});

test('FileLine: shows nothing of a sensitive web page until it is revealed', async () => {
  const { user } = await showAttachments([page()], secret);
  const cover = await screen.findByRole('button', { name: /Web page.*Sensitive: show/ });
  expect(document.querySelector('article img[src*="talk"]')).toBeNull();
  expect(screen.queryByText(/Heron 1/)).toBeNull();
  await user.click(cover);
  const link = screen.getByRole('link', { name: /Heron 1/ });
  expect(link.querySelector('img')).not.toBeNull();
  expect(document.activeElement).toBe(link);
});

test('FileLine: shows no picture of a web page where attachments are hidden', async () => {
  const { session } = await showAttachments([page()]);
  act(() => void session.preferences.set('hideAttachments', true));
  const link = await screen.findByRole('link', { name: /Heron 1/ });
  expect(link.querySelector('img')).toBeNull();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getWindow } from '#session/windows/open-windows.ts';
import { showAttachments as show } from '../testing/show-attachments.tsx';
import { apiAttachment } from '../testing/api-attachment.ts';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => apiAttachment(String(index + 1)));

const lines = () => screen.findAllByRole('link', { name: /\.file/ });

const pictures = () => screen.queryAllByRole('img', { name: /Heron/ });

test('Gallery: shows an image with its description and a link to the file [R-ATT-001]', async () => {
  await show([
    apiAttachment('1', 'image/png', { preview_url: 'http://instance.test/media/small.png' }),
  ]);
  const image = screen.getByRole('img', { name: 'Heron 1' });
  expect(image.getAttribute('src')).toBe('http://instance.test/media/small.png');
  expect(image.getAttribute('loading')).toBe('lazy');
  const link = screen.getByRole('link', { name: 'Heron 1' });
  expect(link.getAttribute('href')).toBe('http://instance.test/media/1.file');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('Gallery: labels an image without description for screen readers', async () => {
  await show([apiAttachment('1', 'image/png', { description: null })]);
  screen.getByRole('img', { name: 'Image without a description' });
  expect(screen.queryByRole('button', { name: /ALT/ })).toBeNull();
});

test('AltBadge: shows the description on click', async () => {
  const { user } = await show([apiAttachment('1')]);
  await user.click(screen.getByRole('button', { name: 'ALT: show the description' }));
  within(await screen.findByRole('region', { name: 'Description' })).getByText('Heron 1');
});

test('Gallery: plays video and audio with browser controls and without autoplay [R-ATT-002 R-ATT-003]', async () => {
  await show([apiAttachment('1', 'video/mp4'), apiAttachment('2', 'audio/ogg')]);
  for (const [name, address] of [
    ['Heron 1', 'http://instance.test/media/1.file'],
    ['Heron 2', 'http://instance.test/media/2.file'],
  ] as const) {
    const player = await screen.findByTitle(name);
    expect(player.getAttribute('src')).toBe(address);
    expect(player.hasAttribute('controls')).toBe(true);
    expect(player.hasAttribute('autoplay')).toBe(false);
  }
});

test('Gallery: shows videos as images with a link when they play in the lightbox', async () => {
  const { session } = await show([apiAttachment('1', 'video/mp4')]);
  await screen.findByTitle('Heron 1');
  act(() => void session.preferences.set('playVideosInModal', true));
  screen.getByRole('link', { name: 'Heron 1' });
  expect(document.querySelector('video[controls]')).toBeNull();
});

test('Gallery: shows a video in a row of three as a link to the lightbox, without controls', async () => {
  await show([apiAttachment('1'), apiAttachment('2', 'video/mp4'), apiAttachment('3')]);
  const video = await screen.findByRole('link', { name: 'Heron 2' });
  expect(video.getAttribute('href')).toBe('http://instance.test/media/2.file');
  expect(document.querySelector('video[controls]')).toBeNull();
});

test('FlashPlayer: can be played or downloaded, and says when the CSP blocks the player [R-ATT-019 R-ATT-021]', async () => {
  const { user } = await show([apiAttachment('1', 'application/x-shockwave-flash')]);
  const download = await screen.findByRole('link', { name: 'Download' });
  expect(download.getAttribute('href')).toBe('http://instance.test/media/1.file');
  await user.click(screen.getByRole('button', { name: 'Play Flash' }));
  await screen.findByText('Couldn’t load the Flash file.');
  screen.getByRole('button', { name: 'Try again' });
  screen.getByRole('link', { name: 'Download' });
});

test('Gallery: shows a web page as a link, never as a frame [R-ATT-005]', async () => {
  await show([apiAttachment('1', 'text/html', { url: 'https://films.test/watch?v=1' })]);
  const link = await screen.findByRole('link', { name: /films\.test.*Heron 1/ });
  expect(link.getAttribute('href')).toBe('https://films.test/watch?v=1');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(document.querySelector('iframe, object, embed')).toBeNull();
});

test('Gallery: shows name, type and download link of an unknown kind [R-ATT-006]', async () => {
  await show([
    apiAttachment('1', 'application/pdf', {
      description: null,
      url: 'http://instance.test/a/plan%20b.pdf',
    }),
  ]);
  const link = await screen.findByRole('link', { name: /plan b\.pdf.*application\/pdf/ });
  expect(link.hasAttribute('download')).toBe(true);
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('Gallery: omits files that the page may not load', async () => {
  await show([apiAttachment('1', 'image/png', { url: 'javascript:alert(1)' }), apiAttachment('2')]);
  expect(pictures()).toHaveLength(1);
});

test('CoverTile: covers sensitive attachments until clicked; they can be covered again [R-ATT-008]', async () => {
  const { user } = await show(images(2), { sensitive: true });
  const [cover] = await screen.findAllByRole('button', { name: 'Sensitive: show media' });
  expect(pictures()).toHaveLength(0);
  if (cover) await user.click(cover);
  expect(pictures()).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Heron 1' }));
  await user.click(await screen.findByRole('button', { name: 'Hide sensitive media' }));
  expect(pictures()).toHaveLength(0);
});

test('CoverTile: focuses audio that is revealed by keyboard', async () => {
  const { user } = await show([apiAttachment('1', 'audio/ogg')], { sensitive: true });
  (await screen.findByRole('button', { name: 'Sensitive: show media' })).focus();
  await user.keyboard('{Enter}');
  const sound = await screen.findByTitle('Heron 1');
  expect(sound.closest('figure')?.contains(document.activeElement)).toBe(true);
});

test('AltBadge: shows the description of audio, Flash and other files on click', async () => {
  const { user } = await show([
    apiAttachment('1', 'audio/ogg'),
    apiAttachment('2', 'application/x-shockwave-flash'),
    apiAttachment('3', 'application/pdf'),
  ]);
  await screen.findByTitle('Heron 1');
  await screen.findByRole('link', { name: /^3\.file/ });
  const badges = await screen.findAllByRole('button', { name: 'ALT: show the description' });
  expect(badges).toHaveLength(3);
  for (const [index, badge] of badges.entries()) {
    await user.click(badge);
    within(await screen.findByRole('region', { name: 'Description' })).getByText(
      `Heron ${index + 1}`,
    );
    await user.keyboard('{Escape}');
  }
});

test('CoverTile: is not shown if the viewer turns covers off', async () => {
  const { session } = await show(images(1), { sensitive: true });
  act(() => void session.preferences.set('hideNsfw', false));
  expect(pictures()).toHaveLength(1);
});

test('CoverTile: preloads the covered image unless disabled [R-ATT-010]', async () => {
  const { session, user } = await show(images(1), { sensitive: true });
  const cover = await screen.findByRole('button', { name: /Sensitive/ });
  expect(cover.querySelector('img')?.getAttribute('src')).toBe('http://instance.test/media/1.file');
  act(() => void session.preferences.set('preloadImage', false));
  expect(cover.querySelector('img')).toBeNull();
  await user.click(cover);
  expect(pictures()).toHaveLength(1);
});

test('BlurhashCanvas: shows a blurred placeholder until the image loads, if enabled [R-ATT-011]', async () => {
  const { session } = await show([
    apiAttachment('1', 'image/png', { blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' }),
  ]);
  const image = screen.getByRole('img', { name: 'Heron 1' });
  const placeholder = () => image.parentElement?.querySelector('canvas');
  expect(placeholder()).not.toBeNull();
  act(() => void session.preferences.set('useBlurhash', false));
  expect(placeholder()).toBeNull();
  act(() => void session.preferences.set('useBlurhash', true));
  act(() => void image.dispatchEvent(new Event('load')));
  expect(placeholder()).toBeNull();
});

test('MoreTile: says on the sixth of nine images how many follow, and opens the lightbox there', async () => {
  const { session, user } = await show(images(9));
  const more = await screen.findByRole('link', { name: 'Heron 6 and 3 more files' });
  expect(more.textContent).toBe('+3');
  expect(pictures()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /attachments/ })).toBeNull();
  await user.click(more);
  expect(getWindow(session, 'lightbox')?.args.index).toBe(5);
});

test.each([6, 7, 8])('Gallery: shows all of %i images [R-CONST-092]', async (count) => {
  await show(images(count));
  expect(pictures()).toHaveLength(count);
  expect(screen.queryByText(/^\+/)).toBeNull();
  expect(screen.queryByRole('button', { name: /attachments/ })).toBeNull();
});

test('MoreTile: in a sensitive status, is covered until it is clicked', async () => {
  const { user } = await show(images(9), { sensitive: true });
  const covers = await screen.findAllByRole('button', { name: /Sensitive/ });
  expect(covers).toHaveLength(6);
  expect(screen.queryByText('+3')).toBeNull();
  await user.click(screen.getAllByRole('button', { name: /Sensitive/ })[0] ?? document.body);
  await screen.findByRole('link', { name: 'Heron 6 and 3 more files' });
});

test('Gallery: shows eight of nine files, and the ninth on click [R-ATT-015 R-CONST-092]', async () => {
  const files = Array.from({ length: 9 }, (_, index) => apiAttachment(`${index + 1}`, 'text/css'));
  const { user } = await show(files);
  expect(await lines()).toHaveLength(8);
  await user.click(await screen.findByRole('button', { name: 'Show all 9 attachments' }));
  await waitFor(async () => expect(await lines()).toHaveLength(9));
  await user.click(screen.getByRole('button', { name: 'Show fewer attachments' }));
  expect(await lines()).toHaveLength(8);
});

test('Gallery: shows only the first attachment of a compact status [R-ATT-017]', async () => {
  await show(images(4), {}, { card: { variant: 'compact' } });
  expect(pictures()).toHaveLength(1);
});

test('Gallery: shows more attachments than the thumbnail limit as a list of links [R-ATT-018]', async () => {
  const { session } = await show(images(3));
  expect(pictures()).toHaveLength(3);
  act(() => void session.preferences.set('maxThumbnails', 2));
  const links = await screen.findAllByRole('link', { name: /^Heron \d ?Image$/ });
  expect(links).toHaveLength(3);
  expect(pictures()).toHaveLength(0);
  act(() => void session.preferences.set('maxThumbnails', 3));
  expect(pictures()).toHaveLength(3);
});

test('Gallery: hides attachments in timelines and in conversations separately [R-FILT-008]', async () => {
  const { session, redraw } = await show(images(1));
  const set = (hideAttachments: boolean, hideAttachmentsInConv: boolean): void => {
    act(() => {
      session.preferences.set('hideAttachments', hideAttachments);
      session.preferences.set('hideAttachmentsInConv', hideAttachmentsInConv);
    });
  };
  set(true, false);
  await screen.findByRole('link', { name: /^Heron 1 ?Image$/ });
  expect(pictures()).toHaveLength(0);
  redraw({ isInConversation: true });
  expect(pictures()).toHaveLength(1);
  set(false, true);
  await waitFor(() => expect(pictures()).toHaveLength(0));
  redraw({ isInConversation: false });
  expect(pictures()).toHaveLength(1);
});

test('FileLine: does not reveal the description of a hidden sensitive attachment', async () => {
  const { session } = await show(images(1), { sensitive: true });
  act(() => void session.preferences.set('hideAttachments', true));
  await screen.findByRole('button', { name: /1\.file.*Sensitive/ });
  expect(screen.queryByText('Heron 1')).toBeNull();
});

test('StillPicture: stops animated images if configured and labels them [R-STATUS-028]', async () => {
  const { session } = await show([
    apiAttachment('1', 'image/gif', {
      url: 'https://far.test/1.gif',
      preview_url: 'https://far.test/1.gif',
    }),
  ]);
  act(() => void session.preferences.set('stopGifs', true));
  const still = await screen.findByText('GIF');
  expect(still.parentElement?.querySelector('[data-still] canvas')).not.toBeNull();
});

const space = () =>
  [...document.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.cssText);

test.each([
  ['an image', ['image/png']],
  ['video and audio', ['video/mp4', 'audio/ogg']],
  ['four images', ['image/png', 'image/png', 'image/png', 'image/png']],
  ['an image, Flash and a file', ['image/png', 'application/x-shockwave-flash', 'text/plain']],
] as const)(
  'Gallery: reserves the space of %s without meta while files load and fail [R-ATT-024]',
  async (_, kinds) => {
    for (const meta of [null, undefined, {}]) {
      const files = kinds.map((mime, index) => apiAttachment(String(index), mime, { meta }));
      const { unmount } = await show(files);
      await waitFor(() => expect(document.querySelectorAll('figure').length).toBeGreaterThan(0));
      const before = space();
      expect(before.join()).toMatch(/aspect-ratio/);
      for (const image of document.querySelectorAll('figure img')) fireEvent.load(image);
      for (const player of document.querySelectorAll('video, audio'))
        fireEvent.loadedMetadata(player);
      expect(space()).toEqual(before);
      for (const image of document.querySelectorAll('figure img')) fireEvent.error(image);
      expect(space()).toEqual(before);
      unmount();
    }
  },
);

test('CoverTile: labels a blurred cover as sensitive without the server’s image [R-CALL-107]', async () => {
  const { requests } = await show(
    [apiAttachment('1', 'image/png', { blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' })],
    { sensitive: true },
  );
  const cover = await screen.findByRole('button', { name: 'Sensitive: show media' });
  within(cover).getByText('Sensitive');
  expect(cover.querySelector('canvas')).not.toBeNull();
  expect(document.querySelector('[src*="overlay"], [style*="overlay"]')).toBeNull();
  expect(requests.some(({ url }) => url.includes('blurhash-overlay'))).toBe(false);
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { apiAttachment } from '#components/media/testing/api-attachment.ts';
import {
  openFirstAttachment,
  showTimelineWithAttachments,
} from './testing/open-first-attachment.tsx';

const three = [apiAttachment('1'), apiAttachment('2'), apiAttachment('3')];

const lightbox = () => screen.queryByRole('dialog', { name: 'Media viewer' });

/** The attachment in the centre of the stage. */
const shown = (name: string) =>
  within(screen.getByRole('dialog')).getByRole('img', { name, hidden: false });

test('Lightbox: opens on click on an image, over the unchanged page [R-SHELL-054 R-VIEWER-001 R-VIEWER-018]', async () => {
  const { place, inside } = await openFirstAttachment(three);
  expect(shown('Heron 1').getAttribute('src')).toBe('http://instance.test/media/1.file');
  inside.getByText('1 / 3');
  expect(place()).toBe('/main/friends');
  expect(document.documentElement.dataset['under']).toBe('dark');
  screen.getByText('Look');
});

test('LightboxImage: uses the description as caption, alternative text and title [R-VIEWER-008]', async () => {
  const { inside } = await openFirstAttachment(three);
  inside.getByText('Heron 1', { selector: 'p' });
  expect(shown('Heron 1').getAttribute('title')).toBe('Heron 1');
});

test('Lightbox: moves with the arrow buttons, wraps around and updates the counter [R-VIEWER-009 R-VIEWER-010 R-VIEWER-011]', async () => {
  const { user, inside } = await openFirstAttachment(three);
  const next = inside.getByRole('button', { name: 'Next' });
  for (const count of ['2 / 3', '3 / 3', '1 / 3']) {
    await user.click(next);
    inside.getByText(count);
  }
  await user.click(inside.getByRole('button', { name: 'Previous' }));
  inside.getByText('3 / 3');
  shown('Heron 3');
});

test('Lightbox: moves with the arrow keys [R-VIEWER-012]', async () => {
  const { user, inside } = await openFirstAttachment(three);
  await user.keyboard('{ArrowRight}');
  inside.getByText('2 / 3');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  inside.getByText('3 / 3');
});

test('Lightbox: has no arrow buttons for a single attachment [R-VIEWER-010]', async () => {
  const { user, inside } = await openFirstAttachment(three.slice(0, 1));
  expect(inside.queryByRole('button', { name: 'Next' })).toBeNull();
  await user.keyboard('{ArrowRight}');
  inside.getByText('1 / 1');
});

test('Lightbox: closes on Escape and restores the focus [R-VIEWER-013]', async () => {
  const { user, opener } = await openFirstAttachment(three);
  expect(lightbox()?.contains(document.activeElement)).toBe(true);
  await user.keyboard('{ArrowRight}{Escape}');
  expect(lightbox()).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Lightbox: closes with the close button [R-VIEWER-016]', async () => {
  const { user, inside, opener } = await openFirstAttachment(three);
  await user.click(inside.getByRole('button', { name: 'Close' }));
  expect(lightbox()).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Lightbox: closes on Back instead of leaving the page [R-VIEWER-014]', async () => {
  const { place } = await openFirstAttachment(three);
  history.back();
  await waitFor(() => expect(lightbox()).toBeNull());
  expect(place()).toBe('/main/friends');
  screen.getByText('Look');
});

test('Lightbox: leaves no history entry when it is closed by a button', async () => {
  const before: unknown = history.state;
  const { user } = await openFirstAttachment(three);
  expect(history.state).not.toEqual(before);
  const onPopState = vi.fn();
  window.addEventListener('popstate', onPopState);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(history.state).toEqual(before));
  expect(onPopState).not.toHaveBeenCalled();
  window.removeEventListener('popstate', onPopState);
});

test('LightboxImage: shows a spinner while loading and an error on failure [R-VIEWER-017]', async () => {
  const { user, inside } = await openFirstAttachment(three);
  inside.getByText('Loading…');
  fireEvent.load(shown('Heron 1'));
  expect(inside.queryByText('Loading…')).toBeNull();
  await user.keyboard('{ArrowRight}');
  inside.getByText('Loading…');
  fireEvent.error(shown('Heron 2'));
  expect(inside.queryByText('Loading…')).toBeNull();
  inside.getByText('Couldn’t load this file.');
});

test('Lightbox: preloads the neighbours, which are inert', async () => {
  const { inside } = await openFirstAttachment([...three, apiAttachment('4'), apiAttachment('5')]);
  const all = inside.getAllByRole('img', { hidden: true });
  const loaded = all.map((image) => image.getAttribute('alt'));
  expect(loaded).toEqual(['Heron 5', 'Heron 1', 'Heron 2']);
  for (const image of all) {
    expect(image.closest('[inert]') === null).toBe(image.getAttribute('alt') === 'Heron 1');
  }
});

test('Lightbox: shows video, audio and Flash by MIME type and skips unsupported types [R-VIEWER-002 R-VIEWER-003 R-VIEWER-004 R-VIEWER-005]', async () => {
  const { user, inside } = await openFirstAttachment([
    apiAttachment('1'),
    apiAttachment('2', 'video/mp4', { type: 'unknown' }),
    apiAttachment('3', 'application/pdf', { type: 'image' }),
    apiAttachment('4', 'audio/ogg', { type: 'unknown' }),
    apiAttachment('5', 'application/x-shockwave-flash', { type: 'image' }),
    apiAttachment('6', 'text/html'),
  ]);
  inside.getByText('1 / 4');
  await user.keyboard('{ArrowRight}');
  expect(inside.getByTitle('Heron 2').tagName).toBe('VIDEO');
  await user.keyboard('{ArrowRight}');
  expect(inside.getByTitle('Heron 4').tagName).toBe('AUDIO');
  await user.keyboard('{ArrowRight}');
  inside.getByRole('button', { name: 'Play Flash' });
  expect(inside.queryByTitle('Heron 4')).toBeNull();
});

test('Lightbox: zooms with keys and buttons and resets for the next attachment', async () => {
  const { user, inside } = await openFirstAttachment(three);
  const zoomed = () =>
    shown(inside.queryByText('1 / 3') ? 'Heron 1' : 'Heron 2').parentElement?.style.transform;
  await user.keyboard('+');
  expect(zoomed()).toContain('scale(1.5)');
  await user.click(inside.getByRole('button', { name: 'Zoom in' }));
  expect(zoomed()).toContain('scale(2.25)');
  await user.keyboard('0');
  expect(zoomed()).toBe('');
  await user.keyboard('+');
  await user.click(inside.getByRole('button', { name: 'Next' }));
  inside.getByText('2 / 3');
  expect(zoomed()).toBe('');
  await user.keyboard('{ArrowLeft}');
  inside.getByText('1 / 3');
  expect(zoomed()).toBe('');
});

test('Lightbox: pans a zoomed image by arrow keys, which show the next attachment only after a reset', async () => {
  const { user, inside } = await openFirstAttachment(three);
  const picture = shown('Heron 1').parentElement;
  for (const [name, value] of [
    ['offsetWidth', 400],
    ['offsetHeight', 300],
  ] as const) {
    Object.defineProperty(picture, name, { value });
  }
  await user.keyboard('++{ArrowDown}');
  expect(picture?.style.transform).toBe('translate(0px, -80px) scale(2.25)');
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(picture?.style.transform).toMatch(/^translate\(-80px(, 0px)?\) scale\(2\.25\)$/);
  await user.keyboard('{ArrowLeft}');
  expect(picture?.style.transform).toMatch(/^translate\(0px(, 0px)?\) scale\(2\.25\)$/);
  inside.getByText('1 / 3');
  await user.keyboard('0{ArrowRight}');
  inside.getByText('2 / 3');
});

test('LightboxBar: keeps disabled zoom buttons, so that the focus stays', async () => {
  const { user, inside } = await openFirstAttachment([
    apiAttachment('1'),
    apiAttachment('2', 'video/mp4'),
  ]);
  const zoom = inside.getByRole('button', { name: 'Zoom in' });
  zoom.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(zoom);
  expect(zoom.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}{ArrowRight}');
  inside.getByText('1 / 2');
  expect(zoom.getAttribute('aria-disabled')).toBe('false');
});

test('LightboxBar: offers the file for download', async () => {
  const { inside } = await openFirstAttachment(three);
  const download = inside.getByRole('link', { name: 'Download' });
  expect(download.getAttribute('href')).toBe('http://instance.test/media/1.file');
  expect(download.hasAttribute('download')).toBe(true);
});

test('Lightbox: opens from a covered attachment with one click if that is preferred [R-ATT-009]', async () => {
  const app = await showTimelineWithAttachments(three, { sensitive: true });
  await screen.findAllByRole('button', { name: 'Sensitive: show media' });
  act(() => void app.current.store.getState().preferences.set('useOneClickNsfw', true));
  const covers = await screen.findAllByRole('button', {
    name: 'Sensitive: open in the media viewer',
  });
  if (covers[1]) await app.user.click(covers[1]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Media viewer' }));
  dialog.getByText('2 / 3');
  await app.user.keyboard('{Escape}');
  expect(
    screen.getAllByRole('button', { name: 'Sensitive: open in the media viewer' }),
  ).toHaveLength(3);
});

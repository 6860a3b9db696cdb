import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scrollPageTo } from '#app/testing/mock-layout.ts';
import {
  openHomeTimeline,
  findNewStatusesButton,
  shownStatusTexts,
} from './testing/open-home-timeline.ts';

test('FeedView: ignores pointer clicks on posts for a second after the posts moved [R-TL-032 R-CONST-100]', async () => {
  const { arrives, user, clock, requests } = await openHomeTimeline();
  scrollPageTo(400);
  await arrives('The second');
  await user.click(await screen.findByRole('button', { name: '1 new post' }));
  const post = (await screen.findByText('The second')).closest('article') ?? document.body;
  const like = within(post).getByRole('button', { name: 'Like' });
  const likes = () => requests.filter(({ url }) => url.endsWith('/favourite')).length;
  await act(() => clock.advance(999));
  fireEvent.click(like, { detail: 1 });
  expect(likes()).toBe(0);
  await act(() => clock.advance(1));
  fireEvent.click(like, { detail: 1 });
  await within(post).findByRole('button', { name: /^Like/, pressed: true });
  expect(likes()).toBe(1);
});

test('FeedView: after a post was inserted, ignores clicks for a second unless the pointer has moved [R-TL-032 R-CONST-100]', async () => {
  const { arrives, clock, requests } = await openHomeTimeline();
  await arrives('The second');
  const post = (await screen.findByText('The second')).closest('article') ?? document.body;
  const like = within(post).getByRole('button', { name: 'Like' });
  const likes = () => requests.filter(({ url }) => url.endsWith('/favourite')).length;
  await act(() => clock.advance(999));
  fireEvent.click(like, { detail: 1 });
  expect(likes()).toBe(0);
  await act(() => clock.advance(1));
  fireEvent.click(like, { detail: 1 });
  await within(post).findByRole('button', { name: /^Like/, pressed: true });
});

test('FeedView: accepts clicks after a refresh without new posts [R-TL-032]', async () => {
  const { sockets, clock, requests } = await openHomeTimeline();
  const refreshes = () => requests.filter(({ url }) => url.includes('/timelines/home')).length;
  act(() => sockets.at(-1)?.emitClose(1006));
  await act(() => clock.advance(20_000));
  const before = refreshes();
  await act(async () => sockets.at(-1)?.emitOpen());
  await waitFor(() => expect(refreshes()).toBeGreaterThan(before));
  await act(() => clock.advance(0));
  fireEvent.click(screen.getByRole('button', { name: 'Like' }), { detail: 1 });
  await screen.findByRole('button', { name: /^Like/, pressed: true });
});

test('FeedView: after a post was inserted, accepts a click once the pointer has moved, but not after a movement below 24 pixels', async () => {
  const { arrives, requests } = await openHomeTimeline();
  fireEvent.pointerMove(document.body, { screenX: 5, screenY: 5 });
  await arrives('The second');
  const post = (await screen.findByText('The second')).closest('article') ?? document.body;
  const like = within(post).getByRole('button', { name: 'Like' });
  fireEvent.pointerMove(like, { screenX: 6, screenY: 5 });
  fireEvent.click(like, { detail: 1 });
  expect(requests.filter(({ url }) => url.endsWith('/favourite'))).toEqual([]);
  fireEvent.pointerMove(like, { screenX: 60, screenY: 5 });
  fireEvent.click(like, { detail: 1 });
  await within(post).findByRole('button', { name: /^Like/, pressed: true });
});

test('FeedView: inserts no posts while a mouse moves over the posts, and inserts them once it is still', async () => {
  const { arrives, clock } = await openHomeTimeline();
  await arrives('The second');
  await screen.findByText('The second');
  const post = screen.getByText('The first').closest('article') ?? document.body;
  fireEvent.pointerMove(post, { screenX: 10, screenY: 10 });
  await arrives('The third');
  await screen.findByRole('button', { name: '1 new post' });
  await act(() => clock.advance(600));
  fireEvent.pointerMove(post, { screenX: 20, screenY: 10 });
  await act(() => clock.advance(600));
  expect(shownStatusTexts()).toEqual(['The second', 'The first']);
  await act(() => clock.advance(500));
  await screen.findByText('The third');
  expect(findNewStatusesButton()).toBeNull();

  fireEvent.pointerMove(document.body, { screenX: 30, screenY: 10 });
  await arrives('The fourth');
  await screen.findByText('The fourth');
});

test('FeedView: inserts no posts while a finger touches a post', async () => {
  const { arrives, clock } = await openHomeTimeline();
  await arrives('The second');
  await screen.findByText('The second');
  const post = screen.getByText('The first').closest('article') ?? document.body;
  fireEvent.pointerDown(post, { pointerId: 4 });
  await act(() => clock.advance(5_000));
  await arrives('The third');
  await screen.findByRole('button', { name: '1 new post' });
  await act(() => clock.advance(5_000));
  expect(shownStatusTexts()).toEqual(['The second', 'The first']);
  fireEvent.pointerUp(document.body, { pointerId: 4 });
  await act(() => clock.advance(2_000));
  await screen.findByText('The third');
});

test('FeedView: ignores middle clicks as well after posts moved', async () => {
  const { arrives, clock } = await openHomeTimeline();
  await arrives('The second');
  const post = (await screen.findByText('The second')).closest('article') ?? document.body;
  const link = within(post).getAllByRole('link')[0] ?? post;
  const isClickGuarded = () =>
    !fireEvent(
      link,
      new MouseEvent('auxclick', { button: 1, detail: 1, bubbles: true, cancelable: true }),
    );
  expect(isClickGuarded()).toBe(true);
  await act(() => clock.advance(1_000));
  expect(isClickGuarded()).toBe(false);
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scrollPageTo } from '#app/testing/stand-in-for-layout.ts';
import { miraReadsHome, newButton, shownTexts } from './testing/mira-reads-home.ts';

test('for a second after posts have moved a pointer’s click hits none of them [R-TL-032 R-CONST-100]', async () => {
  const { arrives, user, clock, requests } = await miraReadsHome();
  scrollPageTo(400);
  await arrives('The second');
  await user.click(screen.getByRole('button', { name: '1 new' }));
  const post = (await screen.findByText('The second')).closest('article') ?? document.body;
  const like = within(post).getByRole('button', { name: 'Like' });
  const likes = () => requests.filter(({ url }) => url.endsWith('/favourite')).length;
  await act(() => clock.advance(999));
  fireEvent.click(like, { detail: 1 });
  expect(likes()).toBe(0);
  await act(() => clock.advance(1));
  fireEvent.click(like, { detail: 1 });
  await within(post).findByRole('button', { name: 'Remove like' });
  expect(likes()).toBe(1);
});

test('for a second after a post has come in by itself the click of a pointer that rested hits none [R-TL-032 R-CONST-100]', async () => {
  const { arrives, clock, requests } = await miraReadsHome();
  await arrives('The second');
  const post = (await screen.findByText('The second')).closest('article') ?? document.body;
  const like = within(post).getByRole('button', { name: 'Like' });
  const likes = () => requests.filter(({ url }) => url.endsWith('/favourite')).length;
  await act(() => clock.advance(999));
  fireEvent.click(like, { detail: 1 });
  expect(likes()).toBe(0);
  await act(() => clock.advance(1));
  fireEvent.click(like, { detail: 1 });
  await within(post).findByRole('button', { name: 'Remove like' });
});

test('who moves the pointer onto a post that has just come in may press it, but not who only trembles', async () => {
  const { arrives, requests } = await miraReadsHome();
  fireEvent.pointerMove(document.body, { screenX: 5, screenY: 5 });
  await arrives('The second');
  const post = (await screen.findByText('The second')).closest('article') ?? document.body;
  const like = within(post).getByRole('button', { name: 'Like' });
  fireEvent.pointerMove(like, { screenX: 6, screenY: 5 });
  fireEvent.click(like, { detail: 1 });
  expect(requests.filter(({ url }) => url.endsWith('/favourite'))).toEqual([]);
  fireEvent.pointerMove(like, { screenX: 60, screenY: 5 });
  fireEvent.click(like, { detail: 1 });
  await within(post).findByRole('button', { name: 'Remove like' });
});

test('while a pointer is used over the posts nothing slips in; what waited shows once it rests', async () => {
  const { arrives, clock } = await miraReadsHome();
  await arrives('The second');
  await screen.findByText('The second');
  const post = screen.getByText('The first').closest('article') ?? document.body;
  fireEvent.pointerMove(post, { screenX: 10, screenY: 10 });
  await arrives('The third');
  await screen.findByRole('button', { name: '1 new' });
  await act(() => clock.advance(600));
  fireEvent.pointerMove(post, { screenX: 20, screenY: 10 });
  await act(() => clock.advance(600));
  expect(shownTexts()).toEqual(['The second', 'The first']);
  await act(() => clock.advance(500));
  await screen.findByText('The third');
  expect(newButton()).toBeNull();

  fireEvent.pointerMove(document.body, { screenX: 30, screenY: 10 });
  await arrives('The fourth');
  await screen.findByText('The fourth');
});

test('while a finger lies on a post nothing slips in', async () => {
  const { arrives, clock } = await miraReadsHome();
  await arrives('The second');
  await screen.findByText('The second');
  const post = screen.getByText('The first').closest('article') ?? document.body;
  fireEvent.pointerDown(post, { pointerId: 4 });
  await act(() => clock.advance(5_000));
  await arrives('The third');
  await screen.findByRole('button', { name: '1 new' });
  await act(() => clock.advance(5_000));
  expect(shownTexts()).toEqual(['The second', 'The first']);
  fireEvent.pointerUp(document.body, { pointerId: 4 });
  await act(() => clock.advance(2_000));
  await screen.findByText('The third');
});

test('the middle button, which opens links, is held as well', async () => {
  const { arrives, clock } = await miraReadsHome();
  await arrives('The second');
  const post = (await screen.findByText('The second')).closest('article') ?? document.body;
  const link = within(post).getAllByRole('link')[0] ?? post;
  const isHeld = () =>
    !fireEvent(
      link,
      new MouseEvent('auxclick', { button: 1, detail: 1, bubbles: true, cancelable: true }),
    );
  expect(isHeld()).toBe(true);
  await act(() => clock.advance(1_000));
  expect(isHeld()).toBe(false);
});

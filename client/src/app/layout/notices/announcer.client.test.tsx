import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { columnStore } from '#session/columns/columns.ts';
import { openHomeTimeline } from '#features/timeline/testing/open-home-timeline.ts';
import { scrollPageTo } from '#app/testing/mock-layout.ts';

/** Returns the text of the live regions, which screen readers announce when it changes. */
const announced = (): string =>
  [...document.querySelectorAll('output, [role=alert], [aria-live=polite]')]
    .map(({ textContent }) => textContent)
    .join(' ');

const announces = (text: string) => waitFor(() => expect(announced()).toContain(text));

const focusPost = async () => {
  const post = (await screen.findByText('The first')).closest('article');
  act(() => post?.focus());
};

test.each([
  ['f', 'Liked', 'Like removed'],
  ['b', 'Repeated', 'Repeat removed'],
  ['d', 'Bookmarked', 'Bookmark removed'],
])('Announcer: the key %s on a focused post announces “%s”, then “%s”', async (key, on, off) => {
  const { user } = await openHomeTimeline();
  await focusPost();
  await user.keyboard(key);
  await announces(on);
  await focusPost();
  await user.keyboard(key);
  await announces(off);
});

test('Announcer: announces a repeat with a confirmation once it is confirmed', async () => {
  const { user, current } = await openHomeTimeline();
  current.store.getState().preferences.set('modalOnRepeat', true);
  const answer = async (name: string): Promise<void> => {
    const question = within(await screen.findByRole('dialog', { name: 'Repeat this post?' }));
    expect(announced()).not.toContain('Repeated');
    await user.click(question.getByRole('button', { name }));
  };
  await focusPost();
  await user.keyboard('b');
  await answer('Cancel');
  await focusPost();
  await user.keyboard('b');
  await answer('Repeat');
  await announces('Repeated');
  await focusPost();
  await user.keyboard('b');
  await announces('Repeat removed');
});

test('bookmarkAction: raises a visible notice after a bookmark by its key', async () => {
  const { user } = await openHomeTimeline();
  await focusPost();
  await user.keyboard('d');
  const notice = await screen.findByText('Bookmarked');
  expect(notice.closest('output')).not.toBeNull();
});

test.each([
  ['queued', 400],
  ['shown at once', 0],
])('Announcer: announces the number of new posts that are %s once', async (_, top) => {
  const { arrives, clock } = await openHomeTimeline();
  scrollPageTo(top);
  await arrives('The second');
  await arrives('The third');
  await act(() => clock.advance(2_000));
  await announces('2 new posts');
  await act(() => clock.advance(60_000));
  expect(announced().match(/new post/g)).toHaveLength(1);
});

test('Announcer: announces new posts of a column beside another page', async () => {
  const { go, current, arrives, clock } = await openHomeTimeline(undefined, { width: 1700 });
  act(() => current.store.getState().part(columnStore).setState(['/main/friends'], true));
  await go('/about');
  const column = within(await screen.findByRole('region', { name: 'Column 1: Home' }));
  await column.findByText('The first');
  await arrives('The second');
  await act(() => clock.advance(2_000));
  await announces('1 new post');
});

test('Announcer: does not announce the viewer’s own post as new', async () => {
  const { mira, sockets, clock } = await openHomeTimeline();
  const { body } = await mira.post('/api/v1/statuses', { status: 'The own one' });
  await act(async () => sockets.at(-1)?.emitEvent('update', body, ['user']));
  await screen.findByText('The own one');
  await act(() => clock.advance(5_000));
  expect(announced()).not.toContain('new post');
});

test('Announcer: announces the number of new notifications once', async () => {
  const { sockets, post, mira, clock } = await openHomeTimeline();
  for (const text of ['@mira one', '@mira two']) await post(text);
  const { body } = await mira.get('/api/v1/notifications');
  for (const one of body.toReversed())
    await act(async () => sockets.at(-1)?.emitEvent('notification', one, ['user']));
  await act(() => clock.advance(2_000));
  await announces('2 new notifications');
});

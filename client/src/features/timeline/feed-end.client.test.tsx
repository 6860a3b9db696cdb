import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { triggerEndObservers, scrollPageTo } from '#app/testing/mock-layout.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function instanceWithPosts(count: number) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  for (let number = 1; number <= count; number += 1) {
    await jun.post('/api/v1/statuses', { status: `post ${number}` });
  }
  return instance;
}

const isOlderPage = ({ url }: Request): boolean => url.includes('max_id=');

test('FeedView: says that a timeline is empty', async () => {
  await renderApp({ path: '/main/public' });
  await screen.findByText('No posts');
  expect(screen.queryByRole('article')).toBeNull();
});

test('FeedView: loads older statuses with a button, shows progress and the end of the feed [R-TL-007 R-TL-008 R-TL-009]', async () => {
  const instance = await instanceWithPosts(25);
  const { faults, user } = await renderApp({ instance, path: '/main/public' });
  await screen.findByText('post 25');
  expect(screen.queryByText('post 5')).toBeNull();
  expect(screen.queryByText('No more posts')).toBeNull();

  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = (request) => (isOlderPage(request) ? pendingResponse.promise : undefined);
  await user.click(screen.getByRole('button', { name: 'Load older posts' }));
  await screen.findByText('Loading older posts…');
  expect(screen.queryByRole('button', { name: 'Load older posts' })).toBeNull();
  pendingResponse.resolve(undefined);

  await screen.findByRole('button', { name: 'Load older posts' });
  expect(screen.queryByText('Loading older posts…')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load older posts' }));
  await screen.findByText('No more posts');
  expect(screen.queryByRole('button', { name: 'Load older posts' })).toBeNull();
});

test('FeedView: loads older statuses near the end of the feed, one request at a time [R-TL-054]', async () => {
  const instance = await instanceWithPosts(25);
  const { requests } = await renderApp({ instance, path: '/main/public' });
  await screen.findByText('post 25');
  const older = () => requests.filter(isOlderPage).length;
  triggerEndObservers();
  triggerEndObservers();
  await screen.findByRole('button', { name: 'Load older posts' });
  expect(older()).toBe(1);
});

test('FeedView: shows an error at the end if an older page fails to load, with a retry', async () => {
  const instance = await instanceWithPosts(25);
  const { faults, user, requests } = await renderApp({ instance, path: '/main/public' });
  await screen.findByText('post 25');
  faults.of = (request) => (isOlderPage(request) ? 'offline' : undefined);
  await user.click(screen.getByRole('button', { name: 'Load older posts' }));
  await screen.findByText('Failed to connect to server, try again');
  const before = requests.filter(isOlderPage).length;
  triggerEndObservers();
  expect(requests.filter(isOlderPage)).toHaveLength(before);
  screen.getByText('post 25');

  faults.of = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Load older posts' });
  expect(screen.queryByText('Failed to connect to server, try again')).toBeNull();
});

test('FeedView: keeps focus on the button at the end when posts are added and removed', async () => {
  const instance = await instanceWithPosts(25);
  const { current } = await renderApp({ instance, path: '/main/public' });
  await screen.findByText('post 25');
  const button = screen.getByRole('button', { name: 'Load older posts' });
  act(() => button.focus());
  const loader = current.store.getState().feeds.loaderFor({ kind: 'public' });
  const [, , id] = loader.feed.ids;
  act(() => loader.remove((other) => other === id));
  await waitFor(() => expect(screen.queryByText('post 23')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('FeedView: keeps the end of the feed in view after a jump to it', async () => {
  const instance = await instanceWithPosts(25);
  const { requests } = await renderApp({ instance, path: '/main/public' });
  await screen.findByText('post 25');
  const button = screen.getByRole('button', { name: 'Load older posts' });
  act(() => button.focus());
  triggerEndObservers();
  expect(requests.filter(isOlderPage)).toEqual([]);
  act(() => button.blur());
  triggerEndObservers();
  await waitFor(() => expect(requests.filter(isOlderPage)).toHaveLength(1));
});

test('FeedView: focuses the retry button when an older page fails, and the first post of the page when it loads', async () => {
  const instance = await instanceWithPosts(25);
  const { faults, user } = await renderApp({ instance, path: '/main/public' });
  await screen.findByText('post 25');
  faults.of = (request) => (isOlderPage(request) ? 'offline' : undefined);
  await act(async () => scrollPageTo(2_000));
  act(() => screen.getByRole('button', { name: 'Load older posts' }).focus());
  await user.keyboard('{Enter}');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(document.activeElement).toBe(again);
  faults.of = () => undefined;
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByText('post 5').closest('article')),
  );
});

test('FeedView: focuses the first post when the first page loads on retry', async () => {
  const instance = await instanceWithPosts(3);
  const { faults, user } = await renderApp({
    instance,
    path: '/main/public',
    faultOf: ({ url }) => (url.includes('/timelines/') ? 'offline' : undefined),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  act(() => again.focus());
  faults.of = () => undefined;
  await user.keyboard('{Enter}');
  const first = await screen.findByText('post 3');
  await waitFor(() => expect(document.activeElement).toBe(first.closest('article')));
});

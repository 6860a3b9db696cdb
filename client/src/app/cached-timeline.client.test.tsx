import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { fakeAsyncArea } from '#lib/storage/testing/fake-async-area.ts';
import { renderApp } from './testing/render-app.tsx';

/**
 * Opens a home timeline whose statuses an earlier visit has cached. The response of the server is
 * delayed until it is released.
 */
async function comeBack() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  const { body: statuses } = await mira.get('/api/v1/timelines/home');
  await mira.post('/api/v1/statuses', { status: 'And so are the rooks' });
  const pageArea = fakeAsyncArea({
    [`${mira.account?.id}/friends`]: { version: 2, at: Date.UTC(2026, 0, 5, 12), items: statuses },
  });
  const response = Promise.withResolvers<'offline' | undefined>();
  await renderApp({
    instance,
    pageArea,
    signedInAs: 'mira',
    path: '/main/friends',
    faultOf: () => response.promise,
  });
  return { response: response.resolve };
}

test('TimelineScreen: shows cached statuses in normal cards while the server is requested', async () => {
  const { response } = await comeBack();
  const stored = await screen.findByText('The heron is back');
  const feed = await screen.findByRole('feed');
  expect(feed.getAttribute('aria-busy')).toBe('true');
  expect(stored.closest('article')).not.toBeNull();
  expect(screen.queryByText('And so are the rooks')).toBeNull();
  expect(screen.queryByText('Loading posts…')).toBeNull();
  response(undefined);
  await screen.findByText('And so are the rooks');
  expect(stored.isConnected).toBe(true);
  await waitFor(() => expect(screen.getByRole('feed').getAttribute('aria-busy')).toBe('false'));
});

test('TimelineScreen: shows cached statuses offline and says when they were loaded', async () => {
  const { response } = await comeBack();
  await screen.findByText('The heron is back');
  response('offline');
  await screen.findByText(/Couldn’t refresh/);
  screen.getByText('The heron is back');
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { fakeAsyncArea } from '#lib/storage/testing/fake-async-area.ts';
import { startSession } from '#session/testing/start-session.ts';
import { getSessionThreads } from '#session/threads/get-session-threads.ts';
import { renderApp } from './testing/render-app.tsx';

/**
 * Reloads a page of Mira without a network. An earlier visit has cached home, notifications, bookmarks
 * and a conversation.
 */
async function comeBackOffline(path: (ids: Record<'heron' | 'reply', string>) => string) {
  const instance = await startTestInstance({ world: 'empty' });
  const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
  const { body: heron } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  const { body: reply } = await jun.post('/api/v1/statuses', {
    status: '@mira So are the rooks',
    in_reply_to_id: heron.id,
  });
  await jun.post('/api/v1/statuses', { status: '@mira A secret', visibility: 'direct' });
  await mira.post(`/api/v1/statuses/${reply.id}/bookmark`);
  const visit = await startSession({ instance, signedInAs: 'mira' });
  const session = visit.session();
  session.start();
  await session.feeds.loaderFor({ kind: 'friends' }).loadNewer();
  await session.feeds.loaderFor({ kind: 'bookmarks' }).loadNewer();
  await session.notifications?.loader.loadNewer();
  const leave = getSessionThreads(session).open(heron.id);
  await expect.poll(() => session.tables.threads.get(heron.id)?.isLoaded).toBe(true);
  await visit.clock.advance(3_000);
  leave();
  const { area, pageArea } = visit;
  await expect.poll(() => pageArea.items.size).toBe(5);
  const stored = JSON.stringify([...pageArea.items]);
  const ids = { heron: heron.id, reply: reply.id };
  const app = await renderApp({
    instance,
    area,
    pageArea,
    path: path(ids),
    faultOf: () => 'offline',
  });
  return { ...app, stored };
}

const asOf = /Last updated /;

test('TimelineScreen: offline, shows the cached home timeline and when it was loaded, and caches no direct messages', async () => {
  const { stored } = await comeBackOffline(() => '/main/friends');
  const feed = within(await screen.findByRole('feed'));
  feed.getByText('The heron is back');
  await feed.findByText(asOf);
  expect(stored).toContain('So are the rooks');
  expect(stored).not.toContain('A secret');
});

test('TimelineScreen: offline, shows the cached bookmarks and when they were loaded', async () => {
  await comeBackOffline(() => '/bookmarks');
  const feed = within(await screen.findByRole('feed'));
  feed.getByText(/So are the rooks/);
  await feed.findByText(asOf);
});

test('NotificationsScreen: offline, shows the cached notifications and when they were loaded', async () => {
  await comeBackOffline(({ heron }) => `/notice/${heron}`);
  const panel = within(await screen.findByRole('region', { name: 'Notifications' }));
  const list = within(await panel.findByRole('list', { name: /Notifications, newest/ }));
  list.getByText(/So are the rooks/);
  expect(list.queryByText(/A secret/)).toBeNull();
  await panel.findByText(asOf);
});

test('ConversationScreen: offline, shows the cached conversation and when it was loaded', async () => {
  await comeBackOffline(({ heron }) => `/notice/${heron}`);
  const feed = within(await screen.findByRole('feed', { name: 'Conversation' }));
  await feed.findByText('The heron is back');
  await feed.findByText(/So are the rooks/);
  await screen.findAllByText(asOf);
});

test.each([
  ['full', new DOMException('no room is left', 'QuotaExceededError')],
  ['broken', new DOMException('no storage', 'InvalidStateError')],
])(
  'TimelineScreen: shows the timeline with a storage that is %s, and offline says that nothing is cached',
  async (_, error) => {
    const instance = await startTestInstance({ world: 'empty' });
    const mira = await instance.as('mira');
    const { body } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
    const pageArea = fakeAsyncArea();
    pageArea.failWith(error);
    const { clock, faults, go } = await renderApp({
      instance,
      pageArea,
      signedInAs: 'mira',
      path: '/main/friends',
    });
    const feed = within(await screen.findByRole('feed'));
    feed.getByText('The heron is back');
    await clock.advance(5_000);
    faults.of = () => 'offline';
    await go('/bookmarks');
    await screen.findByText('Couldn’t load the timeline. Trying again…');
    await go(`/notice/${body.id}`);
    await screen.findByText(/Failed to connect to server/);
    within(await screen.findByRole('feed', { name: 'Conversation' })).getByText(
      'The heron is back',
    );
    expect(pageArea.items.size).toBe(0);
  },
);

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '#app/testing/render-app.tsx';

/** Opens the notifications of Mira on Mastodon: a follow by Salma, then likes of one post. */
async function open(likes: number) {
  const instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  const mira = await instance.as('mira');
  const salma = await instance.as('salma');
  await salma.post(`/api/v1/accounts/${mira.account?.id}/follow`);
  const { body: post } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  for (let number = 1; number <= likes; number += 1) {
    const fan = await instance.as(`fan${number}`);
    await fan.post(`/api/v1/statuses/${post.id}/favourite`);
  }
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/mira/notifications' });
  const session = app.current.store.getState();
  await session.instanceLoaded;
  const list = within(await screen.findByRole('list', { name: 'Notifications, newest first' }));
  const sent = (path: string) =>
    app.requests.filter(({ url }) => new URL(url).pathname === path).length;
  return { ...app, session, list, sent, mira };
}

const loadOlder = { name: 'Load older notifications' };

test('fetchNotifications: loads a large group of notifications from Mastodon by one request [R-NOTIF-035]', async () => {
  const { user, list, sent } = await open(60);
  expect(list.getByText(/and 18 others liked your post/)).toBeTruthy();
  await user.click(await screen.findByRole('button', loadOlder));
  await list.findByText(/and 58 others liked your post/);
  expect(list.getByText(/follows you/)).toBeTruthy();
  expect(sent('/api/v2/notifications')).toBe(1);
});

test('GroupAccounts: lists all people of a large group', async () => {
  const { user, list } = await open(30);
  await user.click(await screen.findByRole('button', loadOlder));
  await list.findByText(/and 28 others liked your post/);
  await user.click(list.getByRole('button', { name: 'Show all individually' }));
  const more = within(await list.findByRole('list', { name: 'More people' }));
  expect(list.getByText('@fan1')).toBeTruthy();
  expect(more.getAllByRole('listitem')).toHaveLength(30 - 20);
});

test('dismissNotifications: dismisses a whole group of notifications on a Mastodon server', async () => {
  const { user, list, mira } = await open(30);
  await user.click(await screen.findByRole('button', loadOlder));
  await list.findByText(/and 28 others liked your post/);
  const [menu = document.body] = list.getAllByRole('button', {
    name: 'More options for this notification',
  });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Dismiss' }));
  await waitFor(() => expect(list.queryByText(/liked your post/)).toBeNull());
  const { body } = await mira.get('/api/v1/notifications');
  expect(body.map(({ type }: { type: string }) => type)).toEqual(['follow']);
});

test('useNotificationLines: shows the notifications of a group one by one if grouping is switched off', async () => {
  const { user, list, session } = await open(30);
  await user.click(await screen.findByRole('button', loadOlder));
  await list.findByText(/and 28 others liked your post/);
  session.preferences.set('groupNotifications', false);
  await waitFor(() => expect(screen.getAllByText(/liked your post/)).toHaveLength(20));
  await user.click(await screen.findByRole('button', loadOlder));
  await waitFor(() => expect(screen.getAllByText(/liked your post/)).toHaveLength(30));
});

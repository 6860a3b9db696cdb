import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open(allowsFollowingMove: boolean) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun', { displayName: 'Jun' });
  await mira.patch('/api/v1/accounts/update_credentials', {
    allow_following_move: allowsFollowingMove,
  });
  const { body } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  await jun.post(`/api/v1/statuses/${body.id}/favourite`);
  await jun.post('/api/v1/statuses', { status: '@mira really?' });
  await jun.post(`/api/v1/accounts/${mira.account?.id}/follow`);
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/users/mira/interactions' });
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1, name: 'Interactions' });
  return { ...app, main };
}

test('InteractionsScreen: shows mentions, likes and repeats, and follows in a tab each [R-NOTIF-001 R-NOTIF-003]', async () => {
  const { main, user, place } = await open(true);
  expect(await within(await main.findByRole('list', { name: 'Mentions' })).findByText(/really/));
  await user.click(main.getByRole('button', { name: 'Likes and repeats' }));
  await within(await main.findByRole('list', { name: 'Likes and repeats' })).findByText(
    /The heron is back/,
  );
  expect(place()).toBe('/users/mira/interactions#likesAndRepeats');
  expect(main.queryByText(/really/)).toBeNull();
  await user.click(main.getByRole('button', { name: 'New followers' }));
  const follows = within(await main.findByRole('list', { name: 'New followers' }));
  await waitFor(() => expect(follows.getAllByRole('listitem')).toHaveLength(1));
});

test('InteractionsScreen: has no tab for moved accounts if they are followed automatically [R-NOTIF-002]', async () => {
  const follows = await open(true);
  expect(follows.main.queryByRole('button', { name: 'Account moves' })).toBeNull();
});

test('InteractionsScreen: has a tab for moved accounts if they are not followed automatically [R-NOTIF-002]', async () => {
  const { main } = await open(false);
  await main.findByRole('button', { name: 'Account moves' });
});

test('InteractionsScreen: removes a dismissed notification', async () => {
  const { main, user } = await open(true);
  await main.findByText(/really/);
  await user.click(main.getByRole('button', { name: 'More options for this notification' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dismiss' }));
  await waitFor(() => expect(main.queryByText(/really/)).toBeNull());
});

test('InteractionsScreen: removes a rejected follow request', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  await mira.patch('/api/v1/accounts/update_credentials', { locked: true });
  const jun = await instance.as('jun');
  await jun.post(`/api/v1/accounts/${mira.account?.id}/follow`);
  const path = '/users/mira/interactions#follows';
  const { user } = await renderApp({ instance, signedInAs: 'mira', path });
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Deny' }));
  await waitFor(() => expect(main.queryByRole('button', { name: 'Deny' })).toBeNull());
});

test('InteractionsScreen: says that a tab is empty, with a button that opens the form for a post', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('mira');
  const { user } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/users/mira/interactions#follows',
    width: 600,
  });
  const main = within(await screen.findByRole('main'));
  await main.findByText('No one has followed you yet.');
  await user.click(main.getByRole('button', { name: 'Write a post' }));
  await screen.findByRole('dialog', { name: 'New post' });
});

test('InteractionsScreen: omits subscription posts from mentions, even if they fill the first page [R-NOTIF-029]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  await jun.post('/api/v1/statuses', { status: '@mira really?' });
  await mira.post(`/api/v1/pleroma/accounts/${jun.account?.id}/subscribe`);
  for (let number = 0; number < 25; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the notifications must be created in this order
    await jun.post('/api/v1/statuses', { status: `news ${number}` });
  }
  const { user } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/users/mira/interactions',
  });
  const main = within(await screen.findByRole('main'));
  /* jsdom has no layout, so the next page must be loaded with the button. */
  await user.click(await main.findByRole('button', { name: 'Load more' }));
  expect(main.queryByText('No one has mentioned you yet.')).toBeNull();
  await main.findByText(/really/);
  expect(main.queryByText(/news/)).toBeNull();
});

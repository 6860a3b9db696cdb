import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '#app/testing/render-app.tsx';

/**
 * Opens a page of Mira, whose notification policy holds back notifications of accounts that she
 * does not follow.
 */
async function open(path: string, dialect: 'mastodon' | 'akkoma' = 'mastodon') {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const mira = await instance.as('mira');
  if (dialect === 'mastodon')
    await mira.patch('/api/v2/notifications/policy', { for_not_following: 'filter' });
  for (const [name, text] of [
    ['jun', 'hello'],
    ['salma', 'good morning'],
    ['tomas', 'buy my soup'],
  ] as const) {
    const client = await instance.as(name);
    await client.post('/api/v1/statuses', { status: `@mira ${text}` });
  }
  const app = await renderApp({ instance, signedInAs: 'mira', path });
  const policy = async () => (await mira.get('/api/v2/notifications/policy')).body;
  const names = async (): Promise<string[]> =>
    (await mira.get('/api/v1/notifications')).body.map(
      ({ account }: { account: { username: string } }) => account.username,
    );
  return { ...app, mira, policy, names };
}

const filtered = '/mira/notifications/filtered';

async function requests() {
  const list = await screen.findByRole('list', { name: 'Filtered notifications' });
  return within(list);
}

test('FilteredNotificationsLink: links from the notifications to the notification requests [R-NOTIF-033 R-ROUTE-053]', async () => {
  const { user } = await open('/mira/notifications');
  const link = await screen.findByRole('link', { name: /3 notifications from 3 accounts/ });
  await user.click(link);
  await screen.findByRole('heading', { name: 'Filtered notifications', level: 1 });
  expect((await requests()).getByText(/buy my soup/)).toBeTruthy();
});

test('NotificationRequestsScreen: accepts one request, whose notifications are then in the list [R-NOTIF-034]', async () => {
  const { user, names, current } = await open(filtered);
  const list = await requests();
  await user.click(list.getByRole('button', { name: 'Accept notifications from @jun' }));
  await waitFor(() => expect(list.queryByText(/hello/)).toBeNull());
  expect(await names()).toEqual(['jun']);
  const session = current.store.getState();
  await waitFor(() => expect(session.notifications?.loader.feed.ids).toHaveLength(1));
});

test('NotificationRequestsScreen: dismisses the selected requests, until none is left', async () => {
  const { user, names } = await open(filtered);
  const list = await requests();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(list.getByRole('checkbox', { name: 'Select @salma' }));
  await user.click(screen.getByRole('button', { name: 'Dismiss 2 requests' }));
  await waitFor(() => expect(list.getAllByRole('checkbox')).toHaveLength(1));
  await user.click(list.getByRole('button', { name: 'Dismiss notifications from @salma' }));
  await screen.findByText(/No filtered notifications/);
  expect(await names()).toEqual([]);
});

test('NotificationRequestItem: shows the filtered notifications of its account', async () => {
  const { user } = await open(filtered);
  await user.click(
    (await requests()).getByRole('button', { name: 'Show notifications from @tomas' }),
  );
  const opened = await screen.findByRole('list', { name: 'Notifications from @tomas' });
  expect(within(opened).getByText(/buy my soup/)).toBeTruthy();
});

test('NotificationRequestsScreen: keeps a request that could not be accepted, and says why', async () => {
  const { user, faults } = await open(filtered);
  const list = await requests();
  faults.of = ({ url }) =>
    url.endsWith('/accept') ? new Response('', { status: 500 }) : undefined;
  await user.click(list.getByRole('button', { name: 'Accept notifications from @jun' }));
  await list.findByText('The server had a problem, try again');
  expect(list.getByText(/hello/)).toBeTruthy();
});

test('NotificationRequestsScreen: shows a failure with a retry instead of an empty list', async () => {
  const { user, faults, go } = await open('/about');
  faults.of = ({ url }) =>
    url.includes('/notifications/requests') ? new Response('', { status: 500 }) : undefined;
  await go(filtered);
  await screen.findByText(/The server had a problem/);
  expect(screen.queryByText(/No filtered notifications/)).toBeNull();
  faults.of = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await requests()).getByText(/hello/)).toBeTruthy();
});

test('NotificationRequestsScreen: sends no request to a server without a policy', async () => {
  const { requests: sent } = await open(filtered, 'akkoma');
  await screen.findByText('This server doesn’t hold back notifications.');
  expect(sent.filter(({ url }) => url.includes('/requests'))).toEqual([]);
});

test('NotificationPolicySettings: changes a rule on the server [R-NOTIF-033]', async () => {
  const { user, policy } = await open('/settings#notifications');
  const select = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'From people you don’t follow',
  });
  expect(select.value).toBe('filter');
  expect(screen.queryByRole('combobox', { name: 'From bots' })).toBeNull();
  await user.selectOptions(select, 'Discard');
  await waitFor(async () => expect(await policy()).toMatchObject({ for_not_following: 'drop' }));
  expect(select.value).toBe('drop');
});

test('NotificationPolicySettings: keeps the value of the server if it cannot be changed', async () => {
  const { user, faults } = await open('/settings#notifications');
  const select = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'From people you don’t follow',
  });
  faults.of = ({ method }) => (method === 'PATCH' ? new Response('', { status: 500 }) : undefined);
  await user.selectOptions(select, 'Discard');
  await screen.findByText('The server had a problem, try again');
  expect(select.value).toBe('filter');
});

test('NotificationPolicySettings: sends no request to a server without a policy', async () => {
  const { requests: sent } = await open('/settings#notifications', 'akkoma');
  await screen.findByRole('checkbox', { name: 'Desktop notifications' });
  expect(screen.queryByText('Filtered notifications')).toBeNull();
  expect(sent.filter(({ url }) => url.includes('/policy'))).toEqual([]);
});

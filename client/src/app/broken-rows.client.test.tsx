import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from './testing/render-app.tsx';

/* A value that no schema accepts, as after a bug of the client: rendering it throws an error. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tests need a value of a wrong type
const unreadable = { broken: true } as unknown as string;

// React logs errors that a boundary catches, so the log is silenced.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

async function openHome() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'A post that breaks' });
  await jun.post('/api/v1/statuses', { status: 'Nothing but rain' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  await screen.findByText('Nothing but rain');
  const { tables, viewerId } = app.current.store.getState();
  return { ...app, tables, viewerId, broken: String(body.id) };
}

test('StatusCard: a render error leaves the other cards in place [R-ERR-008]', async () => {
  const { tables, broken } = await openHome();
  tables.statuses.put({ id: broken, content: unreadable, plainText: unreadable });
  await screen.findByText('This post can’t be shown.');
  screen.getByText('Nothing but rain');
});

/** Opens Mira's notifications: Jun follows her, and Ines mentions her. */
async function openNotifications() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  await jun.post(`/api/v1/accounts/${mira.account?.id ?? ''}/follow`);
  const ines = await instance.as('ines');
  await ines.post('/api/v1/statuses', { status: 'Hello @mira' });
  const app = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/mira/notifications',
    width: 390,
  });
  await screen.findByText('Hello', { exact: false });
  const { tables } = app.current.store.getState();
  const idOf = async (name: string) => (await instance.as(name)).account?.id ?? '';
  return { ...app, tables, idOf };
}

test('NotificationsList: a render error leaves the other notifications in place [R-ERR-008]', async () => {
  const { tables, idOf } = await openNotifications();
  const list = within(await screen.findByRole('list', { name: 'Notifications, newest first' }));
  await list.findByText(/follows you/);
  tables.accounts.put({ id: await idOf('jun'), displayName: unreadable, acct: unreadable });
  await list.findByText('This item can’t be shown.');
  list.getByText('Hello', { exact: false });
});

test('InteractionsScreen: a render error leaves the other rows in place [R-ERR-008]', async () => {
  const { tables, idOf, go } = await openNotifications();
  await go('/users/mira/interactions#follows');
  const main = within(await screen.findByRole('main'));
  await main.findByText(/follows you/);
  tables.accounts.put({ id: await idOf('jun'), displayName: unreadable, acct: unreadable });
  await main.findByText('This item can’t be shown.');
  main.getByRole('heading', { name: 'Interactions' });
});

test('Layout: a render error in a panel leaves the screen and the navigation in place [R-ERR-008]', async () => {
  const { tables, viewerId } = await openHome();
  tables.accounts.put({ id: viewerId ?? '', displayName: unreadable, acct: unreadable });
  await waitFor(() => screen.getAllByText('This part of the page couldn’t be loaded.'));
  screen.getByText('Nothing but rain');
});

test('Layout: a render error in a screen leaves the navigation in place, until another screen opens [R-ERR-008]', async () => {
  const { tables, go, user, instance } = await openHome();
  const id = (await instance.as('jun')).account?.id ?? '';
  await go('/jun');
  await screen.findByRole('heading', { level: 1, name: 'jun' });
  tables.accounts.put({ id, displayName: unreadable, acct: unreadable });
  await screen.findByText(/^Something went wrong on this page. The rest/);
  screen.getByRole('form', { name: 'New post' });
  await user.click(screen.getByRole('link', { name: 'About' }));
  await waitFor(() => expect(screen.queryByText(/^Something went wrong/)).toBeNull());
});

test('ShellBoundary: offers retry and reload after a render error in the layout [R-ERR-008]', async () => {
  const { current, logged, user } = await openHome();
  const { preferences } = current.store.getState();
  const { get } = preferences;
  const read = vi.spyOn(preferences, 'get').mockImplementation((key) => {
    if (key === 'sidebarRight') throw new Error('out of order');
    return get(key);
  });
  preferences.set('sidebarRight', true);
  await screen.findByText(/^Something went wrong on this page. Your drafts/);
  screen.getByRole('button', { name: 'Reload' });
  expect(logged.map(([message]) => message)).toContain('the page failed to render');
  read.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing but rain');
});

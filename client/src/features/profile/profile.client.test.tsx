import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import { updateAccount } from '@rookery/instance/store/accounts.ts';
import {
  startTestInstance,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';

async function people(): Promise<TestInstance> {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun' });
  await jun.patch('/api/v1/accounts/update_credentials', {
    note: 'Counts #herons',
    fields_attributes: [{ name: 'Canal', value: 'the old one' }],
  });
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  return instance;
}

async function open(path: string, options: RenderAppOptions = {}) {
  const instance = options.instance ?? (await people());
  const app = await renderApp({ signedInAs: 'mira', ...options, instance, path });
  const main = within(await screen.findByRole('main'));
  /** Chooses from the menu of jun's profile. */
  const choose = async (name: string): Promise<void> => {
    await app.user.click(await main.findByRole('button', { name: 'More options for @jun' }));
    await app.user.click(await main.findByRole('menuitem', { name }));
  };
  return { ...app, main, choose };
}

const idOf = async (instance: TestInstance, name: string) => (await instance.as(name)).account?.id;

test('ProfileScreen: shows card, fields and posts [R-PROF-001 R-PROF-002 R-PROF-020 R-PROF-024 R-PROF-028 R-PROF-029 R-PROF-034]', async () => {
  const { main, user } = await open('/jun');
  await main.findByRole('heading', { level: 1, name: 'Jun' });
  await main.findByText('The heron is back');
  expect(main.getAllByText('@jun').length).toBeGreaterThan(0);
  expect(main.getByRole('link', { name: '#herons' }).parentElement?.textContent).toContain(
    'Counts',
  );
  main.getByText('Canal');
  main.getByText('the old one');
  main.getByRole('link', { name: '1 post' });
  await user.click(main.getByRole('button', { name: 'More options for @jun' }));
  expect((await main.findByRole('menuitem', { name: 'RSS feed' })).getAttribute('href')).toMatch(
    /\/users\/jun\.rss$/,
  );
});

test('ProfileScreen: shows a decoded host in place of a missing name, in title and avatar too [R-PROF-036]', async () => {
  const instance = await people();
  const { main, current } = await open('/jun', { instance });
  await main.findByText('The heron is back');
  const id = (await idOf(instance, 'jun')) ?? '';
  const { tables } = current.store.getState();
  for (const [host, shown] of [
    ['xn--bcher-kva.example', 'bücher.example'],
    ['xn--wgv71a119e.jp', '日本語.jp'],
    ['xn--4dbrk0ce.example', 'ישראל.example'],
  ] as const) {
    act(() => tables.accounts.put({ id, displayName: '', acct: `jun@${host}` }));
    await main.findByRole('heading', { level: 1, name: `jun@🌏${shown}` });
    await waitFor(() => expect(document.title).toContain(`jun@🌏${shown}`));
    main.getByRole('button', { name: `Show avatar of jun@🌏${shown}` });
    expect(document.body.textContent).not.toContain('xn--');
  }
});

test('ProfileScreen: finds the account by id [R-ROUTE-011]', async () => {
  const instance = await people();
  const { main } = await open(`/users/${await idOf(instance, 'jun')}`, { instance });
  await main.findByRole('heading', { level: 1, name: 'Jun' });
});

test('ProfileScreen: shows a missing account with a retry button [R-PROF-015 R-PROF-016]', async () => {
  const { main } = await open('/nobody-at-all');
  await main.findByText(/^Sorry, this profile does not exist\. The server says: /);
  main.getByRole('button', { name: 'Try again' });
  const next = within(main.getByRole('navigation', { name: 'Next steps' }));
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/search?query=nobody-at-all',
    '/',
  ]);
});

test('AccountCard: shows a follow at once and asks before unfollowing [R-REL-001 R-REL-004 R-REL-005]', async () => {
  const { main, user, instance } = await open('/jun');
  await user.click(await main.findByRole('button', { name: 'Follow' }));
  await main.findByRole('button', { name: 'Following' });
  const jun = await idOf(instance, 'jun');
  const isShown = async () =>
    (await (await instance.as('mira')).get(`/api/v1/accounts/relationships?id=${jun}`)).body[0];
  await waitFor(async () => expect((await isShown()).following).toBe(true));
  await user.click(main.getByRole('button', { name: 'Following' }));
  const question = within(await screen.findByRole('dialog', { name: 'Unfollow @jun?' }));
  await user.click(question.getByRole('button', { name: 'Unfollow' }));
  await main.findByRole('button', { name: 'Follow' });
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(async () => expect((await isShown()).following).toBe(false));
});

test('AccountCard: requests to follow a locked account and withdraws the request [R-REL-002]', async () => {
  const instance = await people();
  await (await instance.as('jun')).patch('/api/v1/accounts/update_credentials', { locked: true });
  const { main, user } = await open('/jun', { instance });
  await user.click(await main.findByRole('button', { name: 'Follow' }));
  await user.click(await main.findByRole('button', { name: 'Requested' }));
  await main.findByRole('button', { name: 'Follow' });
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  const mira = await instance.as('mira');
  const path = `/api/v1/accounts/relationships?id=${await idOf(instance, 'jun')}`;
  await waitFor(async () => expect((await mira.get(path)).body[0].requested).toBe(false));
});

test('AccountCard: confirms blocking and shows a badge [R-PROF-030 R-REL-009]', async () => {
  const { main, user } = await open('/jun');
  await user.click(await main.findByRole('button', { name: 'More options for @jun' }));
  await user.click(await main.findByRole('menuitem', { name: 'Block' }));
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  await main.findByText('Blocked');
});

test('AccountCard: shows a mute at once and reverts it if the server refuses [R-REL-008 R-REL-013]', async () => {
  const { main, user, faults } = await open('/jun');
  await main.findByText('The heron is back');
  const pendingResponse = Promise.withResolvers<Response>();
  faults.of = ({ url }) => (url.endsWith('/mute') ? pendingResponse.promise : undefined);
  await user.click(main.getByRole('button', { name: 'More options for @jun' }));
  await user.click(await main.findByRole('menuitem', { name: 'Mute' }));
  await main.findByText('Muted');
  pendingResponse.resolve(new Response('', { status: 500 }));
  await waitFor(() => expect(main.queryByText('Muted')).toBeNull());
  await screen.findByText(/^“Mute” failed: /);
});

test('PrivateNote: opens from the menu with the focus, saves when typing stops and keeps the text on failure [R-PROF-003 R-PROF-004 R-CONST-017]', async () => {
  const { main, user, choose, faults, clock, instance } = await open('/jun');
  await choose('Add a private note');
  const field = await main.findByRole('textbox', { name: 'Private note' });
  expect(document.activeElement).toBe(field);
  let noteRequests = 0;
  faults.of = ({ url }) =>
    url.endsWith('/note') && (noteRequests += 1) ? new Response('', { status: 500 }) : undefined;
  await user.type(field, 'met at the canal');
  await clock.advance(1_499);
  expect(noteRequests).toBe(0);
  await clock.advance(1);
  const retry = await main.findByRole('button', { name: 'Try again' });
  expect(field).toHaveProperty('value', 'met at the canal');
  faults.of = () => undefined;
  await user.click(retry);
  await main.findByText('Saved');
  const jun = await idOf(instance, 'jun');
  const { body } = await (
    await instance.as('mira')
  ).get(`/api/v1/accounts/relationships?id=${jun}`);
  expect(body[0].note).toBe('met at the canal');
});

test('ProfileTabs: selects the tab by hash and lists people with expandable cards [R-PROF-005 R-PROF-010 R-PROF-035]', async () => {
  const instance = await people();
  const jun = await idOf(instance, 'jun');
  await (await instance.as('ines')).post(`/api/v1/accounts/${jun}/follow`);
  const { main, user } = await open('/jun#followers', { instance });
  await main.findByText('@ines');
  await user.click(main.getByRole('button', { name: 'Expand profile of @ines' }));
  await main.findByRole('button', { name: 'More options for @ines' });
});

test('PinnedStatuses: shows pinned posts at the top [R-PROF-006]', async () => {
  const instance = await people();
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'Read this first' });
  await jun.post(`/api/v1/statuses/${body.id}/pin`);
  const { main } = await open('/jun', { instance });
  await within(await main.findByRole('region', { name: 'Pinned posts' })).findByText(
    'Read this first',
  );
});

test('ProfileTabs: shows favourites and followed hashtags on the viewer’s own profile [R-PROF-009 R-PROF-013 R-TAGS-001 R-TAGS-002]', async () => {
  const instance = await people();
  const mira = await instance.as('mira');
  await mira.post('/api/v1/statuses', { status: '#herons' });
  await mira.post('/api/v1/tags/herons/follow');
  const { main, user } = await open('/mira#followees', { instance });
  await main.findByRole('link', { name: 'Likes' });
  await user.selectOptions(await main.findByRole('combobox', { name: 'Following' }), 'Hashtags');
  await user.click(await main.findByRole('button', { name: 'Unfollow #herons' }));
  await main.findByRole('button', { name: 'Follow #herons' });
});

test('FolloweesTab: says so on the viewer’s own profile when no hashtags are followed [R-PROF-013]', async () => {
  const { main, user } = await open('/mira#followees');
  const choice = await main.findByRole('combobox', { name: 'Following' });
  expect(main.queryByText('You don’t follow any hashtags yet.')).toBeNull();
  await user.selectOptions(choice, 'Hashtags');
  await main.findByText('You don’t follow any hashtags yet.');
});

test('FolloweesTab: has no hashtags on the profile of another account [R-PROF-013]', async () => {
  const { main } = await open('/jun#followees');
  await main.findByText('This server doesn’t know of anyone they follow yet.');
  expect(main.queryByRole('combobox', { name: 'Following' })).toBeNull();
  expect(main.queryByText(/hashtags/)).toBeNull();
});

test('HighlightChoice: sets kind and colour of a highlight, initially white [R-PROF-037 R-PROF-038 R-CONST-105]', async () => {
  const { user, choose, current } = await open('/jun');
  await choose('Highlight posts…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Highlight @jun' }));
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Highlight their posts' }),
    'Striped background',
  );
  const { preferences } = current.store.getState();
  expect(preferences.get('highlight')).toEqual({ jun: { type: 'striped', color: '#FFFFFF' } });
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Highlight their posts' }),
    'No highlight',
  );
  expect(preferences.get('highlight')).toEqual({});
});

test('AccountCard: offers visitors the remote follow form of the account’s server [R-PROF-033 R-REL-017 R-CALL-097]', async () => {
  const instance = await people();
  const app = await renderApp({ instance, path: '/jun' });
  const button = await screen.findByRole('button', { name: 'Follow from your server' });
  const form = button.closest('form');
  expect(form?.method).toBe('post');
  expect(new URL(form?.action ?? '').pathname).toBe('/main/ostatus');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['nickname', 'jun'],
    ['profile', ''],
  ]);
  expect(app).toBeDefined();
});

test('FollowRequestsScreen: accepts and rejects requests and updates the count [R-FREQ-001 R-FREQ-002 R-FREQ-004 R-FREQ-006]', async () => {
  const instance = await people();
  const mira = await instance.as('mira');
  await mira.patch('/api/v1/accounts/update_credentials', { locked: true });
  for (const name of ['jun', 'ines']) {
    await (await instance.as(name)).post(`/api/v1/accounts/${mira.account?.id}/follow`);
  }
  const { main, user, current, faults, requests } = await open('/friend-requests', { instance });
  const session = current.store.getState();
  session.preferences.set('modalOnApproveFollow', true);
  const line = async (name: string) =>
    within((await main.findByText(name)).closest('li') ?? document.body);
  await user.click((await line('@jun')).getByRole('button', { name: 'Approve' }));
  const count = () => session.tables.accounts.get(session.viewerId ?? '')?.followRequestsCount;
  const question = within(
    await screen.findByRole('dialog', { name: 'Approve follow request from @jun?' }),
  );
  expect(count()).toBe(2);
  await user.click(question.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(main.queryByText('@jun')).toBeNull());
  const response = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => (url.endsWith('/reject') ? response.promise : undefined);
  await user.click((await line('@ines')).getByRole('button', { name: 'Deny' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/reject'))).toBe(true));
  await line('@ines');
  expect(count()).toBe(1);
  response.resolve(undefined);
  await main.findByText('No follow requests');
  expect(count()).toBe(0);
  main.getByRole('button', { name: 'Privacy settings' });
});

test('RemoteUserScreen: looks up an address and replaces the search with the profile [R-PROF-040 R-PROF-041]', async () => {
  const instance = await people();
  const pendingResponse = Promise.withResolvers<undefined>();
  const { main, place } = await open('/remote-users/@jun@localhost', {
    instance,
    faultOf: ({ url }) => (url.includes('/accounts/jun%40') ? pendingResponse.promise : undefined),
  });
  await main.findByText('Searching for @jun@localhost');
  pendingResponse.resolve(undefined);
  await main.findByRole('heading', { level: 1, name: 'Jun' });
  expect(place()).toBe('/jun');
});

test('RemoteUserScreen: says that an unknown address was not found [R-PROF-042]', async () => {
  const { main } = await open('/remote-users/nowhere.example/nobody');
  await main.findByText(/^Not found\. The server says: /);
});

test('WhoToFollowScreen: lists the server’s suggestions [R-SUGG-001 R-SUGG-002]', async () => {
  const instance = await people();
  const jun = await idOf(instance, 'jun');
  updateAccount(instance.instance.database, jun ?? '', { suggested: 1 });
  const { main } = await open('/who-to-follow', { instance });
  await within(await main.findByRole('list', { name: 'Who to follow' })).findByText('@jun');
});

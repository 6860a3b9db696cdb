import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open(prepare?: (many: readonly string[]) => Promise<void>, count = 3) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    ids.push((await instance.as(`person${number}`)).account?.id ?? '');
  }
  await prepare?.(ids);
  for (const id of ids) await mira.post(`/api/v1/accounts/${id}/block`);
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/settings#filters' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('list', { name: 'Muted and blocked people' });
  await app.user.click(dialog.getByRole('button', { name: 'People' }));
  await dialog.findByRole('list', { name: 'Blocked people' });
  const of = async (path: string): Promise<{ acct: string }[]> => (await mira.get(path)).body;
  return { ...app, instance, mira, dialog, of };
}

test('BlockedPeople: lists blocked accounts page by page and unblocks several at once [R-SET-049]', async () => {
  const { dialog, user, of } = await open(undefined, 41);
  const list = within(dialog.getByRole('list', { name: 'Blocked people' }));
  expect(list.getAllByRole('listitem')).toHaveLength(40);
  await user.click(dialog.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(41));
  await user.click(list.getByRole('checkbox', { name: 'Select person3' }));
  await user.click(list.getByRole('checkbox', { name: 'Select person4' }));
  await user.click(dialog.getByRole('button', { name: 'Unblock 2 people' }));
  await list.findByRole('button', { name: 'Block @person3' });
  await list.findByRole('button', { name: 'Block @person4' });
  expect((await of('/api/v1/blocks?limit=80')).map(({ acct }) => acct)).not.toContain('person4');
});

test('BlockedPeople: filters the list and suggests others to block', async () => {
  const { dialog, user, clock, of, instance } = await open();
  await instance.as('heron');
  await user.type(dialog.getByRole('searchbox', { name: /^Search for someone to block/ }), 'heron');
  await dialog.findByText('No matches');
  await act(() => clock.advance(500));
  await user.click(await dialog.findByRole('button', { name: 'Block @heron' }));
  await dialog.findByRole('button', { name: 'Unblock @heron' });
  expect((await of('/api/v1/blocks')).map(({ acct }) => acct)).toContain('heron');
});

test('PeopleBox: finds and names people on a host with non-ASCII letters [R-PROF-036 R-SET-049]', async () => {
  const { dialog, user, current, instance } = await open();
  const id = (await instance.as('person1')).account?.id ?? '';
  const { tables } = current.store.getState();
  act(() => tables.accounts.put({ id, acct: 'jun@xn--bcher-kva.example', displayName: '' }));
  const field = dialog.getByRole('searchbox', { name: /^Search for someone to block/ });
  const list = within(dialog.getByRole('list', { name: 'Blocked people' }));
  for (const words of ['@jun@bücher', 'BÜCHER.example', 'xn--bcher']) {
    await user.clear(field);
    await user.type(field, words);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    list.getByRole('checkbox', { name: 'Select jun@🌏bücher.example' });
  }
});

test('useBulkAction: keeps failed items selected and shows the error', async () => {
  const { dialog, user, faults } = await open();
  faults.of = ({ url }) =>
    url.endsWith('/unblock') ? new Response('', { status: 500 }) : undefined;
  await user.click(dialog.getAllByRole('checkbox', { name: 'Select all' }).at(-1) ?? document.body);
  await user.click(dialog.getByRole('button', { name: 'Unblock 3 people' }));
  await dialog.findByText('The server had a problem, try again');
  expect(dialog.getByRole('button', { name: 'Unblock 3 people' })).toBeTruthy();
});

test('MutedServers: mutes any host, including ones unknown to the server, and unmutes it [R-SET-049]', async () => {
  const { dialog, user, clock, of } = await open();
  await user.click(dialog.getByRole('button', { name: 'Servers' }));
  await dialog.findByText('You haven’t muted any servers.');
  await user.type(dialog.getByRole('searchbox', { name: /^Search for a server/ }), 'far.example');
  await act(() => clock.advance(500));
  await user.click(await dialog.findByRole('button', { name: 'Mute far.example' }));
  const list = within(await dialog.findByRole('list', { name: 'Muted servers' }));
  expect(await of('/api/v1/domain_blocks')).toEqual(['far.example']);
  await user.click(list.getByRole('checkbox', { name: 'Select far.example' }));
  await user.click(dialog.getByRole('button', { name: 'Unmute 1 server' }));
  await dialog.findByText('You haven’t muted any servers.');
});

test('MutedServers: unmutes a server by the button of its row, and shows the error if that fails', async () => {
  const { dialog, user, clock, of, faults } = await open();
  await user.click(dialog.getByRole('button', { name: 'Servers' }));
  const search = dialog.getByRole('searchbox', { name: /^Search for a server/ });
  for (const host of ['far.example', 'near.example']) {
    await user.type(search, host);
    await act(() => clock.advance(500));
    await user.click(await dialog.findByRole('button', { name: `Mute ${host}` }));
    await waitFor(() => expect(search).toHaveProperty('value', ''));
  }
  faults.of = ({ method }) =>
    method === 'DELETE' ? Response.json({ error: 'Not today' }, { status: 500 }) : undefined;
  await user.click(await dialog.findByRole('button', { name: 'Unmute far.example' }));
  await dialog.findByText('The server had a problem, try again. The server says: Not today');
  faults.of = () => undefined;
  await user.click(dialog.getByRole('button', { name: 'Unmute far.example' }));
  await waitFor(() =>
    expect(dialog.queryByRole('button', { name: 'Unmute far.example' })).toBeNull(),
  );
  expect(await of('/api/v1/domain_blocks')).toEqual(['near.example']);
});

test.each([
  ['muted people', 'mute', 'Unmute @heron', 'Mute @heronry'],
  /* The search of the server does not find accounts that the viewer blocks. */
  ['blocked people', 'block', 'Block @heronet', 'Block @heronry'],
])(
  'PeopleBox: in %s resolves the search on the server and marks people on the list [R-CALL-027 R-SET-049]',
  async (_list, action, ...buttons) => {
    const { dialog, user, clock, requests, instance, mira } = await open();
    const heron = await instance.as('heron');
    await instance.as('heronry');
    await instance.as('heronet');
    const field = await dialog.findByRole('searchbox', {
      name: new RegExp(`^Search for someone to ${action}`),
    });
    /* Muted after the list has loaded, so that only the relationship contains the mute. */
    await mira.post(`/api/v1/accounts/${heron.account?.id ?? ''}/${action}`);
    await user.type(field, 'heron');
    await dialog.findByText('No matches');
    await act(() => clock.advance(500));
    const found = within(await dialog.findByRole('list', { name: 'People found' }));
    for (const name of buttons) {
      // oxlint-disable-next-line no-await-in-loop -- the second button is searched after the first one was found
      await found.findByRole('button', { name });
    }
    const urls = requests.map(({ url }) => new URL(url));
    const searches = urls.filter(({ pathname }) => pathname === '/api/v1/accounts/search');
    expect(searches.map(({ searchParams }) => searchParams.get('resolve'))).toEqual(['true']);
    expect(searches[0]?.searchParams.get('q')).toBe('heron');
  },
);

test('PeoplePreview: shows the first muted or blocked people in the list of all filters, and a button that shows all', async () => {
  const { dialog, user } = await open(undefined, 6);
  await user.click(dialog.getByRole('button', { name: 'All' }));
  const list = within(await dialog.findByRole('list', { name: 'Muted and blocked people' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  expect(list.getAllByText('Blocked', { exact: false }).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'All people' }));
  const all = within(await dialog.findByRole('list', { name: 'Blocked people' }));
  expect(all.getAllByRole('listitem')).toHaveLength(6);
});

test('ServersPreview: unmutes each of the first five servers; if there are more, a button shows all', async () => {
  const { dialog, user, mira, of } = await open();
  const hosts = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.example`);
  for (const domain of hosts) await mira.post('/api/v1/domain_blocks', { domain });
  await user.click(dialog.getByRole('button', { name: 'Servers' }));
  await dialog.findByRole('list', { name: 'Muted servers' });
  await user.click(dialog.getByRole('button', { name: 'All' }));
  const shown = within(await dialog.findByRole('list', { name: 'Muted servers' }));
  await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(5));
  dialog.getByRole('button', { name: 'All servers' });
  const [first = ''] = shown.getAllByText(/\.example$/).map(({ textContent }) => textContent);
  await user.click(shown.getByRole('button', { name: `Unmute ${first}` }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: `Unmute ${first}` })).toBeNull());
  expect(await of('/api/v1/domain_blocks')).toHaveLength(5);
  expect(dialog.queryByRole('button', { name: 'All servers' })).toBeNull();
});

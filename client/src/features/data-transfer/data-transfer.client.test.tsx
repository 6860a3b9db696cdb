import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open(people = 0, done: 'block' | 'mute' | 'follow' = 'block') {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  for (let number = 0; number < people; number += 1) {
    const { account } = await instance.as(`person${number}`);
    await mira.post(`/api/v1/accounts/${account?.id ?? ''}/${done}`);
  }
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/settings' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('heading', { name: 'Appearance' });
  await app.user.click(dialog.getByRole('button', { name: 'Data' }));
  await dialog.findByText('No archives yet');
  const section = (name: string) => within(dialog.getByRole('region', { name }));
  return { ...app, instance, mira, dialog, section, saved };
}

test.each([
  ['People you follow', '/api/v1/accounts/relationships', 'following'],
  ['Blocked people', '/api/v1/accounts/relationships', 'blocking'],
  ['Muted people', '/api/v1/accounts/relationships', 'muting'],
])(
  'PeopleImport: imports a list from the file of any server: %s [R-SET-043]',
  async (name, path, field) => {
    const { section, user, instance, mira } = await open();
    const { account } = await instance.as('jun');
    const file = new File(['Account address,Comment\n@jun,true\n<b>\n'], 'list.csv');
    await user.upload(section(name).getByLabelText('Import from a file'), file);
    await section(name).findByText(/^1 person/);
    section(name).getByText(/1 line couldn’t be read/);
    await user.click(section(name).getByRole('button', { name: 'Import' }));
    await section(name).findByText(/^The server received the list/);
    const id = account?.id ?? '';
    await waitFor(async () =>
      expect((await mira.get(`${path}?id[]=${id}`)).body[0]).toMatchObject({ [field]: true }),
    );
  },
);

test('PeopleImport: rejects a file without addresses and sends nothing', async () => {
  const { section, user, requests } = await open();
  const mutes = section('Muted people');
  await user.upload(mutes.getByLabelText('Import from a file'), new File(['<html>'], 'x.csv'));
  await mutes.findByText('This file contains no account addresses.');
  expect(requests.some(({ url }) => url.includes('_import'))).toBe(false);
});

test.each([
  ['Blocked people', 'evil.example\nworse.example', /^This file lists servers/],
  ['Muted people', '#domain,#severity\nevil.example,suspend', /^This file lists servers/],
  [
    'People you follow',
    'Friends,mira@far.example\nWork,jun@far.example',
    /^This file contains your lists/,
  ],
  ['People you follow', 'https://far.example/users/mira/statuses/1', /^This file lists posts/],
  [
    'People you follow',
    'Account address,Hide notifications\nmira@far.example,true',
    /lists muted people/,
  ],
  [
    'Blocked people',
    'Account address,Show boosts,Notify on new posts,Languages\nmira@far.example,true,false,',
    /lists people to follow/,
  ],
])(
  'PeopleImport: the import of %s rejects a file of another kind: %j',
  async (name, text, message) => {
    const { section, user } = await open();
    const list = section(name);
    await user.upload(list.getByLabelText('Import from a file'), new File([text], 'x.csv'));
    await list.findByText(message);
    expect(list.queryByRole('button', { name: 'Import' })).toBeNull();
  },
);

test('PeopleExport: exports all pages of blocked accounts, each with its host', async () => {
  const { section, user, saved } = await open(85);
  const blocks = section('Blocked people');
  await user.click(blocks.getByRole('button', { name: 'Export as a file' }));
  await blocks.findByText('85 people exported');
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\n');
  expect(lines).toHaveLength(85);
  expect(lines).toContain('person84@instance.test');
});

test('PeopleExport: writes addresses with the server’s own host, even if the page has another host behind a proxy', async () => {
  const { section, user, saved, current } = await open(2, 'follow');
  const { tables, viewerId } = current.store.getState();
  act(() => {
    tables.accounts.merge({
      id: viewerId ?? '',
      url: 'https://far.example/users/mira',
    });
  });
  const follows = section('People you follow');
  await user.click(follows.getByRole('button', { name: 'Export as a file' }));
  await follows.findByText('2 people exported');
  expect(await saved[0]?.text()).toContain('person1@far.example');
});

test('PeopleExport: stops and resumes on a click, and resumes after a failure', async () => {
  const { section, user, saved, faults } = await open(45, 'mute');
  const mutes = section('Muted people');
  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = ({ url }, signal) => {
    if (!url.includes('max_id')) return undefined;
    signal?.addEventListener('abort', () => pendingResponse.resolve(undefined));
    return pendingResponse.promise;
  };
  await user.click(mutes.getByRole('button', { name: 'Export as a file' }));
  await mutes.findByText('40 people');
  mutes.getByRole('progressbar');
  await user.click(mutes.getByRole('button', { name: 'Stop' }));
  faults.of = () => new Response('', { status: 500 });
  await user.click(await mutes.findByRole('button', { name: 'Continue' }));
  await mutes.findByText('The server had a problem, try again');
  faults.of = () => undefined;
  await user.click(mutes.getByRole('button', { name: 'Continue' }));
  await mutes.findByText('45 people exported');
  expect(((await saved[0]?.text()) ?? '').trim().split('\n')).toHaveLength(45);
});

test('Archives: requests a new archive and polls until the archive is ready [R-SET-045]', async () => {
  const { dialog, user, instance, clock, requests } = await open();
  const requested = () =>
    requests.filter(({ method, url }) => method === 'GET' && url.endsWith('/backups')).length;
  await user.click(dialog.getByRole('button', { name: 'Request new archive' }));
  await dialog.findByText('Not ready yet');
  const before = requested();
  await act(() => clock.advance(3_000));
  await waitFor(() => expect(requested()).toBe(before + 1));
  instance.runPeriodicTasks();
  await act(() => clock.advance(3_000));
  const link = await dialog.findByRole('link', { name: /^Download/ });
  expect(link.getAttribute('href')).toContain('/media/backups/');
  const afterwards = requested();
  await act(() => clock.advance(60_000));
  expect(requested()).toBe(afterwards);
  await user.click(dialog.getByRole('button', { name: 'Request new archive' }));
  await dialog.findByText(/^The server says: Last export was less than/);
});

test('PeopleExport: exports followed accounts page by page until a page is empty [R-REL-018]', async () => {
  const { section, user, saved, requests } = await open(41, 'follow');
  const follows = section('People you follow');
  await user.click(follows.getByRole('button', { name: 'Export as a file' }));
  await follows.findByText('41 people exported');
  expect(((await saved[0]?.text()) ?? '').trim().split('\n')).toHaveLength(41);
  expect(requests.filter(({ url }) => /following\?.*limit=40/.test(url))).toHaveLength(3);
});

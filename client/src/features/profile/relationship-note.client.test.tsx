import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
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
  return { ...app, main: within(await screen.findByRole('main')) };
}

const idOf = async (instance: TestInstance, name: string) => (await instance.as(name)).account?.id;

test('MovedAccountNote: links to the new account, which can be followed there', async () => {
  const instance = await people();
  const ines = await (
    await instance.as('ines')
  ).get(`/api/v1/accounts/${await idOf(instance, 'ines')}`);
  const jun = await (
    await instance.as('jun')
  ).get(`/api/v1/accounts/${await idOf(instance, 'jun')}`);
  const faults = ({ url }: Request) =>
    url.includes('/api/v1/accounts/jun')
      ? Response.json({ ...jun.body, moved: ines.body })
      : undefined;
  const app = await open('/mira', { instance });
  app.faults.of = faults;
  await app.go('/jun');
  const note = within(await app.main.findByRole('region', { name: 'New account' }));
  note.getByText(/has moved to this account/);
  note.getByText('@ines');
  note.getByRole('button', { name: 'Follow' });
});

test('AccountName: shows custom emoji as images in the heading and omits them in the title', async () => {
  const { main, current } = await open('/jun');
  await main.findByRole('heading', { level: 1, name: 'Jun' });
  const { tables } = current.store.getState();
  const [row] = [...tables.accounts.keys()]
    .map((id) => tables.accounts.get(id))
    .filter((one) => one?.acct === 'jun');
  const url = 'https://rookery.example/tea.png';
  act(() =>
    tables.accounts.merge({
      id: row?.id ?? '',
      displayName: 'Jun :tea:',
      emojis: [{ shortcode: 'tea', url, staticUrl: url }],
    }),
  );
  const heading = within(main.getByRole('heading', { level: 1 }));
  expect(heading.getByRole('img', { name: ':tea:' }).getAttribute('src')).toBe(url);
  expect(heading.queryByText(/:tea:/)).toBeNull();
  await waitFor(() => expect(document.title).toMatch(/^(\(\d+\) )?Jun( |$)/));
});

test('RelationshipNote: explains the missing posts of a blocked account and offers to unblock', async () => {
  const instance = await people();
  const mira = await instance.as('mira');
  await mira.post(`/api/v1/accounts/${await idOf(instance, 'jun')}/block`);
  const { main, user, current } = await open('/jun', { instance });
  await main.findByText(/You blocked this person/);
  await user.click(main.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(main.queryByText(/You blocked this person/)).toBeNull());
  await main.findByText('The heron is back');
  const id = (await idOf(instance, 'jun')) ?? '';
  act(() => current.store.getState().tables.relationships.merge({ id, blockedBy: true }));
  main.getByText('This person blocks you.');
});

test('RelationshipNote: answers a follow request on the profile', async () => {
  const instance = await people();
  const mira = await instance.as('mira');
  await mira.patch('/api/v1/accounts/update_credentials', { locked: true });
  const jun = await instance.as('jun');
  await jun.post(`/api/v1/accounts/${mira.account?.id}/follow`);
  const { main, user } = await open('/jun', { instance });
  const followRequests = within(await main.findByRole('region', { name: 'Wants to follow you' }));
  await user.click(followRequests.getByRole('button', { name: 'Approve' }));
  await main.findByText('Follows you');
  expect(main.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('AccountCard: mutes an account for a limited time from the menu', async () => {
  const instance = await people();
  const { main, user, requests } = await open('/jun', { instance });
  await user.click(await main.findByRole('button', { name: 'More options for @jun' }));
  await user.click(await main.findByRole('menuitem', { name: 'Mute for a while…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Mute @jun?' }));
  await user.selectOptions(question.getByLabelText('How long?'), 'One hour');
  await user.click(question.getByRole('button', { name: 'Mute' }));
  await main.findByText('Muted');
  const sent = requests.find(({ url }) => url.endsWith('/mute'));
  expect(await sent?.clone().json()).toMatchObject({ expires_in: 3600, duration: 3600 });
  await user.click(main.getByRole('button', { name: 'More options for @jun' }));
  expect(main.queryByRole('menuitem', { name: 'Mute for a while…' })).toBeNull();
});

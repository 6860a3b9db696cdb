import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const filters = '/api/v2/filters';

async function open(dialect: 'akkoma' | 'mastodon' = 'mastodon') {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  if (dialect === 'mastodon') await mira.post(filters, { title: 'Birds', context: ['home'] });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/friends' });
  const { user } = app;
  const card = within(await screen.findByRole('article'));
  const openMenu = () => user.click(card.getByRole('button', { name: 'More' }));
  const openDialog = async () => {
    await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Filter this post…' }));
    return within(await screen.findByRole('dialog', { name: 'Filter this post' }));
  };
  const saved = async () => (await mira.get(filters)).body;
  return { ...app, mira, openMenu, openDialog, saved };
}

const heron = () => screen.queryByText('The heron is back');

test('FilterStatusDialog: adds a post to a filter, which folds it, and removes it again [R-FILT-011]', async () => {
  const { user, clock, openDialog, saved } = await open();
  const dialog = await openDialog();
  await user.click(await dialog.findByRole('checkbox', { name: 'Birds' }));
  await waitFor(async () => expect((await saved())[0].statuses).toHaveLength(1));
  await act(() => clock.advance(300));
  await waitFor(() => expect(heron()).toBeNull());
  const box = dialog.getByRole('checkbox', { name: 'Birds' });
  await waitFor(() => expect(box).toHaveProperty('checked', true));
  await user.click(box);
  await waitFor(async () => expect((await saved())[0].statuses).toEqual([]));
  await act(() => clock.advance(300));
  await waitFor(() => expect(heron()).not.toBeNull());
});

test('FilterStatusDialog: creates a filter with the post; the name stays if that fails', async () => {
  const { user, faults, openDialog, saved } = await open();
  const dialog = await openDialog();
  faults.of = ({ method }) => (method === 'POST' ? 'offline' : undefined);
  await user.type(dialog.getByRole('textbox', { name: 'New filter' }), 'Herons');
  const create = dialog.getByRole('button', { name: 'Create and add the post' });
  await user.click(create);
  await dialog.findByText('Failed to connect to server, try again');
  expect(dialog.getByRole('textbox', { name: 'New filter' })).toHaveProperty('value', 'Herons');
  faults.of = () => undefined;
  await user.click(create);
  await waitFor(async () =>
    expect(await saved()).toMatchObject([
      { title: 'Birds', statuses: [] },
      { title: 'Herons', filter_action: 'warn', statuses: [{}] },
    ]),
  );
  await waitFor(() =>
    expect(dialog.getByRole('checkbox', { name: 'Herons' })).toHaveProperty('checked', true),
  );
  expect(dialog.getByRole('textbox', { name: 'New filter' })).toHaveProperty('value', '');
});

test('FilterStatusDialog: shows the failure at the filter, with a retry', async () => {
  const { user, faults, openDialog, saved } = await open();
  const dialog = await openDialog();
  const box = await dialog.findByRole('checkbox', { name: 'Birds' });
  faults.of = ({ method }) => (method === 'POST' ? 'offline' : undefined);
  await user.click(box);
  await dialog.findByText('Failed to connect to server, try again');
  expect(box).toHaveProperty('checked', false);
  faults.of = () => undefined;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await saved())[0].statuses).toHaveLength(1));
});

test('filterStatusAction: is not offered on servers whose filters cannot contain posts', async () => {
  const { openMenu } = await open('akkoma');
  await openMenu();
  await screen.findByRole('menuitem', { name: 'Filter posts like this…' });
  expect(screen.queryByRole('menuitem', { name: 'Filter this post…' })).toBeNull();
});

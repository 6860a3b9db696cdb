import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '#app/testing/render-app.tsx';

const admin = '/api/v1/pleroma/admin';

async function openTools(signedInAs = 'root') {
  const instance = await startTestInstance({
    world: 'empty',
    people: [
      { username: 'root', role: 'admin' },
      { username: 'mod', role: 'moderator' },
    ],
  });
  const { account } = await instance.as('pia');
  const app = await renderApp({ instance, signedInAs, path: '/pia' });
  const main = within(await screen.findByRole('main'));
  await app.user.click(await main.findByRole('button', { name: 'More options for @pia' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Moderate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Moderate @pia' }));
  const root = await instance.as('root');
  const seen = async () => (await root.get(`/api/v1/accounts/${account?.id ?? ''}`)).body;
  return { ...app, dialog, seen };
}

test('StaffRights: an admin grants and revokes rights, each after a confirmation [R-MOD-005 R-MOD-006]', async () => {
  const { dialog, user, seen } = await openTools();
  const answer = async (title: string, label: string) => {
    const question = within(await screen.findByRole('dialog', { name: title }));
    await user.click(question.getByRole('button', { name: label }));
  };
  await user.click(dialog.getByRole('button', { name: 'Make moderator' }));
  await answer('Make @pia a moderator?', 'Cancel');
  expect((await seen()).pleroma.is_moderator).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Make moderator' }));
  await answer('Make @pia a moderator?', 'Make moderator');
  await waitFor(async () => expect((await seen()).pleroma.is_moderator).toBe(true));
  await user.click(await dialog.findByRole('button', { name: 'Remove moderator rights' }));
  await answer('Remove moderator rights from @pia?', 'Remove moderator rights');
  await waitFor(async () => expect((await seen()).pleroma.is_moderator).toBe(false));
});

test('StaffRights: grants administrator rights only after the name was typed [R-MOD-005]', async () => {
  const { dialog, user, seen } = await openTools();
  await user.click(dialog.getByRole('button', { name: 'Make admin' }));
  const question = within(await screen.findByRole('dialog', { name: 'Make @pia an admin?' }));
  const accept = question.getByRole('button', { name: 'Make admin' });
  expect(accept).toHaveProperty('disabled', true);
  await user.type(question.getByLabelText('Type pia to confirm'), 'pi');
  expect(accept).toHaveProperty('disabled', true);
  await user.type(question.getByLabelText('Type pia to confirm'), 'a');
  await user.click(accept);
  await waitFor(async () => expect((await seen()).pleroma.is_admin).toBe(true));
  await dialog.findByRole('button', { name: 'Remove admin rights' });
});

test('AccountToolsDialog: adds and removes tags', async () => {
  const { dialog, user, seen } = await openTools('mod');
  const sandbox = dialog.getByRole('checkbox', { name: 'Make all posts followers-only' });
  await user.click(sandbox);
  await waitFor(async () => expect((await seen()).pleroma.tags).toContain('mrf_tag:sandbox'));
  await waitFor(() => expect(sandbox).toHaveProperty('checked', true));
  await user.click(sandbox);
  await waitFor(async () => expect((await seen()).pleroma.tags).not.toContain('mrf_tag:sandbox'));
});

test('AccountToolsDialog: keeps the focus on a tag while it is changed, and ignores further clicks', async () => {
  const { dialog, user, faults, requests } = await openTools();
  const answer = Promise.withResolvers<Response>();
  faults.of = ({ method }) => (method === 'PUT' ? answer.promise : undefined);
  const strip = dialog.getByRole('checkbox', { name: 'Remove media from this person’s posts' });
  await user.click(strip);
  await waitFor(() => expect(strip.getAttribute('aria-busy')).toBe('true'));
  await user.click(strip);
  expect(document.activeElement).toBe(strip);
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  answer.resolve(Response.json({ error: 'Not today' }, { status: 403 }));
  await dialog.findByText(/Not today/);
  expect(strip).toHaveProperty('checked', false);
  expect(strip.getAttribute('aria-busy')).toBeNull();
});

test.each([400, 403])(
  'AccountToolsDialog: shows no change that the server refused (%i), and shows its error [R-MOD-017]',
  async (status) => {
    const { dialog, user, faults } = await openTools();
    faults.of = ({ method }) =>
      method === 'PUT' ? Response.json({ error: 'Not today' }, { status }) : undefined;
    const strip = dialog.getByRole('checkbox', { name: 'Remove media from this person’s posts' });
    await user.click(strip);
    expect((await dialog.findByRole('alert')).textContent).toContain('Not today');
    expect(strip).toHaveProperty('checked', false);
  },
);

test('AccountToolsDialog: deactivates and reactivates an account [R-MOD-007]', async () => {
  const { dialog, user, seen } = await openTools('mod');
  await user.click(dialog.getByRole('button', { name: 'Deactivate account' }));
  const question = within(await screen.findByRole('dialog', { name: 'Deactivate @pia?' }));
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  const activate = await dialog.findByRole('button', { name: 'Activate account' });
  expect((await seen()).pleroma.deactivated).toBe(true);
  await user.click(activate);
  await dialog.findByRole('button', { name: 'Deactivate account' });
});

test('AccountToolsDialog: an admin deletes an account after a confirmation that names it; a moderator may not [R-MOD-008]', async () => {
  const { dialog, user, requests } = await openTools();
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete @pia' }));
  question.getByText(/The account @pia and all its data/);
  await user.click(question.getByRole('button', { name: 'Delete @pia' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Moderate @pia' })).toBeNull());
  const deleted = requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url);
  expect(deleted.map((url) => new URL(url).pathname)).toEqual([`${admin}/users`]);
});

test('AccountToolsDialog: hides rights and deletion from a moderator', async () => {
  const { dialog } = await openTools('mod');
  dialog.getByRole('button', { name: 'Deactivate account' });
  expect(dialog.queryByRole('region', { name: 'Staff rights' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Delete account' })).toBeNull();
});

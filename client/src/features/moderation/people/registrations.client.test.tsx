import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { stubNodeFormData } from '#app/testing/stub-node-form-data.ts';
import { chooseFromAccountMenu } from '#app/testing/choose-from-account-menu.ts';
import { renderApp } from '#app/testing/render-app.tsx';

beforeEach(stubNodeFormData);
afterEach(() => vi.unstubAllGlobals());

async function openModeration(signedInAs = 'root', usernames: readonly string[] = ['nora', 'pim']) {
  const instance = await startTestInstance({
    world: 'empty',
    config: { registration: { open: true, approval: true, invites: true } },
    people: [
      { username: 'root', role: 'admin' },
      { username: 'mod', role: 'moderator' },
    ],
  });
  const root = await instance.as('root');
  for (const username of usernames)
    await root.post('/api/v1/accounts', {
      username,
      fullname: username,
      email: `${username}@localhost.test`,
      password: 'Rook-and-crow-1',
      confirm: 'Rook-and-crow-1',
      agreement: true,
      reason: `I am ${username}`,
    });
  const app = await renderApp({ instance, signedInAs, path: '/about' });
  await chooseFromAccountMenu(app.user, /^Moderation/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Moderation' }));
  const users = async (): Promise<Readonly<Record<string, boolean>>> => {
    const { body } = await root.get('/api/v1/pleroma/admin/users?filters=local&page_size=50');
    return Object.fromEntries(
      body.users.map((one: { nickname: string; is_approved: boolean }) => [
        one.nickname,
        one.is_approved,
      ]),
    );
  };
  return { ...app, dialog, users };
}

test('Registrations: approves a request, and rejects one after a confirmation that names the account', async () => {
  const { dialog, user, users } = await openModeration();
  await user.click(await dialog.findByRole('button', { name: 'Registrations' }));
  const line = async (text: string) =>
    within((await dialog.findByText(text)).closest('li') ?? document.body);
  await user.click((await line('I am nora')).getByRole('button', { name: 'Approve' }));
  await waitFor(async () => expect((await users())['nora']).toBe(true));
  await user.click((await line('I am pim')).getByRole('button', { name: 'Deny' }));
  const question = await screen.findByRole('dialog', { name: 'Deny the registration of @pim?' });
  await user.click(within(question).getByRole('button', { name: 'Deny' }));
  await dialog.findByText('No pending registrations');
});

test.each(['filters', 'ignores the filter'])(
  'Registrations: shows all 60 pending people from a server that %s [R-MOD-024]',
  async (server) => {
    const { dialog, user, faults, requests } = await openModeration('root', []);
    const people = Array.from({ length: 130 }, (_, index) => ({
      id: String(index),
      nickname: `person${index}`,
      is_approved: index < 70,
      registration_reason: `I am ${index}`,
    }));
    const returned = server === 'filters' ? people.slice(70) : people;
    faults.of = ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (pathname !== '/api/v1/pleroma/admin/users') return undefined;
      const size = Number(searchParams.get('page_size'));
      const from = (Number(searchParams.get('page') ?? 1) - 1) * size;
      const users = returned.slice(from, from + size);
      if (users.length === 0) return Response.json({ error: 'No such page' }, { status: 500 });
      return Response.json({ users, count: returned.length, page_size: size });
    };
    await user.click(await dialog.findByRole('button', { name: 'Registrations' }));
    const list = within(await dialog.findByRole('list', { name: 'Registrations' }));
    await waitFor(async () => {
      const more = dialog.queryByRole('button', { name: 'Load more' });
      if (more) await user.click(more);
      expect(list.getAllByRole('listitem')).toHaveLength(60);
    });
    await list.findByText('I am 129');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Load more' })).toBeNull());
    expect(dialog.queryByRole('alert')).toBeNull();
    const pages = requests.filter(({ url }) => url.includes('/admin/users?')).length;
    expect(pages).toBe(server === 'filters' ? 2 : 3);
  },
);

test('Invites: an admin creates an invitation with limits and revokes it', async () => {
  const { dialog, user } = await openModeration();
  await user.click(await dialog.findByRole('button', { name: 'Invitations' }));
  await dialog.findByText('No invitations');
  await user.type(dialog.getByRole('spinbutton', { name: 'Maximum uses' }), '3');
  await user.type(dialog.getByLabelText('Expires on'), '2030-05-01');
  await user.click(dialog.getByRole('button', { name: 'Create invitation' }));
  const list = within(await dialog.findByRole('list', { name: 'Invitations' }));
  list.getByText(/Used 0 of 3 times, valid until May 1, 2030/);
  const address = list.getByRole('textbox', { name: 'Invitation link' });
  expect(address).toHaveProperty('value', expect.stringContaining('/registration/'));
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
  await user.click(list.getByRole('button', { name: 'Copy link' }));
  await list.findByText('Copied');
  expect(address).toHaveProperty('value', copied.mock.calls[0]?.[0]);
  copied.mockRejectedValueOnce(new Error('not allowed'));
  await user.click(list.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(document.activeElement).toBe(address));
  await user.click(list.getByRole('button', { name: 'Revoke' }));
  await list.findByText('Expired');
});

test('Invites: are hidden from a moderator', async () => {
  const { dialog } = await openModeration('mod');
  await dialog.findByRole('button', { name: 'Registrations' });
  expect(dialog.queryByRole('button', { name: 'Invitations' })).toBeNull();
  expect(dialog.queryByRole('link', { name: 'Administration' })).toBeNull();
});

test('InstanceDocuments: an admin edits the terms; edits stay until they are saved and can be discarded', async () => {
  const { dialog, user, instance } = await openModeration();
  const shown = async () => (await instance.visitor.get('/static/terms-of-service.html')).body;
  await user.click(await dialog.findByRole('button', { name: 'Server pages' }));
  await user.type(
    await dialog.findByRole('textbox', { name: 'Terms of service' }),
    '<p>Be kind</p>',
  );
  await user.click(dialog.getByRole('button', { name: 'Invitations' }));
  await user.click(dialog.getByRole('button', { name: 'Server pages' }));
  const field = await dialog.findByRole('textbox', { name: 'Terms of service' });
  expect(field).toHaveProperty('value', '<p>Be kind</p>');
  const form = within(field.closest('form') ?? document.body);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await shown()).toBe('<p>Be kind</p>'));
  const saved = () =>
    within(
      dialog.getByRole('textbox', { name: 'Terms of service' }).closest('form') ?? document.body,
    );
  await user.click(saved().getByRole('button', { name: 'Restore server default' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await shown()).not.toBe('<p>Be kind</p>'));
});

test('InstanceDocuments: are hidden from a moderator', async () => {
  const { dialog } = await openModeration('mod');
  await dialog.findByRole('button', { name: 'Registrations' });
  expect(dialog.queryByRole('button', { name: 'Server pages' })).toBeNull();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { totpCode } from '@rookery/instance/testing/totp-code.ts';

const password = 'a heron on the canal';

async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira', { password });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/settings' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('heading', { name: 'Appearance' });
  await app.user.click(dialog.getByRole('button', { name: 'Security' }));
  const form = async (name: string) => within(await dialog.findByRole('form', { name }));
  await form('Change password');
  await dialog.findByRole('list', { name: 'Sessions' });
  await dialog.findByRole('button', { name: 'Set up two-factor authentication' });
  const openAccount = async () => {
    await app.user.click(dialog.getByRole('button', { name: 'Account' }));
    await dialog.findByText('No aliases');
  };
  return { ...app, instance, mira, dialog, form, openAccount };
}

test('EmailForm: requires the password and shows a refusal, keeping the input [R-SET-020 R-SET-041]', async () => {
  const { form, user } = await open();
  const email = await form('Change email address');
  await user.type(email.getByLabelText('New email address'), 'mira@new.example');
  await user.type(email.getByLabelText('Current password'), 'wrong');
  await user.click(email.getByRole('button'));
  await email.findByText('Wrong password');
  expect(email.getByLabelText('New email address')).toHaveProperty('value', 'mira@new.example');
  await user.clear(email.getByLabelText('Current password'));
  await user.type(email.getByLabelText('Current password'), password);
  await user.click(email.getByRole('button'));
  await email.findByText(/^The server accepted the new address/);
});

test('PasswordForm: requires the new password twice and signs out [R-SET-041]', async () => {
  const { form, user, current, requests } = await open();
  const change = await form('Change password');
  await user.type(change.getByLabelText('Current password'), password);
  await user.type(change.getByLabelText('New password'), 'two herons');
  await user.type(change.getByLabelText('Confirm new password'), 'three herons');
  await user.click(change.getByRole('button'));
  await change.findByText('The new passwords don’t match');
  const again = change.getByLabelText('Confirm new password');
  expect(again.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(again);
  expect(requests.some(({ url }) => url.endsWith('/change_password'))).toBe(false);
  await user.clear(change.getByLabelText('Confirm new password'));
  await user.type(change.getByLabelText('Confirm new password'), 'two herons');
  expect(again.getAttribute('aria-invalid')).toBeNull();
  await user.click(change.getByRole('button'));
  await waitFor(() => expect(current.store.getState().viewerId).toBeNull());
  expect(await act(() => current.signIn('mira', 'two herons'))).toMatchObject({ kind: 'token' });
});

test('DeleteAccountForm: requires the password and a confirmation [R-SET-019]', async () => {
  const { dialog, form, user, current, requests, openAccount } = await open();
  await openAccount();
  await user.click(dialog.getByRole('button', { name: 'Delete account…' }));
  const last = await form('Delete account');
  const click = () => user.click(last.getByRole('button'));
  const sent = () => requests.filter(({ url }) => url.endsWith('/delete_account')).length;
  await click();
  await user.type(last.getByLabelText('Current password'), password);
  await click();
  expect(sent()).toBe(0);
  await user.click(last.getByRole('checkbox', { name: 'I understand that this can’t be undone' }));
  await click();
  await waitFor(() => expect(current.store.getState().viewerId).toBeNull());
  expect(sent()).toBe(1);
});

test('SignIns: lists sessions, marks the current one and ends the others [R-SET-046]', async () => {
  const { current, user, go } = await open();
  await act(() => current.signIn('mira', password));
  await go('/settings');
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('heading', { name: 'Appearance' });
  await user.click(dialog.getByRole('button', { name: 'Security' }));
  const list = within(await dialog.findByRole('list', { name: 'Sessions' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(list.getAllByText('This device')).toHaveLength(1);
  list.getByRole('button', { name: /^Log out .*This device/ });
  await user.click(dialog.getByRole('button', { name: 'Log out all other sessions' }));
  const question = within(await screen.findByRole('dialog', { name: 'Log out 2 sessions?' }));
  await user.click(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(list.getByText('This device')).toBeTruthy();
  expect(current.store.getState().viewerId).not.toBeNull();
});

test('SignIns: does not delete the drafts if signing out is cancelled [R-STORE-007]', async () => {
  const { current, user, go, area } = await open();
  await act(() => current.signIn('mira', password));
  const name = `profile.${current.store.getState().viewerId}`;
  area.setItem(name, '{"version":1,"value":{"bio":"The heron is back"}}');
  await go('/settings');
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('heading', { name: 'Appearance' });
  await user.click(dialog.getByRole('button', { name: 'Security' }));
  const own = within((await dialog.findByText('This device')).closest('li') ?? document.body);
  const requestDeletion = async () => {
    await user.click(own.getByRole('button', { name: /^Log out .*This device/ }));
    return within(await screen.findByRole('dialog', { name: 'Log out this session?' }));
  };
  const first = await requestDeletion();
  await user.click(await first.findByRole('radio', { name: 'Delete from this device' }));
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  const second = await requestDeletion();
  expect(await second.findByRole('radio', { name: /^Keep/ })).toHaveProperty('checked', true);
  await user.click(second.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(current.store.getState().viewerId).toBeNull());
  expect(area.items.get(name)).toContain('The heron is back');
});

test('SecondFactorSettings: sets up with recovery codes, key and code, renews the codes and disables [R-SET-044]', async () => {
  const { dialog, form, user, mira } = await open();
  const settings = async () => (await mira.get('/api/pleroma/accounts/mfa')).body.settings;
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:codes');
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }),
  );
  await user.click(dialog.getByRole('button', { name: 'Set up two-factor authentication' }));
  const codes = await dialog.findByRole('list', { name: 'Recovery codes' });
  const [first = ''] = [...codes.children].map(({ textContent }) => textContent);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await dialog.findByText('Copied');
  expect(await navigator.clipboard.readText()).toContain(`${first}\n`);
  await user.click(dialog.getByRole('button', { name: 'Save as file' }));
  expect(await saved.mock.calls[0]?.[0].text()).toContain(`${first}\n`);
  await user.click(dialog.getByRole('button', { name: 'I’ve saved these codes' }));
  const confirm = await form('Confirm two-factor authentication');
  expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeTruthy();
  const secret = dialog.getByText(/^Key:/).querySelector('span')?.textContent ?? '';
  await user.type(confirm.getByLabelText('Code from your app'), '000000');
  await user.type(confirm.getByLabelText('Current password'), password);
  await user.click(confirm.getByRole('button', { name: 'Turn on' }));
  await confirm.findByText('Wrong or expired code');
  await user.clear(confirm.getByLabelText('Code from your app'));
  await user.type(confirm.getByLabelText('Code from your app'), totpCode(secret));
  await user.click(confirm.getByRole('button', { name: 'Turn on' }));
  await dialog.findByText('Two-factor authentication is on.');
  expect(await settings()).toEqual({ enabled: true, totp: true });
  await user.click(dialog.getByRole('button', { name: 'Create new recovery codes' }));
  await user.click(await screen.findByRole('button', { name: 'Create new codes' }));
  await dialog.findByRole('list', { name: 'Recovery codes' });
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  const off = await form('Turn off two-factor authentication');
  await user.type(off.getByLabelText('Current password'), password);
  await user.click(off.getByRole('button'));
  await dialog.findByRole('button', { name: 'Set up two-factor authentication' });
  expect(await settings()).toEqual({ enabled: false, totp: false });
});

test('Aliases: lists, adds and removes aliases, and says that an account was not found [R-SET-042]', async () => {
  const { dialog, form, user, instance, openAccount } = await open();
  await openAccount();
  await instance.as('mira_old');
  const add = await form('Add alias');
  await user.type(add.getByLabelText('Account address'), 'nobody');
  await user.click(add.getByRole('button'));
  await add.findByText(/The server says: /);
  await user.clear(add.getByLabelText('Account address'));
  await user.type(add.getByLabelText('Account address'), '@mira_old');
  await user.click(add.getByRole('button'));
  await user.click(await dialog.findByRole('button', { name: /^Remove mira_old/ }));
});

test('MoveForm: says that the target account needs an alias [R-SET-041]', async () => {
  const { form, user, instance, mira, openAccount } = await open();
  await openAccount();
  const other = await instance.as('mira_new');
  const move = await form('Move account');
  await user.type(move.getByLabelText('Account to move to'), 'mira_new');
  await user.type(move.getByLabelText('Current password'), password);
  await user.click(move.getByRole('button'));
  await move.findByText(/as an alias of the other account/, {
    selector: '[role=alert] *, [role=alert]',
  });
  await other.put('/api/pleroma/aliases', { alias: mira.account?.username });
  await user.click(move.getByRole('button'));
  await move.findByText(/^Your followers are being moved/);
});

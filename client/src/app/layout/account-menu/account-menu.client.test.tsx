import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../../testing/render-app.tsx';

test('AccountMenu: switches to another account in two clicks and shows its unread count', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'jun', password: 'the egret is back' }],
  });
  const mira = await instance.as('mira');
  const ines = await instance.as('ines');
  await ines.post(`/api/v1/accounts/${mira.account?.id ?? ''}/follow`);
  const { user, current, place } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/about',
  });
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add account' }));
  const main = within(await screen.findByRole('main'));
  await user.type(await main.findByRole('textbox', { name: 'Username' }), 'jun');
  await user.type(main.getByLabelText('Password'), 'the egret is back');
  await user.click(main.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(place()).toBe('/main/friends'));
  await user.click(
    await screen.findByRole('button', { name: 'Account menu: 1 unread notification' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: /@mira/ }));
  await waitFor(() => expect(current.store.getState().viewerId).toBe(mira.account?.id));
  /* The label of the button has no count, since the active account is not counted among the
     others. */
  await screen.findByRole('button', { name: 'Account menu' });
});

test('AccountMenu: offers the other accounts when the server has ended the session', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'jun', password: 'the egret is back' }],
  });
  const mira = await instance.as('mira');
  const { user, current } = await renderApp({ instance, signedInAs: 'mira', path: '/about' });
  await screen.findByRole('button', { name: 'Account menu' });
  await act(() => current.signIn('jun', 'the egret is back'));
  act(() => current.continueAsVisitor());
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: /@mira/ }));
  await waitFor(() => expect(current.store.getState().viewerId).toBe(mira.account?.id));
});

test('AccountMenu: opens the language setting for a visitor; the choice applies at once [R-I18N-003]', async () => {
  const { user, current } = await renderApp({ path: '/about' });
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Language/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const languages = await dialog.findByRole('combobox', { name: 'Interface language' });
  await user.selectOptions(languages, 'Deutsch');
  expect(current.store.getState().preferences.get('interfaceLanguage')).toBe('de');
});

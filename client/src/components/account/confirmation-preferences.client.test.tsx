import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { PreferenceKey } from '#session/preferences/preferences.ts';
import { renderApp } from '#app/testing/render-app.tsx';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** Opens the menu with this button label and clicks one of its items. */
async function choose(user: User, menu: string, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/**
 * For each preference: the click after which it asks for confirmation, and the request then sent.
 */
const questions: readonly (readonly [
  PreferenceKey & `modalOn${string}`,
  (user: User) => Promise<void>,
  string,
])[] = [
  ['modalOnMute', (user) => choose(user, 'More options for @jun', 'Mute'), '/mute'],
  ['modalOnBlock', (user) => choose(user, 'More options for @jun', 'Block'), '/block'],
];

test.each(questions)(
  'Preferences: with %s on, the action is confirmed in a dialog',
  async (key, press, path) => {
    const instance = await startTestInstance({ world: 'empty' });
    await instance.as('jun');
    const app = await renderApp({ instance, path: '/jun', signedInAs: 'mira' });
    await within(await screen.findByRole('main')).findByRole('link', { name: /followers$/ });
    const { preferences } = app.current.store.getState();
    const sent = () => app.requests.filter(({ url }) => url.endsWith(path)).length;
    act(() => void preferences.set(key, true));
    await press(app.user);
    const question = within(await screen.findByRole('dialog'));
    await app.user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sent()).toBe(0);
    act(() => void preferences.set(key, false));
    await press(app.user);
    await waitFor(() => expect(sent()).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('Preferences: modalOnLogout asks for confirmation before signing out', async () => {
  const app = await renderApp({ path: '/settings', signedInAs: 'mira' });
  const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await settings.findByRole('heading', { name: 'Appearance' });
  const { preferences } = app.current.store.getState();
  await app.user.click(settings.getByRole('button', { name: 'Log out' }));
  const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
  await app.user.click(question.getByRole('button', { name: 'Cancel' }));
  act(() => void preferences.set('modalOnLogout', false));
  await app.user.click(settings.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.current.store.getState().viewerId).toBeNull());
});

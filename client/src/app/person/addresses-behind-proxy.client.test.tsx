import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { chooseFromAccountMenu } from '../testing/choose-from-account-menu.ts';
import { renderApp } from '../testing/render-app.tsx';

/**
 * Opens a page of a member whose profile has another origin than the page, as when a proxy serves
 * the client.
 */
async function open(path: string) {
  const instance = await startTestInstance({
    world: 'empty',
    config: { registration: { invites: true } },
    people: [{ username: 'root', role: 'admin' }],
  });
  await instance.as('jun');
  const app = await renderApp({ instance, signedInAs: 'root', path });
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1 });
  const { tables, viewerId } = app.current.store.getState();
  act(() => tables.accounts.merge({ id: viewerId ?? '', url: 'https://far.example/users/root' }));
  return { ...app, main };
}

test('AccountFacts: names the server of the viewer on the profile of a local account', async () => {
  const { main } = await open('/jun');
  await main.findByText('far.example');
});

test('profileUrl: returns a link on the server of the viewer for their own profile', async () => {
  const { main, user } = await open('/root');
  await user.click(await main.findByRole('button', { name: 'Copy link to profile' }));
  await screen.findAllByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe('https://far.example/root');
});

test('Invites: shows links on the server of the viewer', async () => {
  const { user } = await open('/about');
  await chooseFromAccountMenu(user, /^Moderation/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Moderation' }));
  await user.click(await dialog.findByRole('button', { name: 'Invitations' }));
  await user.click(await dialog.findByRole('button', { name: 'Create invitation' }));
  const address = await dialog.findByRole('textbox', { name: 'Invitation link' });
  expect(address).toHaveProperty(
    'value',
    expect.stringMatching(/^https:\/\/far\.example\/registration\//),
  );
});

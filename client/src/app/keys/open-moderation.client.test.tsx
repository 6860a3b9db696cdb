import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

async function openAs(signedInAs: string) {
  const instance = await startTestInstance({
    world: 'empty',
    people: [
      { username: 'root', role: 'admin' },
      { username: 'mod', role: 'moderator' },
      { username: 'jun' },
    ],
  });
  const app = await renderApp({ instance, signedInAs, path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  const openPalette = async () => {
    await app.user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    const field = await palette.findByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    return field;
  };
  const openHelp = async () => {
    await app.user.keyboard('?');
    return within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  };
  return { ...app, openPalette, openHelp };
}

test.each(['mod', 'root'])(
  'AppPalette: opens the moderation for %s, with the focus on its current section',
  async (name) => {
    const { user, openPalette } = await openAs(name);
    await user.type(await openPalette(), 'moder');
    await user.click(await screen.findByRole('option', { name: /^Moderation/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Moderation' }));
    const section = await dialog.findByRole('button', { name: /^Reports/ });
    expect(document.activeElement).toBe(section);
  },
);

test('runShortcut: opens the moderation for staff on “g m”, which the help lists', async () => {
  const { user, openHelp } = await openAs('mod');
  const help = await openHelp();
  help.getByText('Moderation');
  await user.keyboard('{Escape}gm');
  await screen.findByRole('dialog', { name: 'Moderation' });
});

test('runShortcut: does nothing on “g m” for members, and neither help nor palette list it', async () => {
  const { user, openHelp, openPalette } = await openAs('jun');
  const help = await openHelp();
  help.getByText('My profile');
  expect(help.queryByText('Moderation')).toBeNull();
  await user.keyboard('{Escape}gm');
  await user.type(await openPalette(), 'moder');
  expect(screen.queryByRole('option', { name: /^Moderation/ })).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Moderation' })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const settingsOf = (frontend: string): string => `/api/v1/akkoma/frontend_settings/${frontend}`;

async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  await mira.put(`${settingsOf('rookery')}/default`, { settings: {}, version: 1 });
  await mira.put(`${settingsOf('rookery')}/phone`, { settings: { maxThumbnails: 3 }, version: 1 });
  const settings = { hideNsfw: false, supportedTranslationLanguages: {} };
  await mira.put(`${settingsOf('pleroma-fe')}/default`, { settings, version: 1 });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/settings' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await app.user.click(await dialog.findByRole('button', { name: 'Data' }));
  const list = within(await dialog.findByRole('list', { name: 'Settings profiles' }));
  const { preferences } = app.current.store.getState();
  const names = async () =>
    (await mira.get(settingsOf('rookery'))).body.map(({ name }: { name: string }) => name);
  return { ...app, dialog, list, preferences, names };
}

test('SettingsProfiles: lists, uses, creates and deletes profiles', async () => {
  const { dialog, list, user, preferences, names } = await open();
  await user.click(list.getByRole('button', { name: 'Switch to phone' }));
  await waitFor(() => expect(preferences.get('maxThumbnails')).toBe(3));
  await user.type(
    dialog.getByRole('textbox', { name: 'Name of the new settings profile' }),
    'desk',
  );
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await list.findByRole('button', { name: 'In use: desk' });
  expect(await names()).toEqual(['default', 'desk', 'phone']);
  await user.click(list.getByRole('button', { name: 'Delete phone' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(list.queryByRole('button', { name: 'Switch to phone' })).toBeNull());
  expect(await names()).toEqual(['default', 'desk']);
});

test('SettingsProfiles: previews a profile of pleroma-fe by key before importing it', async () => {
  const { dialog, user, preferences } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Preview changes' }));
  await user.click(await screen.findByRole('button', { name: 'Change 1 setting' }));
  expect(preferences.get('hideNsfw')).toBe(false);
});

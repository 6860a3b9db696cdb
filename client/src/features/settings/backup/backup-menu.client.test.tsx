import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';

async function open(options: RenderAppOptions = { signedInAs: 'mira' }) {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  const app = await renderApp({ path: '/settings#about', ...options });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('heading', { name: 'About', level: 3 });
  const { preferences } = app.current.store.getState();
  const restore = (content: string) =>
    app.user.upload(
      dialog.getByLabelText('Settings backup', { selector: 'input' }),
      new File([content], 'settings.json', { type: 'application/json' }),
    );
  return { ...app, dialog, preferences, restore, saved };
}

const version = { _pleroma_settings_version: [1, 0] };

test('BackupMenu: saves the settings with and without the theme [R-SET-004 R-SET-039]', async () => {
  const { dialog, user, preferences, saved } = await open();
  preferences.set('muteWords', ['rain']);
  preferences.set('customTheme', { colors: {} });
  for (const name of ['Save settings to a file', 'Save settings and theme']) {
    await user.click(dialog.getByRole('button', { name: 'Backup' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  const [plain, full] = await Promise.all(
    saved.map(async (blob): Promise<unknown> => JSON.parse(await blob.text())),
  );
  expect(plain).toMatchObject({ ...version, muteWords: ['rain'] });
  expect(plain).not.toHaveProperty('customTheme');
  expect(full).toMatchObject({ ...version, customTheme: { colors: {} } });
});

test('BackupMenu: previews the changes of a backup, restores it and undoes the restoration [R-SET-004]', async () => {
  const { dialog, user, preferences, restore } = await open();
  await restore(JSON.stringify({ hideNsfw: false, maxThumbnails: 3, herons: 1, ...version }));
  const preview = within(await screen.findByRole('dialog', { name: 'Review changes' }));
  expect(preview.getAllByRole('listitem')).toHaveLength(2);
  preview.getByText(/Skipped because they’re not supported here: herons/);
  expect(preferences.get('maxThumbnails')).toBe(16);
  await user.click(preview.getByRole('button', { name: 'Change 2 settings' }));
  expect(preferences.get('maxThumbnails')).toBe(3);
  expect(preferences.get('hideNsfw')).toBe(false);
  await user.click(await dialog.findByRole('button', { name: 'Undo' }));
  expect(preferences.chosen('maxThumbnails')).toBeUndefined();
  expect(preferences.get('hideNsfw')).toBe(true);
});

test.each([
  ['{"hideNsfw": false}', /^This file isn’t a settings backup\. Nothing was changed/],
  ['not json', /it isn’t JSON, or it’s incomplete/],
  ['{"_pleroma_settings_version": [2, 0]}', /with a newer version/],
  ['{"_pleroma_settings_version": [0, 1]}', /with an older version/],
])(
  'BackupMenu: rejects the file %s with a message [R-SET-013 R-SET-014 R-SET-015]',
  async (content, message) => {
    const { dialog, restore } = await open();
    await restore(content);
    await dialog.findByText(message);
    expect(screen.queryByRole('dialog', { name: 'Review changes' })).toBeNull();
  },
);

test('BackupMenu: restores a slightly newer backup with a warning and rejects an invalid one [R-SET-016 R-SET-017]', async () => {
  const { user, restore } = await open({});
  await restore('{"hideNsfw": false, "_pleroma_settings_version": [1, 4]}');
  await screen.findByText(/This file comes from a slightly newer version/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(/slightly newer/)).toBeNull());
  await restore('{"hideNsfw": "no", "_pleroma_settings_version": [1, 0]}');
  await screen.findByText('The settings in this file are invalid. Nothing was changed.');
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

test('ImportPreview: imports only ticked settings; defaults of Akkoma-FE are not ticked at first [R-SET-050]', async () => {
  const { user, preferences, restore } = await open();
  await restore(
    JSON.stringify({
      hideNsfw: false,
      maxThumbnails: 3,
      streaming: false,
      interfaceLanguage: 'de',
      ...version,
    }),
  );
  const preview = within(await screen.findByRole('dialog', { name: 'Review changes' }));
  const boxes = preview.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false, false]);
  const [sensitive] = preview.getAllByRole('listitem');
  expect(sensitive?.textContent).toMatch(/On → Off$/);
  if (boxes[1]) await user.click(boxes[1]);
  await user.click(preview.getByRole('button', { name: 'Change 1 setting' }));
  expect(preferences.get('hideNsfw')).toBe(false);
  expect(preferences.get('maxThumbnails')).toBe(16);
  expect(preferences.get('streaming')).toBe(true);
  expect(preferences.chosen('interfaceLanguage')).toBeUndefined();
});

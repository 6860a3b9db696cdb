import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp, type RenderAppOptions } from '../testing/render-app.tsx';

/* Removes the history entry of the previous test's settings. */
beforeEach(() => history.replaceState(null, ''));

const asMira: RenderAppOptions = { signedInAs: 'mira' };

async function openSettings(options = asMira) {
  const app = await renderApp({ path: '/settings', ...options });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  return { ...app, dialog };
}

test('SettingsRoute: opens the settings over the landing page [R-SET-001 R-ROUTE-048]', async () => {
  const { dialog, place } = await openSettings();
  expect(await dialog.findByRole('heading', { name: 'Appearance' })).toBeTruthy();
  await waitFor(() => expect(place()).toBe('/main/friends'));
});

test('SettingsDialog: keeps its state while minimised [R-SET-002 R-SHELL-058]', async () => {
  const { dialog, user } = await openSettings();
  await user.click(await dialog.findByRole('button', { name: 'Filters' }));
  await dialog.findByRole('heading', { name: 'Filters', level: 3 });
  await user.click(dialog.getByRole('button', { name: 'Minimise' }));
  expect(screen.queryByRole('dialog', { name: 'Settings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to settings' }));
  expect(dialog.getByRole('heading', { name: 'Filters', level: 3 })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('SettingsDialog: minimises itself on a click on a link, and shows the page', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const robin = await instance.as('robin');
  await (await instance.as('mira')).post(`/api/v1/accounts/${robin.account?.id}/block`);
  const { dialog, user, place } = await openSettings({ ...asMira, instance });
  await dialog.findByRole('heading', { name: 'Appearance' });
  await user.click(dialog.getByRole('button', { name: 'Filters' }));
  await user.click(await dialog.findByRole('link', { name: /robin/ }));
  await waitFor(() => expect(place()).toBe('/robin'));
  expect(screen.queryByRole('dialog', { name: 'Settings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to settings' }));
  expect(dialog.getByRole('heading', { name: 'Filters', level: 3 })).toBeTruthy();
});

test('SettingsDialog: sets a preference by its switch, and resets it by the button with an arrow [R-SET-040]', async () => {
  const { dialog, user, current } = await openSettings();
  const { preferences } = current.store.getState();
  await user.click(await dialog.findByRole('button', { name: 'Reading' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Play animated images/ }));
  expect(preferences.get('stopGifs')).toBe(true);
  const reset = dialog.getByRole('button', { name: 'Reset to default' });
  expect(reset.querySelector('.lucide-undo-2')).not.toBeNull();
  await user.click(reset);
  expect(preferences.get('stopGifs')).toBe(false);
  expect(dialog.queryByRole('button', { name: 'Reset to default' })).toBeNull();
});

test('SettingsDialog: shows expert settings once the checkbox is ticked [R-SET-005]', async () => {
  const { dialog, user } = await openSettings();
  await user.click(await dialog.findByRole('button', { name: 'Reading' }));
  await dialog.findByRole('checkbox', { name: /^Show new posts/ });
  expect(dialog.queryByRole('checkbox', { name: /^Render only posts/ })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Show advanced settings' }));
  expect(dialog.getByRole('checkbox', { name: /^Render only posts/ })).toBeTruthy();
});

test('SettingsDialog: disables settings that depend on one that is off', async () => {
  const { dialog, user } = await openSettings();
  await user.click(await dialog.findByRole('button', { name: 'Reading' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Show new posts/ }));
  expect(
    dialog.getByRole('checkbox', { name: /^Pause live updates/ }).hasAttribute('disabled'),
  ).toBe(true);
});

test('SettingsDialog: finds a setting by the name used in other clients and opens it', async () => {
  const { dialog, user } = await openSettings();
  await dialog.findByRole('heading', { name: 'Appearance' });
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('hidePostStats');
  await user.click(await dialog.findByRole('button', { name: /Reading › Posts/ }));
  await waitFor(() =>
    expect(document.activeElement).toBe(
      dialog.getByRole('checkbox', { name: /^Hide like and repeat/ }),
    ),
  );
});

test('SettingsDialog: finds content other than preferences by the search', async () => {
  const { dialog, user } = await openSettings();
  await dialog.findByRole('heading', { name: 'Appearance' });
  const field = dialog.getByRole('searchbox', { name: 'Search settings' });
  await user.type(field, 'password');
  await user.click(await dialog.findByRole('button', { name: /^Password\s*Security/ }));
  await dialog.findByRole('heading', { name: 'Security' });
  await user.type(field, 'avatar');
  expect(await dialog.findByRole('button', { name: /^Avatar\s*Account/ })).toBeTruthy();
});

test('SettingsDialog: finds the device’s appearance settings by the search', async () => {
  const { dialog, user } = await openSettings({});
  await dialog.findByRole('heading', { name: 'Appearance' });
  await user.type(dialog.getByRole('searchbox', { name: 'Search settings' }), 'density');
  await user.click(await dialog.findByRole('button', { name: /Appearance › Text and layout/ }));
  const density = await dialog.findByRole('radiogroup', { name: 'Density' });
  await waitFor(() => expect(density.contains(document.activeElement)).toBe(true));
});

test('SettingsDialog: opens the first result on Enter in the search, and focuses the results on ArrowDown', async () => {
  const { dialog, user } = await openSettings();
  await dialog.findByRole('heading', { name: 'Appearance' });
  const field = dialog.getByRole('searchbox', { name: 'Search settings' });
  await user.type(field, 'hidePostStats{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Reading › Posts');
  await user.click(field);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(
      dialog.getByRole('checkbox', { name: /^Hide like and repeat/ }),
    ),
  );
});

test('SettingsDialog: links from the notifications tab to the accounts whose notifications are muted', async () => {
  const { dialog, user } = await openSettings();
  await user.click(await dialog.findByRole('button', { name: 'Notifications' }));
  const hint = await dialog.findByText(/^Mute people/);
  await user.click(within(hint).getByRole('button', { name: 'Filters' }));
  await dialog.findByRole('heading', { name: 'Filters', level: 3 });
});

test.each([
  ['/settings#general', 'Appearance'],
  ['/settings#filtering', 'Filters'],
  ['/settings#mutesAndBlocks', 'Filters'],
  ['/settings#profile', 'Account'],
  ['/settings#dataImportExport', 'Data'],
  ['/settings#version', 'About'],
  ['/settings#security', 'Security'],
])('SettingsRoute: the address %s opens the tab “%s”', async (path, heading) => {
  const { dialog } = await openSettings({ ...asMira, path });
  expect(await dialog.findByRole('heading', { name: heading, level: 3 })).toBeTruthy();
});

test.each([
  ['general', ['Appearance', 'Reading', 'Writing']],
  ['filtering', ['Filters']],
  ['mutes and blocks', ['Filters']],
  ['dark mode', ['Appearance']],
  ['version', ['Data', 'About']],
])('SettingsDialog: finds by the former name %s the tabs %s', async (name, expected) => {
  const { dialog, user } = await openSettings();
  await dialog.findByRole('heading', { name: 'Appearance' });
  await user.type(dialog.getByRole('searchbox', { name: 'Search settings' }), name);
  const found = within(await dialog.findByRole('list', { name: 'Matching settings' }));
  for (const title of expected)
    expect(found.getByRole('button', { name: new RegExp(`^${title}\\s*${title}$`) })).toBeTruthy();
});

test('SettingsDialog: hides member tabs from visitors', async () => {
  const { dialog } = await openSettings({});
  expect(dialog.queryByRole('button', { name: 'Notifications' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'About' })).toBeTruthy();
});

test('MutedPhrasesField: saves one word per line without blank lines', async () => {
  const { dialog, user, current } = await openSettings({ ...asMira, path: '/settings#filters' });
  await user.click(await dialog.findByRole('button', { name: 'Add filter' }));
  await user.click(await dialog.findByRole('menuitem', { name: /^Words/ }));
  await user.type(
    await dialog.findByRole('textbox', { name: 'Filtered words' }),
    'spoiler{Enter}{Enter} rain ',
  );
  await waitFor(() =>
    expect(current.store.getState().preferences.get('muteWords')).toEqual(['spoiler', 'rain']),
  );
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await dialog.findByText('spoiler or rain')).toBeTruthy();
});

test('SettingsDialog: signs out from the footer after a confirmation [R-SET-006]', async () => {
  const { dialog, user, current } = await openSettings();
  await dialog.findByRole('heading', { name: 'Appearance' });
  await user.click(dialog.getByRole('button', { name: 'Log out' }));
  expect(current.store.getState().viewerId).not.toBeNull();
  const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
  await user.click(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(current.store.getState().viewerId).toBeNull());
});

test('SettingsDialog: shows the tabs as a list on mobile, and Back goes up one level, then closes', async () => {
  const { dialog, user } = await openSettings({ ...asMira, width: 390 });
  await user.click(await dialog.findByRole('button', { name: 'About' }));
  await dialog.findByRole('heading', { name: 'About' });
  act(() => history.back());
  await waitFor(() => expect(dialog.queryByRole('heading', { name: 'About' })).toBeNull());
  expect(dialog.getByRole('button', { name: 'About' })).toBeTruthy();
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Settings' })).toBeNull());
});

test('SettingsDialog: on mobile, focuses a tab that is opened by keyboard, and the list after the return', async () => {
  const { dialog, user } = await openSettings({ ...asMira, width: 390 });
  const first = await dialog.findByRole('navigation', { name: 'Settings sections' });
  expect(document.activeElement).toBe(first.parentElement);
  (await dialog.findByRole('button', { name: 'About' })).focus();
  await user.keyboard('{Enter}');
  const title = await dialog.findByRole('heading', { name: 'About' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  dialog.getByRole('button', { name: 'All settings' }).focus();
  await user.keyboard('{Enter}');
  const list = await dialog.findByRole('navigation', { name: 'Settings sections' });
  await waitFor(() => expect(document.activeElement).toBe(list.parentElement));
});

test('SettingsDialog: offers thirty-two languages including ja_easy and zh_Hant [R-I18N-001]', async () => {
  const { dialog, user, current } = await openSettings({});
  const choice = await dialog.findByRole('combobox', { name: /language/i });
  expect(within(choice).getAllByRole('option')).toHaveLength(33);
  await user.selectOptions(choice, 'ja_easy');
  await user.selectOptions(choice, 'zh_Hant');
  expect(current.store.getState().preferences.get('interfaceLanguage')).toBe('zh_Hant');
});

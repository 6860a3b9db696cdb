import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';
import { renderApp, type AppOptions } from '../testing/render-app.tsx';

/* The entry that the settings of the test before have made. */
beforeEach(() => history.replaceState(null, ''));

const asMira: AppOptions = { signedInAs: 'mira' };

async function openSettings(options = asMira) {
  const app = await renderApp({ path: '/settings', ...options });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  return { ...app, dialog };
}

test('the address /settings opens the settings over the page where one lands [R-SET-001 R-ROUTE-048]', async () => {
  const { dialog, place } = await openSettings();
  expect(await dialog.findByRole('heading', { name: 'General' })).toBeTruthy();
  await waitFor(() => expect(place()).toBe('/main/friends'));
});

test('minimized, they let the page be looked at and come back as they were [R-SET-002 R-SHELL-058]', async () => {
  const { dialog, user } = await openSettings();
  await user.click(await dialog.findByRole('button', { name: 'Filtering' }));
  await dialog.findByRole('heading', { name: 'Filtering' });
  await user.click(dialog.getByRole('button', { name: 'Look at the page' }));
  expect(screen.queryByRole('dialog', { name: 'Settings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to the settings' }));
  expect(dialog.getByRole('heading', { name: 'Filtering' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a link to a page shows that page, and the settings can be brought back', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const robin = await instance.as('robin');
  await (await instance.as('mira')).post(`/api/v1/accounts/${robin.account?.id}/block`);
  const { dialog, user, place } = await openSettings({ ...asMira, instance });
  await dialog.findByRole('heading', { name: 'General' });
  await user.click(dialog.getByRole('button', { name: 'Mutes and blocks' }));
  await user.click(await dialog.findByRole('link', { name: /robin/ }));
  await waitFor(() => expect(place()).toBe('/robin'));
  expect(screen.queryByRole('dialog', { name: 'Settings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to the settings' }));
  expect(dialog.getByRole('heading', { name: 'Mutes and blocks' })).toBeTruthy();
});

test('a switch changes its preference, and the wrench sets it back [R-SET-040]', async () => {
  const { dialog, user, current } = await openSettings();
  const { preferences } = current.store.getState();
  await user.click(await dialog.findByRole('checkbox', { name: /^Play animated pictures/ }));
  expect(preferences.get('stopGifs')).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Set back to the default' }));
  expect(preferences.get('stopGifs')).toBe(false);
  expect(dialog.queryByRole('button', { name: 'Set back to the default' })).toBeNull();
});

test('settings for experts come with the box below them [R-SET-005]', async () => {
  const { dialog, user } = await openSettings();
  await dialog.findByRole('checkbox', { name: /^Show new posts/ });
  expect(dialog.queryByRole('checkbox', { name: /^Draw only the posts/ })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Show advanced settings' }));
  expect(dialog.getByRole('checkbox', { name: /^Draw only the posts/ })).toBeTruthy();
});

test('what depends on a setting that is off cannot be pressed', async () => {
  const { dialog, user } = await openSettings();
  await user.click(await dialog.findByRole('checkbox', { name: /^Show new posts/ }));
  expect(dialog.getByRole('checkbox', { name: /^Wait with it/ }).hasAttribute('disabled')).toBe(
    true,
  );
});

test('the search finds a setting by the name that other clients give it, and leads there', async () => {
  const { dialog, user } = await openSettings();
  await dialog.findByRole('heading', { name: 'General' });
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('hidePostStats');
  await user.click(await dialog.findByRole('button', { name: /Filtering › Posts/ }));
  await waitFor(() =>
    expect(document.activeElement).toBe(
      dialog.getByRole('checkbox', { name: /^Hide how often posts/ }),
    ),
  );
});

test('the search leads to what is no switch as well, where one has it', async () => {
  const { dialog, user } = await openSettings();
  await dialog.findByRole('heading', { name: 'General' });
  const field = dialog.getByRole('searchbox', { name: 'Search the settings' });
  await user.type(field, 'password');
  await user.click(await dialog.findByRole('button', { name: /^Password\s*Security/ }));
  await dialog.findByRole('heading', { name: 'Security' });
  await user.type(field, 'avatar');
  expect(await dialog.findByRole('button', { name: /^Avatar\s*Profile/ })).toBeTruthy();
});

test('the search leads to the look of the device, too', async () => {
  const { dialog, user } = await openSettings({});
  await dialog.findByRole('heading', { name: 'General' });
  await user.type(dialog.getByRole('searchbox', { name: 'Search the settings' }), 'density');
  await user.click(await dialog.findByRole('button', { name: /Theme › Look/ }));
  const density = await dialog.findByRole('combobox', { name: 'Density' });
  await waitFor(() => expect(document.activeElement).toBe(density));
});

test('Enter in the search leads to the first hit, the arrow down into the hits', async () => {
  const { dialog, user } = await openSettings();
  await dialog.findByRole('heading', { name: 'General' });
  const field = dialog.getByRole('searchbox', { name: 'Search the settings' });
  await user.type(field, 'hidePostStats{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Filtering › Posts');
  await user.click(field);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(
      dialog.getByRole('checkbox', { name: /^Hide how often posts/ }),
    ),
  );
});

test('the notifications lead to the people of whom none come', async () => {
  const { dialog, user } = await openSettings();
  await user.click(await dialog.findByRole('button', { name: 'Notifications' }));
  const hint = await dialog.findByText(/mute them/);
  await user.click(within(hint).getByRole('button', { name: 'Mutes and blocks' }));
  await dialog.findByRole('heading', { name: 'Mutes and blocks' });
});

test('visitors see no tab that only members have', async () => {
  const { dialog } = await openSettings({});
  expect(dialog.queryByRole('button', { name: 'Notifications' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Version' })).toBeTruthy();
});

test('words to filter are kept, one a line, blank ones left out', async () => {
  const { dialog, user, current } = await openSettings();
  await user.click(await dialog.findByRole('button', { name: 'Filtering' }));
  await user.type(
    await dialog.findByRole('textbox', { name: 'Filtered words' }),
    'spoiler{Enter}{Enter} rain ',
  );
  await waitFor(() =>
    expect(current.store.getState().preferences.get('muteWords')).toEqual(['spoiler', 'rain']),
  );
});

test('the footer signs out, after asking [R-SET-006]', async () => {
  const { dialog, user, current } = await openSettings();
  await dialog.findByRole('heading', { name: 'General' });
  await user.click(dialog.getByRole('button', { name: 'Log out' }));
  expect(current.store.getState().viewerId).not.toBeNull();
  const question = within(screen.getByRole('dialog', { name: 'Log out' }));
  await user.click(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(current.store.getState().viewerId).toBeNull());
});

test('on a phone the tabs are a list, and Back goes up one level and then closes', async () => {
  const { dialog, user } = await openSettings({ ...asMira, width: 390 });
  await user.click(await dialog.findByRole('button', { name: 'Version' }));
  await dialog.findByRole('heading', { name: 'Version' });
  act(() => history.back());
  await waitFor(() => expect(dialog.queryByRole('heading', { name: 'Version' })).toBeNull());
  expect(dialog.getByRole('button', { name: 'Version' })).toBeTruthy();
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Settings' })).toBeNull());
});

test('the language is chosen among thirty-two, ja_easy and zh_Hant among them [R-I18N-001]', async () => {
  const { dialog, user, current } = await openSettings({});
  const choice = await dialog.findByRole('combobox', { name: /language/i });
  expect(within(choice).getAllByRole('option')).toHaveLength(33);
  await user.selectOptions(choice, 'ja_easy');
  await user.selectOptions(choice, 'zh_Hant');
  expect(current.store.getState().preferences.get('interfaceLanguage')).toBe('zh_Hant');
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { statusBarActions } from '#components/status/actions/status-bar-actions.ts';

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');

async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('mira', { displayName: 'Mira' });
  const noor = await instance.as('noor', { displayName: 'Noor' });
  await noor.post('/api/v1/statuses', { status: 'Night shift' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  await screen.findByText('Night shift');
  await app.clock.advance(1500);
  const setUp = async () => {
    await app.user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    return { palette, field: await palette.findByRole('combobox') };
  };
  return { ...app, setUp };
}

test('AppPalette: finds a destination by text and opens it with Enter', async () => {
  const { user, setUp, place } = await open();
  const { field } = await setUp();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('dir')).toBe('auto');
  await user.type(field, 'bookm{Enter}');
  await waitFor(() => expect(place()).toBe('/bookmarks'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('AppPalette: opens the list of shortcuts', async () => {
  const { user, setUp } = await open();
  const { field } = await setUp();
  await user.type(field, 'keyboard sh');
  await user.click(await screen.findByRole('option', { name: /^Keyboard shortcuts/ }));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
});

test.each(['Drafts', 'Scheduled posts'])('AppPalette: opens %s', async (name) => {
  const { user, setUp } = await open();
  const { field } = await setUp();
  await user.type(field, name.toLowerCase());
  await user.click(await screen.findByRole('option', { name }));
  await screen.findByRole('dialog', { name });
});

test('AppPalette: switches the theme and logs out', async () => {
  const { user, setUp, current } = await open();
  const { preferences } = current.store.getState();
  const { field } = await setUp();
  await user.type(field, 'theme');
  expect(await screen.findAllByRole('option', { name: /theme \(toggle\)/ })).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(preferences.get('theme')).toBe('light'));
  const reopened = await setUp();
  await user.type(reopened.field, 'log out{Enter}');
  await screen.findByRole('dialog', { name: 'Log out' });
});

test('AppPalette: lists the actions of the focused status', async () => {
  const { user, setUp, requests } = await open();
  await user.keyboard('j');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
  const { palette, field } = await setUp();
  palette.getByText('This post');
  expect(statusBarActions.length).toBeGreaterThan(2);
  for (const name of ['Reply', 'Repeat', 'Bookmark', 'React', 'Copy link', 'Open conversation'])
    expect(
      offered().some((line) => line.startsWith(name)),
      name,
    ).toBe(true);
  await user.type(field, 'bookmark');
  await user.click(screen.getByRole('option', { name: /^Bookmark(?!s)/ }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/bookmark'))).toBe(true));
});

/** Focuses the only post, which is by Noor, and opens the palette. */
async function openOnPost() {
  const app = await open();
  await app.user.keyboard('j');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
  return { ...app, ...(await app.setUp()) };
}

test.each([
  ['mute', 'Mute @noor'],
  ['block noor', 'Block @noor'],
  ['list', 'Add to list… @noor'],
  ['filter', 'Filter posts like this… @noor'],
  ['profile', 'Open the author’s profile @noor'],
  ['message', 'Send a direct message @noor'],
  ['mention', 'Mention @noor'],
  ['report', 'Report @noor'],
])(
  'AppPalette: for “%s”, offers “%s” on the author of the focused status [R-SEARCH-015]',
  async (typed, name) => {
    const { user, palette, field } = await openOnPost();
    palette.getByText('@noor', { selector: '[cmdk-group-heading]' });
    await user.type(field, typed);
    palette.getByRole('option', { name: (text) => text.startsWith(name) });
  },
);

test('AppPalette: mutes the author of the focused status, which can be undone [R-SEARCH-015]', async () => {
  const { user, palette, field, requests } = await openOnPost();
  await user.type(field, 'mute @noor');
  await user.click(palette.getByRole('option', { name: 'Mute @noor' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/mute'))).toBe(true));
  await screen.findByRole('button', { name: 'Undo' });
});

test('AppPalette: writes a direct message to the author of the focused status [R-SEARCH-015]', async () => {
  const { user, palette, field } = await openOnPost();
  await user.type(field, 'message');
  await user.click(palette.getByRole('option', { name: 'Send a direct message @noor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
  expect(await dialog.findByRole('textbox', { name: 'Text' })).toHaveProperty('value', '@noor ');
});

test('AppPalette: offers the actions on the account of the profile if no status has the focus [R-SEARCH-015]', async () => {
  const { user, setUp, go } = await open();
  await go('/noor');
  await screen.findByRole('heading', { level: 1, name: /Noor/ });
  const { palette, field } = await setUp();
  await user.type(field, 'block');
  palette.getByRole('option', { name: 'Block @noor' });
});

test('AppPalette: announces the selected item while results change, and Enter opens an account that the server found', async () => {
  const { user, setUp, place, clock } = await open();
  const { field } = await setUp();
  const activeOption = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  await waitFor(() => expect(activeOption()?.textContent).toMatch(/^Write a post/));
  await user.type(field, 'bookm');
  await waitFor(() => expect(activeOption()?.textContent).toMatch(/^Bookmarks/));
  await user.clear(field);
  await user.type(field, 'noor');
  await waitFor(() => expect(activeOption()).toBeNull());
  await clock.advance(300);
  await waitFor(() => expect(activeOption()?.textContent).toContain('@noor'));
  expect(screen.queryByText('No results')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/noor'));
});

test('AppPalette: opens a setting and an account’s profile', async () => {
  const { user, setUp, place, clock } = await open();
  const { field } = await setUp();
  await user.type(field, 'padEmoji');
  await user.keyboard('{Backspace>8/}spaces around');
  await user.click(await screen.findByRole('option', { name: /Add spaces around inserted emoji/ }));
  await screen.findByRole('dialog', { name: 'Settings' });
  const control = await screen.findByRole('checkbox', { name: /Add spaces around inserted emoji/ });
  await waitFor(() => expect(document.activeElement).toBe(control));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const reopened = await setUp();
  await user.type(reopened.field, 'noo');
  await clock.advance(300);
  await user.click(await screen.findByRole('option', { name: /@noor/ }));
  await waitFor(() => expect(place()).toBe('/noor'));
});

test('AppPalette: opens while typing and restores the focus to the text field', async () => {
  const { user, setUp } = await open();
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await user.type(text, 'Half a');
  await setUp();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(text);
});

/**
 * Opens a page as a visitor of a server with translation; `languages` returns its translation
 * languages.
 */
async function openAsVisitor(languages: () => Response) {
  const instance = await startTestInstance({
    world: 'empty',
    config: { translation: { address: 'http://translate.test', apiKey: '' } },
  });
  const noor = await instance.as('noor');
  await noor.post('/api/v1/statuses', { status: 'Nachtschicht' });
  const app = await renderApp({ instance, path: '/main/public' });
  const requestedPaths: string[] = [];
  app.faults.of = ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/translation/languages')) {
      requestedPaths.push('languages');
      return languages();
    }
    if (!pathname.includes('/translations/')) return undefined;
    requestedPaths.push('translation');
    return Response.json({ detected_language: 'de', text: '<p>Night shift</p>' });
  };
  await app.current.store.getState().instanceLoaded;
  await screen.findByText('Nachtschicht');
  await app.clock.advance(1500);
  await app.user.keyboard('u');
  await app.user.keyboard('j');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
  return { ...app, requestedPaths };
}

const translating = (): Response =>
  Response.json({
    source: [{ code: 'de', name: 'German' }],
    target: [{ code: 'en', name: 'English' }],
  });

test('AppPalette: offers translation to a visitor if the server allows it [R-TRANS-006]', async () => {
  const { user, requestedPaths } = await openAsVisitor(translating);
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: /^Translate/ }));
  await screen.findByText('Night shift');
  expect(requestedPaths.slice(0, 2)).toEqual(['languages', 'translation']);
});

test('runShortcut: translates for a visitor if the server allows it [R-TRANS-006]', async () => {
  const { user, requestedPaths } = await openAsVisitor(translating);
  await user.keyboard('t');
  await screen.findByText('Night shift');
  expect(requestedPaths.slice(0, 2)).toEqual(['languages', 'translation']);
});

test('runShortcut: does not translate for a visitor if the server refuses [R-TRANS-006]', async () => {
  const { user, requestedPaths } = await openAsVisitor(() =>
    Response.json({ error: 'Forbidden' }, { status: 403 }),
  );
  await user.keyboard('t');
  await waitFor(() => expect(requestedPaths).toEqual(['languages']));
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: /^Copy link/ });
  expect(screen.queryByRole('option', { name: /^Translate/ })).toBeNull();
  expect(requestedPaths).toEqual(['languages']);
});

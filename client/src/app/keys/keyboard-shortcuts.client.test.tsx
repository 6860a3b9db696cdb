import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const focused = () => document.activeElement?.closest('article')?.textContent ?? '';

const press = (init: KeyboardEventInit): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
  );

async function open(options: RenderAppOptions = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('mira', { displayName: 'Mira' });
  const jun = await instance.as('jun', { displayName: 'Jun' });
  for (const status of ['Oldest', 'Older', 'Newest'])
    await jun.post('/api/v1/statuses', { status });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public', ...options });
  await screen.findByText('Newest');
  /* Statuses react to clicks only after they have been visible for one second. */
  await app.clock.advance(1500);
  /* The shortcut code loads with the first key. */
  await app.user.keyboard('u');
  return app;
}

test('KeyHandler: moves between statuses and acts on the focused one', async () => {
  const { user, requests } = await open();
  await user.keyboard('j');
  await waitFor(() => expect(focused()).toContain('Newest'));
  await user.keyboard('j');
  expect(focused()).toContain('Older');
  await user.keyboard('k');
  expect(focused()).toContain('Newest');
  await user.keyboard('f');
  await screen.findByRole('button', { name: /^Like/, pressed: true });
  await user.keyboard('d');
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/bookmark'))).toBe(true));
  await user.keyboard('e');
  await screen.findByRole('region', { name: 'Quick reactions' });
});

test('KeyHandler: ignores letters typed before the reply form is rendered', async () => {
  const { user, requests } = await open();
  await user.keyboard('j');
  await waitFor(() => expect(focused()).toContain('Newest'));
  await user.keyboard('rfd');
  const form = await screen.findByRole('form', { name: /^Reply to @jun/ });
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
  expect(requests.filter(({ url }) => /favourite|bookmark/.test(url))).toHaveLength(0);
});

test('KeyHandler: switches between the preferred light and dark theme', async () => {
  const { user, current } = await open();
  const { preferences } = current.store.getState();
  document.documentElement.style.colorScheme = 'light';
  await user.keyboard('y');
  await waitFor(() => expect(preferences.get('theme')).toBe(preferences.get('themeInDark')));
  document.documentElement.style.colorScheme = 'dark';
  await user.keyboard('y');
  expect(preferences.get('theme')).toBe(preferences.get('themeInLight'));
  document.documentElement.style.colorScheme = '';
});

test('KeyHandler: navigates with a two-key sequence and opens the conversation with one key', async () => {
  const { user, place } = await open();
  await user.keyboard('gb');
  await waitFor(() => expect(place()).toBe('/bookmarks'));
  await user.keyboard('gl');
  await waitFor(() => expect(place()).toBe('/main/public'));
  await screen.findByText('Newest');
  await user.keyboard('j');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
  await user.keyboard('o');
  await waitFor(() => expect(place()).toMatch(/^\/notice\//));
});

test('KeyHandler: opens the conversation of a focused status on Enter, but not if a control in the status is focused', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('mira');
  const jun = await instance.as('jun');
  await jun.post('/api/v1/statuses', { status: 'Newest' });
  const { user, place } = await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  const post = (await screen.findByText('Newest')).closest('article') ?? document.body;
  within(post).getByRole('button', { name: 'Reply' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('form', { name: /^Reply to @jun/ });
  expect(place()).toBe('/main/public');
  act(() => post.focus());
  /* The shortcut code loads with the first key, so it may still be loading when Enter is
     pressed. */
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toMatch(/^\/notice\//));
});

test.each([
  ['at once', 'herons.'],
  ['letters that are shortcuts', 'gbjnfr?'],
])(
  'KeyHandler: without a field in the top bar, the search key opens the search, and text typed %s goes there [R-SEARCH-012]',
  async (_, typed) => {
    const { user, requests } = await open({ width: 390 });
    await user.keyboard('j');
    await waitFor(() => expect(focused()).toContain('Newest'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: '/', code: 'Slash' });
    for (const key of typed) fireEvent.keyDown(document.activeElement ?? document.body, { key });
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe(typed);
    expect(field.selectionStart).toBe(typed.length);
    await user.keyboard('jn');
    expect(field.value).toBe(`${typed}jn`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests.some(({ url }) => url.includes('favourite'))).toBe(false);
  },
);

test('KeyHandler: focuses the search field of the top bar at once on its key, also if it is the first key [R-SEARCH-012]', async () => {
  const { user, place } = await renderApp({ path: '/about' });
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  await user.keyboard('/nest');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('nest');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/search?query=nest'));
});

test('KeyHandler: selects the text of an open search on the search key [R-SEARCH-012]', async () => {
  const { user, place } = await open({ path: '/search?query=newest' });
  const main = within(screen.getByRole('main'));
  const field = await main.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  act(() => field.blur());
  await user.keyboard('/');
  expect(document.activeElement).toBe(field);
  expect(place()).toBe('/search?query=newest');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
});

test.each([
  ['Russian', 'л'],
  ['Greek', 'κ'],
  ['Hebrew', 'ל'],
  ['Arabic', 'ن'],
  ['Thai', 'า'],
])(
  'KeyboardShortcutsHost: Ctrl+K opens the palette on a layout with %s letters',
  async (_, key) => {
    await open();
    fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true });
    await screen.findByRole('dialog', { name: 'Command palette' });
  },
);

test.each([
  ['the page', 'nbjfr?.'],
  ['the page, in Persian', 'نشانک'],
  ['a text', 'bookm'],
])(
  'KeyboardShortcutsHost: what is typed in %s before the palette is there goes to its field [R-SEARCH-013]',
  async (where, typed) => {
    const { user, place, requests } = await open();
    const text = await screen.findByRole('textbox', { name: 'Text' });
    if (where === 'a text') await user.type(text, 'Half a');
    else await user.keyboard('j');
    /* In one `act`, so that React does not render the palette before the last key. */
    await act(async () => {
      press({ key: 'k', code: 'KeyK', ctrlKey: true });
      for (const key of typed) expect(press({ key }), key).toBe(false);
    });
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    const field = await palette.findByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(field.value).toBe(typed));
    expect(document.activeElement).toBe(field);
    await user.keyboard('x');
    expect(field.value).toBe(`${typed}x`);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(place()).toBe('/main/public');
    expect(requests.some(({ url }) => url.includes('favourite'))).toBe(false);
  },
);

test('KeyboardShortcutsHost: cancels a palette on Escape while its code is loading [R-SEARCH-013]', async () => {
  const { user } = await open();
  await act(async () => {
    press({ key: 'k', code: 'KeyK', ctrlKey: true });
    press({ key: 'b' });
    press({ key: 'Escape' });
  });
  await user.keyboard('j');
  await waitFor(() => expect(focused()).toContain('Newest'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('KeyHandler: ignores keys that an input method handles in Safari', async () => {
  const { place } = await open();
  fireEvent.keyDown(document.body, { key: '?', code: 'Slash', keyCode: 229 });
  fireEvent.keyDown(document.body, { key: '/', code: 'Slash', keyCode: 229 });
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  expect(place()).toBe('/main/public');
});

test('KeyHandler: ignores keys in text fields, during composition and with the browser’s modifiers', async () => {
  const { user, place } = await open();
  await user.click(await screen.findByRole('textbox', { name: 'Text' }));
  await user.keyboard('gb?j');
  expect(place()).toBe('/main/public');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'gb?j');
  act(() => document.body.focus());
  fireEvent.keyDown(document.body, { key: '?', isComposing: true });
  fireEvent.keyDown(document.body, { key: '?', ctrlKey: true });
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
});

test('ShortcutHelp: lists the shortcuts that have keys, and opens their editor [R-SHELL-068]', async () => {
  const { user } = await open();
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const post = within(help.getByRole('region', { name: 'Selected post' }));
  const lines = post.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContain('Replyr');
  expect(lines.filter((line) => /^(Share|Edit|Delete)/.test(line))).toEqual([]);
  expect(help.queryAllByRole('button', { name: /^Change/ })).toEqual([]);
  await user.click(help.getByRole('button', { name: 'Customise…' }));
  const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  await settings.findByRole('button', { name: 'Change shortcut: Share…' });
  await waitFor(() =>
    expect(document.activeElement).toHaveProperty('ariaLabel', 'Change shortcut: Next post'),
  );
});

test('ShortcutEditor: changes shortcuts, rejects keys in use and disables all', async () => {
  const { user, place, current } = await open();
  const openEditor = async () => {
    await user.keyboard('?');
    await user.click(await screen.findByRole('button', { name: 'Customise…' }));
    return within(await screen.findByRole('dialog', { name: 'Settings' }));
  };
  const settings = await openEditor();
  const change = await settings.findByRole('button', { name: 'Change shortcut: Bookmarks' });
  await user.click(change);
  await user.keyboard('j');
  await settings.findByText('These keys are already used for “Next post”.');
  await user.click(change);
  await user.keyboard('{Enter}{ArrowDown}i');
  expect(document.activeElement).toBe(change);
  expect(document.getElementById(change.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'i',
  );
  await user.click(settings.getByRole('button', { name: 'Close' }));
  await user.keyboard('i');
  await waitFor(() => expect(place()).toBe('/bookmarks'));

  const reopened = await openEditor();
  await user.click(await reopened.findByRole('checkbox', { name: /^Enable keyboard/ }));
  expect(current.store.getState().preferences.get('singleKeyShortcuts')).toBe(false);
  await user.click(reopened.getByRole('button', { name: 'Close' }));
  await user.keyboard('gl');
  expect(place()).toBe('/bookmarks');
});

test.each([
  [false, '/about'],
  [true, '/announcements'],
])(
  'ShortcutHelp: lists for a visitor only the destinations they may open (with announcements: %s) [R-ANN-001]',
  async (visitorAnnouncements, reached) => {
    const instance = await startTestInstance({ world: 'empty', config: { visitorAnnouncements } });
    const { user, place, current, clock, requests } = await renderApp({ instance, path: '/about' });
    await current.store.getState().instanceLoaded;
    await act(() => clock.advance(2_000));
    await waitFor(() =>
      expect(requests.some(({ url }) => url.endsWith('/api/v1/announcements'))).toBe(true),
    );
    if (visitorAnnouncements) await screen.findByRole('link', { name: 'Announcements' });
    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const places = within(help.getByRole('region', { name: 'Go to' }));
    const names = places.getAllByRole('listitem').map(({ textContent }) => textContent);
    const shown = names.filter((name) => /^(Announcements|Bookmarks|Lists|Local)/.test(name));
    expect(shown).toHaveLength(visitorAnnouncements ? 2 : 1);
    await user.click(help.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    expect(palette.queryAllByRole('option', { name: /Announcements/ })).toHaveLength(
      visitorAnnouncements ? 1 : 0,
    );
    await user.keyboard('{Escape}');
    await user.keyboard('ga');
    await waitFor(() => expect(place()).toBe(reached));
  },
);

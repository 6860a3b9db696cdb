import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import {
  chooseFromAccountMenu,
  findAccountMenuButton,
  openAccountMenuAt,
} from '../../testing/choose-from-account-menu.ts';
import { renderApp, type RenderAppOptions } from '../../testing/render-app.tsx';

/**
 * Returns the top bar, which is the first banner: headers of panels are `<header>` elements too.
 */
function topBar(): HTMLElement {
  const [bar] = screen.getAllByRole('banner');
  if (!bar) throw new Error('there is no top bar');
  return bar;
}

/** Opens a page and waits until the top bar has loaded. */
async function show(options: RenderAppOptions = {}) {
  const app = await renderApp({ path: '/about', ...options });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await screen.findByRole('button', { name: 'Account menu' });
  await app.current.store.getState().instanceLoaded;
  const bar = topBar();
  return { ...app, bar, banner: within(bar) };
}

const names = (nav: HTMLElement): (string | null)[] =>
  within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('TopBar: shows the instance’s name, and settings in the account menu [R-SHELL-001 R-SHELL-003]', async () => {
  const { banner, instance, user } = await show({ signedInAs: 'mira' });
  const brand = await banner.findByRole('link', { name: instance.instance.config.name });
  expect(brand.querySelector('img')).not.toBeNull();
  await chooseFromAccountMenu(user, 'Settings');
  await screen.findByRole('dialog', { name: 'Settings' });
});

test('TopTools: repeats the links of the navigation panel only if the viewer has switched this on [R-SHELL-002 R-SHELL-003]', async () => {
  const { banner, current } = await show({
    signedInAs: 'mira',
    instanceOptions: { config: { bubbleInstances: ['friends.example'] } },
  });
  const { preferences } = current.store.getState();
  expect(preferences.get('showNavShortcuts')).toBe(true);
  expect(banner.queryByRole('navigation')).toBeNull();
  act(() => void preferences.set('showNavShortcuts', true));
  expect(names(await banner.findByRole('navigation', { name: 'Timelines' }))).toEqual([
    'Home',
    'Local',
    'Bubble',
    'Federated',
  ]);
  expect(names(banner.getByRole('navigation', { name: 'Quick navigation' }))).toEqual([
    'Interactions',
    'Lists and hashtags',
    'Bookmarks',
  ]);
  act(() => void preferences.set('showNavShortcuts', false));
  await waitFor(() => expect(banner.queryByRole('navigation')).toBeNull());
});

test('TopBar: name and logo can be hidden separately [R-SHELL-001]', async () => {
  const { banner, current, instance } = await show({ signedInAs: 'mira' });
  const { name } = instance.instance.config;
  const brand = () => banner.findByRole('link', { name });
  const { preferences } = current.store.getState();
  preferences.set('hideSiteFavicon', true);
  await waitFor(async () => expect((await brand()).querySelector('img')).toBeNull());
  expect((await brand()).textContent).toBe(name);
  preferences.set('hideSiteFavicon', false);
  preferences.set('hideSiteName', true);
  await waitFor(async () => expect((await brand()).textContent).toBe(''));
  expect((await brand()).querySelector('img')).not.toBeNull();
  preferences.set('hideSiteFavicon', true);
  await waitFor(() => expect(banner.queryByRole('link', { name })).toBeNull());
});

test('TopBar: shows the instance’s name on mobile [R-SHELL-010]', async () => {
  const { banner, instance } = await show({ width: 390 });
  await banner.findByText(instance.instance.config.name);
});

const administrator = () =>
  startTestInstance({ world: 'empty', people: [{ username: 'root', role: 'admin' }] });

test('AccountMenu: lists profile, accounts, settings, staff entries and log out [R-SHELL-003 R-SHELL-004 R-ROLE-008]', async () => {
  const { user } = await show({
    instance: await administrator(),
    signedInAs: 'root',
    faultOf: ({ url }) =>
      url.endsWith('/nodeinfo/2.0.json')
        ? Response.json({ software: { name: 'akkoma', version: '3.13.2' }, metadata: {} })
        : undefined,
  });
  const administration = await openAccountMenuAt(user, 'Administration');
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Your profile@root',
    'Add account',
    'Settings',
    'Light themey',
    'Keyboard shortcuts?',
    'Moderation',
    'Administration',
    'Log out',
  ]);
  expect(administration.getAttribute('href')).toMatch(/^\/pleroma\/admin\//);
  expect(administration.getAttribute('target')).toBe('_blank');
});

test('AccountMenu: shows no staff entries to a member [R-SHELL-004 R-ROLE-008]', async () => {
  const { user } = await show({ signedInAs: 'mira' });
  await openAccountMenuAt(user, 'Log out');
  expect(screen.queryByRole('menuitem', { name: /^(Moderation|Administration)/ })).toBeNull();
});

test('AccountMenu: offers a visitor the login, the settings and the themes', async () => {
  const { user } = await show();
  await openAccountMenuAt(user, 'Log in');
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Log in',
    'LanguageEnglish',
    'Settings',
    'Light themey',
    'Keyboard shortcuts?',
  ]);
});

test('AccountMenu: offers visitors on phones neither keyboard shortcuts nor a second link to log in', async () => {
  const { user } = await show({ width: 390 });
  await openAccountMenuAt(user, 'Settings');
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'LanguageEnglish',
    'Settings',
    'Light themey',
  ]);
});

test('AccountMenu: switches to the preferred light theme and removes the custom theme', async () => {
  const { user, current } = await show({ signedInAs: 'mira' });
  const { preferences } = current.store.getState();
  act(() => void preferences.set('customTheme', { name: 'Own' }));
  await chooseFromAccountMenu(user, 'Light theme');
  expect(preferences.get('theme')).toBe('light');
  expect(preferences.get('customTheme')).toBeUndefined();
});

test('AccountMenu: opens with the arrow keys and restores the focus on Escape', async () => {
  const { user } = await show({ signedInAs: 'mira' });
  const button = await findAccountMenuButton();
  act(() => button.focus());
  await user.keyboard('{ArrowUp}');
  const last = await screen.findByRole('menuitem', { name: 'Log out' });
  expect(document.activeElement).toBe(last);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('TopBar: a click on an empty part scrolls to the top [R-SHELL-006]', async () => {
  const { user, bar } = await show();
  const scrolled: unknown[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((given) => void scrolled.push(given));
  await user.click(bar);
  expect(scrolled).toEqual([{ top: 0 }]);
});

async function openSearch() {
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('heron', { displayName: 'Grey Heron' });
  const app = await show({ instance, signedInAs: 'mira' });
  await app.user.click(await app.banner.findByRole('searchbox', { name: 'Search' }));
  return app;
}

describe('SearchBox', () => {
  test.each([
    ['Enter', '{Enter}'],
    ['its button', ''],
  ])(
    '%s opens the page of results, on which the search field of the top bar is hidden [R-SHELL-005]',
    async (_name, key) => {
      const { user, banner, place } = await openSearch();
      await user.keyboard(`heron${key}`);
      if (key === '') await user.click(banner.getByRole('button', { name: 'Search' }));
      await waitFor(() => expect(place()).toBe('/search?query=heron'));
      expect(banner.queryByRole('searchbox')).toBeNull();
    },
  );

  test('suggests accounts and the hashtag while typing, reachable with the arrow keys', async () => {
    const { user, banner, clock, place, requests } = await openSearch();
    await user.keyboard('heron');
    const results = within(await banner.findByRole('region', { name: 'Quick results' }));
    await clock.advance(300);
    await waitFor(() => expect(requests.at(-1)?.url).toContain('q=heron'));
    const [first, second] = [
      await results.findByRole('link', { name: /Grey Heron/ }),
      results.getByRole('link', { name: '#heron' }),
    ];
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/tag/heron'));
  });

  test('Escape first clears the field, then leaves it', async () => {
    const { user, banner } = await openSearch();
    const field = banner.getByRole<HTMLInputElement>('searchbox');
    await user.keyboard('he{Escape}');
    expect(field.value).toBe('');
    expect(banner.queryByRole('region', { name: 'Quick results' })).toBeNull();
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(document.body);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp, type RenderAppOptions } from '../testing/render-app.tsx';

/** Panel headers are `<header>` elements too. */
function topBar(): HTMLElement {
  const [bar] = screen.getAllByRole('banner');
  if (!bar) throw new Error('there is no top bar');
  return bar;
}

/** Opens a page and waits until the top bar has loaded. */
async function show(options: RenderAppOptions = {}) {
  const app = await renderApp({ path: '/about', ...options });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await screen.findByRole('button', { name: 'Settings' });
  await app.current.store.getState().instanceLoaded;
  const bar = topBar();
  return { ...app, bar, banner: within(bar) };
}

const names = (nav: HTMLElement): (string | null)[] =>
  within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('TopBar: shows the instance’s name and links to timelines, shortcuts and settings [R-SHELL-001 R-SHELL-002 R-SHELL-003]', async () => {
  const { banner, instance, user } = await show({
    signedInAs: 'mira',
    instanceOptions: { config: { bubbleInstances: ['friends.example'] } },
  });
  const brand = await banner.findByRole('link', { name: instance.instance.config.name });
  expect(brand.querySelector('img')).not.toBeNull();
  await waitFor(() =>
    expect(names(banner.getByRole('navigation', { name: 'Timelines' }))).toEqual([
      'Home',
      'Local',
      'Bubble',
      'Federated',
    ]),
  );
  expect(names(banner.getByRole('navigation', { name: 'Shortcuts' }))).toEqual([
    'Interactions',
    'Lists',
    'Bookmarks',
    'Notifications',
  ]);
  await user.click(banner.getByRole('button', { name: 'Settings' }));
  await screen.findByRole('dialog', { name: 'Settings' });
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

test('TopTools: keeps the specification’s order [R-SHELL-003 R-SHELL-004 R-SHELL-005]', async () => {
  const people = [{ username: 'root', role: 'admin' as const }];
  const instance = await startTestInstance({ world: 'empty', people });
  const { bar, banner } = await show({ instance, signedInAs: 'root' });
  await banner.findByRole('link', { name: 'Administration' });
  const all = [...bar.querySelectorAll('a, button')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  );
  expect(all.slice(all.indexOf('Interactions'))).toEqual([
    'Interactions',
    'Lists',
    'Bookmarks',
    'Notifications',
    'Settings',
    'Moderation',
    'Administration',
    'Search',
    'Accounts',
    'Log out',
  ]);
});

test('TopTools: shows the administration to an admin, not to a member [R-SHELL-004 R-ROLE-008]', async () => {
  const people = [{ username: 'root', role: 'admin' as const }];
  const instance = await startTestInstance({ world: 'empty', people });
  const { banner, unmount } = await show({ instance, signedInAs: 'root' });
  await waitFor(() =>
    expect(banner.getByRole('link', { name: 'Administration' }).getAttribute('href')).toMatch(
      /^\/pleroma\/admin\//,
    ),
  );
  unmount();
  const member = await show({ signedInAs: 'mira' });
  expect(member.banner.queryByRole('link', { name: 'Administration' })).toBeNull();
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
  await app.user.click(app.banner.getByRole('button', { name: 'Search' }));
  const field = await app.banner.findByRole('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  return app;
}

describe('SearchBox', () => {
  test.each([
    ['Enter', '{Enter}'],
    ['its button', ''],
  ])('opens on a click, and %s opens all results [R-SHELL-005]', async (_name, key) => {
    const { user, banner, place } = await openSearch();
    await user.keyboard(`heron${key}`);
    if (key === '') await user.click(banner.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(place()).toBe('/search?query=heron'));
    expect(banner.queryByRole('searchbox')).toBeNull();
  });

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

  test('closes on Escape and restores the focus', async () => {
    const { user, banner } = await openSearch();
    await user.keyboard('he{Escape}');
    expect(banner.queryByRole('searchbox')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(banner.getByRole('button', { name: 'Search' })),
    );
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

const places: readonly (readonly [Readonly<Record<string, unknown>>, string, string])[] = [
  [{}, '/main/all', 'Federated'],
  [{ redirectRootNoLogin: '/main/about' }, '/main/about', 'About'],
  [{ redirectRootNoLogin: '/about' }, '/about', 'About'],
  [{ redirectRootNoLogin: '/main/public' }, '/main/public', 'Local'],
  [{ redirectRootNoLogin: 'https://elsewhere.example/' }, '/main/all', 'Federated'],
];

test.each(places)(
  'landingPath: with the configuration %j redirects a visitor from the root to %s [R-ROUTE-034]',
  async (pleroma_fe, path, name) => {
    const { place } = await renderApp({
      path: '/',
      instanceOptions: { config: { frontends: { pleroma_fe } } },
    });
    await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(place()).toBe(path));
  },
);

test('landingPath: redirects a member from the root to the configured path', async () => {
  const pleroma_fe = { redirectRootLogin: '/announcements' };
  const { place } = await renderApp({
    path: '/',
    signedInAs: 'mira',
    instanceOptions: { config: { frontends: { pleroma_fe } } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Announcements' });
  expect(place()).toBe('/announcements');
});

test('landingPath: redirects after 1.5 seconds if the configuration has not loaded', async () => {
  const { place } = await renderApp({
    path: '/',
    faultOf: ({ url }) =>
      url.endsWith('/frontend_configurations') ? new Promise(() => undefined) : undefined,
  });
  await screen.findByRole('heading', { level: 1, name: 'Federated' });
  expect(place()).toBe('/main/all');
});

test.each([
  ['/registration', undefined, '/main/all'],
  ['/registration', 'mira', '/main/friends'],
  ['/registration/abc', 'mira', '/main/friends'],
])(
  'RegistrationRoute: %s redirects when registration is not possible, for %s [R-ROUTE-038 R-ROUTE-039]',
  async (path, signedInAs, home) => {
    const { place } = await renderApp({
      path,
      ...(signedInAs && { signedInAs }),
      instanceOptions: { config: { registration: { open: false } } },
    });
    await waitFor(() => expect(place()).toBe(home));
  },
);

/** Opens a page as a visitor of an instance with a person, an announcement and terms. */
async function openAsVisitor(path: string, visitorAnnouncements = false) {
  const instance = await startTestInstance({
    world: 'empty',
    config: { visitorAnnouncements },
    people: [{ username: 'root', role: 'admin' }],
  });
  await instance.as('heronwatch');
  const root = await instance.as('root');
  await root.post('/api/v1/pleroma/admin/announcements', { content: 'The lift works' });
  const app = await renderApp({ instance, path });
  const main = within(await screen.findByRole('main'));
  return { ...app, main };
}

test('SearchScreen: finds people for a visitor [R-ROLE-001]', async () => {
  const { main, place } = await openAsVisitor('/search?query=heronwatch');
  await main.findByText('@heronwatch');
  expect(place()).toBe('/search?query=heronwatch');
});

test('AboutScreen: shows a visitor the staff [R-ROLE-001]', async () => {
  const { main, place } = await openAsVisitor('/about');
  await main.findByRole('heading', { level: 1, name: 'About' });
  /* The introduction of the server names who runs it, above the list of the staff. */
  await waitFor(() => expect(main.getAllByText('@root')).toHaveLength(2));
  expect(place()).toBe('/about');
});

test('AnnouncementsScreen: shows announcements to a visitor only if the server sends them [R-ROLE-001]', async () => {
  const open = await openAsVisitor('/announcements', true);
  await open.main.findByText('The lift works');
  open.unmount();
  const { main } = await openAsVisitor('/announcements');
  /* This sign-in link is in the message that says why nothing is shown; the hint for visitors
     above the main column has another one. */
  await main.findByRole('link', { name: 'Log in' });
  expect(main.queryByText('The lift works')).toBeNull();
});

test('ListsScreen: redirects a visitor to the sign-in form [R-ROLE-001]', async () => {
  const { main, user, place, requests } = await openAsVisitor('/lists');
  await main.findByRole('heading', { level: 1, name: 'Lists and hashtags' });
  main.getByText(/to see your lists\.$/);
  await user.click(main.getByRole('link', { name: 'Log in' }));
  await screen.findByRole('form', { name: 'Log in' });
  expect(place()).toBe('/login');
  expect(requests.filter(({ url }) => url.includes('/api/v1/lists'))).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

const places: readonly (readonly [Readonly<Record<string, unknown>>, string, string])[] = [
  [{}, '/main/all', 'Federated'],
  [{ redirectRootNoLogin: '/main/about' }, '/main/about', 'About'],
  [{ redirectRootNoLogin: '/about' }, '/about', 'About'],
  [{ redirectRootNoLogin: '/main/public' }, '/main/public', 'Local'],
  [{ redirectRootNoLogin: 'https://elsewhere.example/' }, '/main/all', 'Federated'],
];

test.each(places)(
  'landingPath: with the configuration %j a visitor lands at %s [R-ROUTE-034]',
  async (pleroma_fe, path, name) => {
    const { place } = await renderApp({
      path: '/',
      instanceOptions: { config: { frontends: { pleroma_fe } } },
    });
    await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(place()).toBe(path));
  },
);

test('landingPath: a member lands at the configured path', async () => {
  const pleroma_fe = { redirectRootLogin: '/announcements' };
  const { place } = await renderApp({
    path: '/',
    signedInAs: 'mira',
    instanceOptions: { config: { frontends: { pleroma_fe } } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Announcements' });
  expect(place()).toBe('/announcements');
});

test('landingPath: does not wait long for a missing configuration', async () => {
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

test.each([
  ['/search', 'Search'],
  ['/about', 'About'],
  ['/lists', 'Lists'],
  ['/announcements', 'Announcements'],
])('Routes: a visitor may open %s [R-ROLE-001]', async (path, name) => {
  const { place } = await renderApp({ path });
  await screen.findByRole('heading', { level: 1, name });
  expect(place()).toBe(path);
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

async function privateInstance() {
  const instance = await startTestInstance({ world: 'empty', config: { private: true } });
  const mira = await instance.as('mira');
  await mira.post('/api/v1/statuses', { status: 'Between ourselves' });
  return instance;
}

const signIn = () => screen.findByRole('heading', { level: 1, name: 'Log in' });

describe('CurrentScreen: redirects a visitor of a private instance to the login [R-ROLE-010 R-SHELL-033]', () => {
  test.each([
    '/',
    '/main/all',
    '/main/public',
    '/main/bubble',
    '/main/friends',
    '/tag/heron',
    '/notice/1',
    '/users/mira',
    '/mira',
    '/search?query=heron',
    '/announcements',
    '/lists',
  ])('from %s', async (path) => {
    const { place } = await renderApp({ instance: await privateInstance(), path });
    await signIn();
    await waitFor(() => expect(place()).toBe('/login'));
    await screen.findByText('This server is private. Log in to see its posts.');
    expect(screen.queryByText('Between ourselves')).toBeNull();
    expect(screen.queryByText(/Error fetching/)).toBeNull();
  });
});

describe('CurrentScreen: shows these screens to a visitor of a private instance [R-ROLE-010]', () => {
  test.each([
    ['/about', 'About'],
    ['/main/about', 'About'],
    ['/registration', 'Create account'],
    ['/registration/abc', 'Create account'],
    ['/password-reset', 'Password reset'],
    ['/login', 'Log in'],
  ])('%s', async (path, name) => {
    const { current, place } = await renderApp({ instance: await privateInstance(), path });
    await current.store.getState().instanceLoaded;
    await screen.findByRole('heading', { level: 1, name });
    expect(place()).toBe(path);
  });
});

describe('Layout: hides search, timelines and navigation from a visitor of a private instance [R-SHELL-033]', () => {
  test.each([1440, 390])('at %i pixels', async (width) => {
    await renderApp({ instance: await privateInstance(), path: '/main/all', width });
    await signIn();
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Timelines' })).toBeNull();
    expect(screen.queryByRole('feed')).toBeNull();
    expect(screen.queryByRole('link', { name: /Search|Explore/ })).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    for (const name of ['Home', 'Local', 'Bubble', 'Federated']) {
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
  });
});

test('LoginScreen: does not call a public instance private', async () => {
  const { current } = await renderApp({ path: '/login' });
  await current.store.getState().instanceLoaded;
  await signIn();
  expect(screen.queryByText(/This server is private/)).toBeNull();
});

test('PhoneBar: offers search if the instance is not private [R-SHELL-033]', async () => {
  const { user } = await renderApp({ width: 390 });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await screen.findByRole('link', { name: 'Explore' });
});

test('Layout: shows everything to a member of a private instance [R-ROLE-010]', async () => {
  const instance = await privateInstance();
  await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  const main = within(await screen.findByRole('main'));
  await main.findByText('Between ourselves');
  const places = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(places.getByRole('link', { name: 'Local' })).toBeTruthy();
});

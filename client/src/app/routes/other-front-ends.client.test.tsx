import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance, testOrigin } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp, type RenderAppOptions } from '../testing/render-app.tsx';

const pathOf = ({ uri }: { uri: string }): string => uri.slice(testOrigin.length);

/** An instance where mira has a public and a private status. */
async function start(dialect: 'akkoma' | 'gotosocial' | 'mastodon' = 'akkoma') {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const mira = await instance.as('mira');
  const publish = async (status: string, visibility: string) =>
    (await mira.post('/api/v1/statuses', { status, visibility })).body;
  const shown = await publish('The heron is back', 'public');
  const hidden = await publish('The nest is secret', 'private');
  return { instance, mira: mira.account?.id ?? '', shown, hidden };
}

type World = Awaited<ReturnType<typeof start>>;

const open = (world: World, path: string, options: RenderAppOptions = {}) =>
  renderApp({ instance: world.instance, path, ...options });

test.each<[string, (world: World) => string]>([
  ['/@nick/ID', ({ shown }) => `/@mira/${shown.id}`],
  ['/@nick/posts/ID', ({ shown }) => `/@mira/posts/${shown.id}`],
  ['/nick/status/ID', ({ shown }) => `/mira/status/${shown.id}`],
  ['/users/nick/statuses/ID', ({ shown }) => `/users/mira/statuses/${shown.id}`],
  ['/activities/ID', ({ shown }) => `/activities/${shown.id}`],
  ['/objects/UUID', ({ shown }) => pathOf(shown)],
  ['/objects/UUID/', ({ shown }) => `${pathOf(shown)}/`],
  ['/objects/UUID?query#hash', ({ shown }) => `${pathOf(shown)}?from=feed#top`],
  ['/notice/ID?query#hash', ({ shown }) => `/notice/${shown.id}/?from=feed#top`],
])(
  'NotFoundScreen: a visitor opens a status by %s [R-ROUTE-050 R-ROUTE-051]',
  async (_, pathIn) => {
    const world = await start();
    const { place } = await open(world, pathIn(world));
    const main = within(await screen.findByRole('main'));
    await main.findByText('The heron is back');
    expect(place()).toMatch(new RegExp(`^/notice/${world.shown.id}`));
  },
);

test.each<[string, (world: World) => string, string]>([
  ['/@nick', () => '/@mira', 'Posts'],
  ['/users/by-id/ID', ({ mira }) => `/users/by-id/${mira}`, 'Posts'],
  ['/users/nick/with_replies', () => '/users/mira/with_replies?page=2', 'Replies'],
  ['/users/nick/media', () => '/users/mira/media/', 'Media'],
])('NotFoundScreen: opens a profile by %s [R-ROUTE-050]', async (_, pathIn, tab) => {
  const world = await start();
  await open(world, pathIn(world));
  await screen.findByRole('heading', { level: 1, name: 'mira' });
  const tabs = within(await screen.findByRole('navigation', { name: 'Profile sections' }));
  expect(tabs.getByRole('link', { name: tab }).getAttribute('aria-current')).toBe('page');
});

test('StatusAtAddress: the author opens a private status by its address [R-ROUTE-051]', async () => {
  const world = await start();
  const { place, requests } = await open(world, pathOf(world.hidden), { signedInAs: 'mira' });
  await within(await screen.findByRole('main')).findByText('The nest is secret');
  expect(place()).toBe(`/notice/${world.hidden.id}`);
  const found = requests.map(({ url }) => new URL(url)).filter((url) => url.searchParams.has('q'));
  expect(found).toHaveLength(1);
  expect(found[0]?.searchParams.get('q')).toBe(world.hidden.uri);
  expect(found[0]?.searchParams.get('resolve')).toBe('true');
});

test.each([
  ['a visitor to sign in', {}, 'Log in', '/login'],
  ['a member to the start page', { signedInAs: 'jun' }, 'Go to the start page', '/'],
])('StatusAtAddress: an unknown address leads %s [R-ROUTE-052]', async (_, options, name, href) => {
  const world = await start();
  const path = pathOf(world.hidden);
  const { place, requests } = await open(world, path, options);
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1, name: 'Not found' });
  expect(main.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(place()).toBe(path);
  const isResolving = requests.some(({ url }) => url.includes('resolve=true'));
  expect(isResolving).toBe('signedInAs' in options);
});

test('StatusAtAddress: a failed search shows why and can be repeated [R-ROUTE-052]', async () => {
  const world = await start();
  const { user, faults, place } = await open(world, pathOf(world.shown), {
    faultOf: ({ url }) => (url.includes('/search') ? 'offline' : undefined),
  });
  const main = within(await screen.findByRole('main'));
  await main.findByText(/Failed to connect to server/);
  faults.of = () => undefined;
  await user.click(main.getByRole('button', { name: /Retry|Try again/ }));
  await waitFor(() => expect(place()).toBe(`/notice/${world.shown.id}`));
});

test.each(['gotosocial', 'mastodon'] as const)(
  'NotFoundScreen: a member of a server like %s opens a profile by /users/by-id/ID',
  async (dialect) => {
    const world = await start(dialect);
    await open(world, `/users/by-id/${world.mira}`, { signedInAs: 'mira' });
    await screen.findByRole('heading', { level: 1, name: 'mira' });
  },
);

test('NotFoundScreen: opens a status by /@nick/ID on a server like Mastodon', async () => {
  const world = await start('mastodon');
  await open(world, `/@mira/${world.shown.id}`);
  const main = within(await screen.findByRole('main'));
  await main.findByText('The heron is back');
});

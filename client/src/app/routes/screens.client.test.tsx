import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { routes } from './routes.tsx';

interface Row {
  /** Name of the route. */
  readonly name: string;
  /** Example path. */
  readonly path: string;
  readonly isMembersOnly?: boolean;
  readonly heading: string;
}

/** The required routes, in order. */
const table: readonly Row[] = [
  { name: 'public-external-timeline', path: '/main/all', heading: 'Federated' },
  { name: 'public-timeline', path: '/main/public', heading: 'Local' },
  { name: 'bubble-timeline', path: '/main/bubble', heading: 'Bubble' },
  { name: 'friends', path: '/main/friends', isMembersOnly: true, heading: 'Home' },
  { name: 'tag-timeline', path: '/tag/heron', heading: '#heron' },
  {
    name: 'link-timeline',
    path: '/main/link?url=https%3A%2F%2Fa.example%2F',
    heading: 'Posts about this link',
  },
  {
    name: 'instance-timeline',
    path: '/main/servers/far.example',
    heading: 'Posts from far.example',
  },
  {
    name: 'bookmarks',
    path: '/bookmarks',
    isMembersOnly: true,
    heading: 'Bookmarks',
  },
  {
    name: 'conversation',
    path: '/notice/AbC1',
    heading: 'Conversation',
  },
  {
    name: 'remote-user-profile-acct',
    path: '/remote-users/@ada@far.example',
    isMembersOnly: true,
    heading: 'Profile on another server',
  },
  {
    name: 'remote-user-profile',
    path: '/remote-users/far.example/ada',
    isMembersOnly: true,
    heading: 'Profile on another server',
  },
  {
    name: 'external-user-profile',
    path: '/users/AbC1',
    heading: 'Profile',
  },
  {
    name: 'interactions',
    path: '/users/mira/interactions',
    isMembersOnly: true,
    heading: 'Interactions',
  },
  {
    name: 'dms',
    path: '/users/mira/dms',
    isMembersOnly: true,
    heading: 'Direct messages',
  },
  {
    name: 'registration',
    path: '/registration',
    heading: 'Create account',
  },
  {
    name: 'registration-token',
    path: '/registration/abc',
    heading: 'Create account',
  },
  {
    name: 'registration-request-sent',
    path: '/registration-request-sent',
    heading: 'Create account',
  },
  {
    name: 'awaiting-email-confirmation',
    path: '/awaiting-email-confirmation',
    heading: 'Create account',
  },
  {
    name: 'password-reset',
    path: '/password-reset',
    heading: 'Password reset',
  },
  {
    name: 'friend-requests',
    path: '/friend-requests',
    isMembersOnly: true,
    heading: 'Follow requests',
  },
  {
    name: 'notifications',
    path: '/mira/notifications',
    isMembersOnly: true,
    heading: 'Notifications',
  },
  {
    name: 'notification-requests',
    path: '/mira/notifications/filtered',
    isMembersOnly: true,
    heading: 'Filtered notifications',
  },
  { name: 'login', path: '/login', heading: 'Log in' },
  {
    name: 'oauth-callback',
    path: '/oauth-callback?code=xyz',
    heading: 'Logging in…',
  },
  { name: 'search', path: '/search?query=heron', heading: 'Search' },
  {
    name: 'who-to-follow',
    path: '/who-to-follow',
    isMembersOnly: true,
    heading: 'Who to follow',
  },
  { name: 'about', path: '/about', heading: 'About' },
  {
    name: 'lists',
    path: '/lists',
    heading: 'Lists and hashtags',
  },
  {
    name: 'list-timeline',
    path: '/lists/7',
    isMembersOnly: true,
    heading: 'List',
  },
  {
    name: 'list-edit',
    path: '/lists/7/edit',
    isMembersOnly: true,
    heading: 'Edit list',
  },
  {
    name: 'announcements',
    path: '/announcements',
    heading: 'Announcements',
  },
  {
    name: 'annual-report',
    path: '/annual-report/2026',
    isMembersOnly: true,
    heading: 'Your year 2026',
  },
  {
    name: 'collections',
    path: '/collections',
    isMembersOnly: true,
    heading: 'Collections',
  },
  { name: 'collection', path: '/collections/AbC1', heading: 'Collection' },
  { name: 'user-profile', path: '/users/mira', heading: 'Profile' },
  { name: 'user-profile', path: '/somebody', heading: 'Profile' },
];

async function expectScreen({ heading }: Row): Promise<void> {
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1, name: heading });
}

describe('Routes [R-ROUTE-003..020 R-ROUTE-022..031]', () => {
  test.each(table)('$path opens its screen', async (row) => {
    const { place } = await renderApp({
      path: row.path,
      ...(row.isMembersOnly ? { signedInAs: 'mira' } : {}),
    });
    await expectScreen(row);
    expect(place()).toBe(row.path);
  });

  test.each(table.filter(({ isMembersOnly }) => isMembersOnly))(
    '$path redirects a visitor to the configured landing path',
    async ({ path, heading }) => {
      const { place } = await renderApp({ path });
      await screen.findByRole('heading', { level: 1, name: 'Federated' });
      expect(place()).toBe('/main/all');
      expect(screen.queryByRole('heading', { level: 1, name: heading })).toBeNull();
    },
  );

  test('the table contains every screen of the client', () => {
    const known = new Set(table.map(({ name }) => name))
      .add('about-alias')
      .add('direct-conversation')
      .add('direct-timeline')
      .add('unknown-timeline')
      .add('settings');
    expect(Object.keys(routes).toSorted()).toEqual([...known].toSorted());
  });
});

test('Routes: opens the screen for unknown timelines for one path segment, and that for unknown paths for longer ones [R-ROUTE-031]', async () => {
  await renderApp({ path: '/no/such/address' });
  await screen.findByRole('heading', { level: 1, name: 'Not found' });
  const link = screen.getByRole('link', { name: 'Go to the start page' });
  expect(link.getAttribute('href')).toBe('/');
});

test('Routes: redirects a visitor to the instance’s landing path [R-ROUTE-024]', async () => {
  const { place } = await renderApp({
    path: '/who-to-follow',
    preloaded: new Map([
      ['/api/pleroma/frontend_configurations', { pleroma_fe: { redirectRootNoLogin: '/about' } }],
    ]),
  });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await waitFor(() => expect(place()).toBe('/about'));
});

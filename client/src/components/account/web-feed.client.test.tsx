import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

/** Opens the menu of jun's profile as if the server had sent this feed. */
async function openMenu(feed: unknown) {
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('jun');
  const { body } = await instance.visitor.get('/api/v1/accounts/jun');
  const { user } = await renderApp({
    instance,
    path: '/jun',
    faultOf: ({ url }) =>
      new URL(url).pathname === '/api/v1/accounts/jun'
        ? Response.json({ ...body, akkoma: { ...body.akkoma, web_feed: feed } })
        : undefined,
  });
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('button', { name: 'More options for @jun' }));
  await main.findByRole('menuitem', { name: 'Copy link' });
  return main.queryByRole('menuitem', { name: 'RSS feed' })?.getAttribute('href');
}

test.each([
  ['an address', 'https://feeds.example/jun.atom', 'https://feeds.example/jun.atom'],
  ['nothing', undefined, 'http://instance.test/users/jun.rss'],
  ['null', null, undefined],
  ['a script', 'javascript:alert(1)', undefined],
])(
  'AccountActionsMenu: links to the feed of an account with %s [R-PROF-043]',
  async (_, feed, href) => {
    expect(await openMenu(feed)).toBe(href);
  },
);

test.each([
  ['mastodon', 'http://instance.test/@mira.rss'],
  ['gotosocial', undefined],
] as const)(
  'AccountActionsMenu: links to the feed of a profile only where it is, on %s [R-PROF-043]',
  async (dialect, expected) => {
    const instance = await startTestInstance({ world: 'empty', config: { dialect } });
    const { user } = await renderApp({ instance, signedInAs: 'mira', path: '/mira' });
    const main = within(await screen.findByRole('main'));
    await user.click(await main.findByRole('button', { name: 'More options for @mira' }));
    await main.findByRole('menuitem', { name: 'Copy link' });
    const feed = main.queryByRole('menuitem', { name: 'RSS feed' })?.getAttribute('href');
    expect(feed ?? undefined).toBe(expected);
    if (expected === undefined) return;
    const { status, headers } = await instance.visitor.get(new URL(expected).pathname);
    expect([status, headers.get('location')]).toEqual([302, '/users/mira/feed.rss']);
  },
);

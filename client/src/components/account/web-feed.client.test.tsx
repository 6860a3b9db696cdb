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

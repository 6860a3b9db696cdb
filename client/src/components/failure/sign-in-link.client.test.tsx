import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const expired = (): Response => Response.json({ error: 'Token expired' }, { status: 401 });

test.each([
  ['a profile', '/jun', /\/accounts\/(?:lookup|[^/]+)(?:\?|$)/],
  ['the posts of a profile', '/jun', /\/accounts\/[^/]+\/statuses/],
  ['bookmarks', '/bookmarks', /\/bookmarks/],
  ['favourites', '/mira#favorites', /\/favourites/],
  ['notifications', '/mira/notifications', /\/notifications(?:\?|$)/],
  ['lists', '/lists', /\/lists(?:\?|$)/],
  ['follow requests', '/friend-requests', /\/follow_requests/],
  ['search', '/search?query=heron', /\/search/],
])('SignInLink: a 401 for %s shows a link to log in [R-ERR-002]', async (_, path, call) => {
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('jun');
  const { clock, go } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/about',
    faultOf: ({ url }) => (call.test(url) ? expired() : undefined),
  });
  const main = within(await screen.findByRole('main'));
  await go(path);
  await act(() => clock.advance(1_500));
  const link = await main.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login');
  expect(link.parentElement?.textContent).toContain('Token expired');
});

test('SignInLink: a 401 for older posts shows a link to log in [R-ERR-002]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  for (let number = 0; number < 21; number += 1)
    // oxlint-disable-next-line no-await-in-loop -- the statuses must be created in this order
    await jun.post('/api/v1/statuses', { status: `Heron ${number}` });
  const { user } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/main/public',
    faultOf: ({ url }) => (url.includes('max_id') ? expired() : undefined),
  });
  const main = within(await screen.findByRole('main'));
  await main.findByText('Heron 20');
  await user.click(main.getByRole('button', { name: 'Load older posts' }));
  const link = await main.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login');
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { respondAsGoToSocial } from '#session/testing/respond-as-gotosocial.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

/**
 * Opens the client of mira, who follows two of three accounts named "Heron …", on a server that
 * does not accept a username in place of an account id.
 */
async function open(pathTo: (junId: string) => string) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const people = ['jun', 'kai', 'lea'];
  const ids: string[] = [];
  for (const username of people) {
    // oxlint-disable-next-line no-await-in-loop -- the accounts must be created in this order
    const person = await instance.as(username, { displayName: `Heron ${username}` });
    ids.push(person.account?.id ?? '');
    // oxlint-disable-next-line no-await-in-loop -- the statuses must be created in this order
    await person.post('/api/v1/statuses', { status: `The heron of ${username} is back` });
  }
  for (const id of ids.slice(0, 2))
    // oxlint-disable-next-line no-await-in-loop -- the accounts must be followed in this order
    await mira.post(`/api/v1/accounts/${id}/follow`);
  const statuses: { readonly path: string; readonly status: number }[] = [];
  const answer = respondAsGoToSocial(instance);
  const app = await renderApp({
    instance,
    signedInAs: 'mira',
    path: pathTo(ids[0] ?? ''),
    async faultOf(request, signal) {
      const response = await answer(request, signal);
      if (response instanceof Response)
        statuses.push({ path: new URL(request.url).pathname, status: response.status });
      return response;
    },
  });
  const main = within(await screen.findByRole('main'));
  /** Requests below `/accounts/` that failed. */
  const failed = () =>
    statuses.filter(({ path, status }) => path.includes('/accounts/') && status >= 400);
  const relationshipRequests = () =>
    app.requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('/relationships'));
  return { ...app, main, ids, failed, relationshipRequests };
}

test.each([
  ['a name', () => '/jun'],
  ['a name after @', () => '/@jun'],
  ['an id', (id: string) => `/users/${id}`],
  ['a name in place of an id', () => '/users/jun'],
])(
  'ProfileScreen: opens %s on a server that does not accept names in place of ids',
  async (_, pathTo) => {
    const { main } = await open(pathTo);
    await main.findByText('The heron of jun is back');
    await main.findByRole('button', { name: /Following/ });
  },
);

test('ProfileScreen: opens the viewer’s own profile and followers without a failed request', async () => {
  const { main, go, failed } = await open(() => '/mira');
  await main.findByRole('heading', { level: 1, name: 'mira' });
  await go('/jun#followers');
  await main.findByRole('heading', { level: 1, name: 'Heron jun' });
  expect(failed()).toEqual([]);
});

test('AccountLine: loads the relationships of a page of people in one request', async () => {
  const { main, relationshipRequests, ids } = await open(() => '/search?query=heron');
  (await main.findByRole('button', { name: /^People/ })).click();
  expect(await main.findAllByRole('button', { name: /Following/ })).toHaveLength(2);
  expect(main.getAllByRole('button', { name: 'Follow' })).toHaveLength(1);
  expect(relationshipRequests()).toHaveLength(1);
  expect(relationshipRequests()[0]?.searchParams.getAll('id[]').toSorted()).toEqual(ids.toSorted());
});

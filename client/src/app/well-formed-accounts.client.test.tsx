import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from './testing/render-app.tsx';

/** Opens a page with an account whose `acct` contains an unpaired surrogate, escaped in JSON. */
async function openWith({ name, path }: { name: string; path: string }) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun' });
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const app = await renderApp({
    instance,
    signedInAs: 'mira',
    path,
    faultOf: async (request) => {
      const response = await instance.fetch(request);
      if (!response.headers.get('content-type')?.includes('json')) return response;
      const text = await response.text();
      const { status, headers } = response;
      const changed = text.replaceAll(`"acct":"${name}"`, String.raw`"acct":"\ud800"`);
      return new Response(status === 204 ? null : changed, { status, headers });
    },
  });
  return { ...app, main: within(await screen.findByRole('main')) };
}

const expectNoError = (): void => {
  expect(
    screen.queryByText(/Something went wrong|can’t be shown|be loaded|Couldn’t load/),
  ).toBeNull();
};

test('TimelineScreen: shows statuses by an account whose address has an unpaired surrogate [R-ERR-009]', async () => {
  const { main } = await openWith({ name: 'jun', path: '/main/public' });
  await main.findByText('The heron is back');
  main.getAllByText('@\uFFFD');
  expectNoError();
});

test('SearchScreen: shows people whose address has an unpaired surrogate [R-ERR-009]', async () => {
  const { main } = await openWith({ name: 'jun', path: '/search?query=jun' });
  await main.findByRole('link', { name: /Jun/ });
  main.getAllByText('@\uFFFD');
  expectNoError();
});

test('App: starts with an unpaired surrogate in the address of the viewer’s own account [R-ERR-009]', async () => {
  const { main } = await openWith({ name: 'mira', path: '/main/public' });
  await screen.findByRole('form', { name: 'New post' });
  await main.findByText('The heron is back');
  expectNoError();
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '#app/testing/render-app.tsx';

async function open(answer: (path: string) => Response | undefined) {
  const instance = await startTestInstance({ world: 'empty', config: { suggestions: true } });
  for (const name of ['ines', 'jun', 'kai', 'tove'])
    await instance.as(name, { settings: { discoverable: true } });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/about', width: 390 });
  app.faults.of = ({ url }) => answer(new URL(url).pathname);
  await app.current.store.getState().instanceLoaded;
  await app.go('/who-to-follow');
  const main = within(await screen.findByRole('main'));
  const versions = () => {
    const paths = app.requests.map(({ url }) => new URL(url).pathname);
    return [1, 2].filter((version) => paths.includes(`/api/v${version}/suggestions`));
  };
  return { ...app, main, versions };
}

const v2 = '/api/v2/suggestions';

test.each([404, 405, 410])(
  'useSuggestions: requests version 1 if version 2 returns %i [R-CALL-089]',
  async (status) => {
    const { main, versions } = await open((path) =>
      path === v2 ? Response.json({ error: 'Not implemented' }, { status }) : undefined,
    );
    await main.findByText('@ines');
    expect(versions()).toEqual([1, 2]);
    expect(main.queryByRole('alert')).toBeNull();
  },
);

test('useSuggestions: requests a missing version 2 once per session [R-CALL-089]', async () => {
  const { main, go, requests } = await open((path) =>
    path === v2 ? Response.json({ error: 'Not found' }, { status: 404 }) : undefined,
  );
  await main.findByText('@ines');
  await go('/about');
  await go('/who-to-follow');
  await main.findByText('@ines');
  const paths = requests.map(({ url }) => new URL(url).pathname);
  expect(paths.filter((path) => path === v2)).toHaveLength(1);
});

test('useSuggestions: does not request version 1 if version 2 is available [R-CALL-089]', async () => {
  const { main, versions } = await open(() => undefined);
  await main.findByText('@ines');
  expect(versions()).toEqual([2]);
});

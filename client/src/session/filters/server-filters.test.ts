import { expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { createCurrentSession } from '#session/current-session.ts';
import { createTestEnvironment } from '#session/testing/test-environment.ts';
import { serverFilters } from './server-filters.ts';

type Dialect = 'akkoma' | 'mastodon' | 'gotosocial';

async function start(
  dialect: Dialect,
  { isMissing = false, failures = 0 }: { isMissing?: boolean; failures?: number } = {},
) {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const missing = Response.json({ error: 'Not Found' }, { status: 404 });
  let failed = 0;
  const faultOf = ({ url }: Request): Response | undefined => {
    if (!url.includes('/filters')) return undefined;
    if (isMissing) return missing.clone();
    failed += 1;
    return failed <= failures ? Response.json({ error: 'Broken' }, { status: 403 }) : undefined;
  };
  const { world, clock, requests, logged } = await createTestEnvironment({
    instance,
    signedInAs: 'mira',
    faultOf,
  });
  const session = createCurrentSession(world).store.getState();
  const filters = session.part(serverFilters);
  const requested = () =>
    requests.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('/filters'));
  const change = () => session.onFiltersChanged.forEach((listener) => listener());
  return { instance, session, filters, clock, requested, change, logged };
}

test.each([
  ['akkoma', '/api/v1/filters'],
  ['mastodon', '/api/v2/filters'],
  ['gotosocial', '/api/v2/filters'],
] as const)('serverFilters: on %s, requests only %s', async (dialect, path) => {
  const { instance, session, filters, clock, requested } = await start(dialect);
  const mira = await instance.as('mira');
  await mira.post('/api/v1/filters', { phrase: 'rain', context: ['home'], irreversible: true });
  const loaded = new Promise((resolve) => void filters.subscribe(resolve));
  await clock.advance(2_000);
  expect(await loaded).toMatchObject([
    { title: 'rain', action: 'hide', contexts: ['home'], keywords: [{ text: 'rain' }] },
  ]);
  expect(requested()).toEqual([path]);
  session.dispose();
  await instance.close();
});

test('serverFilters: requests the filters once after several changes', async () => {
  const { instance, session, filters, clock, requested, change } = await start('mastodon');
  const first = new Promise((resolve) => void filters.subscribe(resolve));
  await clock.advance(2_000);
  await first;
  for (let count = 0; count < 5; count += 1) change();
  const second = new Promise((resolve) => void filters.subscribe(resolve));
  await clock.advance(300);
  await second;
  expect(requested()).toHaveLength(2);
  session.dispose();
  await instance.close();
});

test('serverFilters: on a server without filters, returns none and does not request them again', async () => {
  const { instance, session, filters, clock, requested, change } = await start('mastodon', {
    isMissing: true,
  });
  const first = new Promise((resolve) => void filters.subscribe(resolve));
  await clock.advance(2_000);
  expect(await first).toEqual([]);
  const second = new Promise((resolve) => void filters.subscribe(resolve));
  change();
  await clock.advance(300);
  await second;
  expect(requested()).toHaveLength(1);
  session.dispose();
  await instance.close();
});

test('serverFilters: requests the filters again a minute after a failure', async () => {
  const { instance, session, filters, clock, requested, logged } = await start('gotosocial', {
    failures: 1,
  });
  await clock.advance(2_000);
  await vi.waitFor(() =>
    expect(logged).toContainEqual(expect.arrayContaining(['loading filters failed'])),
  );
  expect(filters.getState()).toBeUndefined();
  const loaded = new Promise((resolve) => void filters.subscribe(resolve));
  await clock.advance(60_000);
  expect(await loaded).toEqual([]);
  expect(requested()).toHaveLength(2);
  session.dispose();
  await instance.close();
});

import { expect, test } from 'vitest';
import { homeTimeline, lastItem, startHomeSession } from '../live/testing/start-home-session.ts';
import type { Fault } from '../testing/test-environment.ts';

const lists = ['/api/v1/mutes', '/api/v1/blocks'];

type Environment = Awaited<ReturnType<typeof startHomeSession>>;

async function idOf({ instance }: Environment, name: string): Promise<string> {
  return (await instance.as(name)).account?.id ?? '';
}

async function does(env: Environment, what: string, name: string): Promise<string> {
  const id = await idOf(env, name);
  await env.mira.post(`/api/v1/accounts/${id}/${what}`);
  return id;
}

const requestedLists = (env: Environment): string[] =>
  env
    .requestedPaths()
    .map((each) => each.replace('GET ', ''))
    .filter((path) => lists.includes(path));

/** Waits until the first page of a timeline has arrived and the browser is idle. */
async function comesToRest(env: Environment): Promise<void> {
  await expect.poll(() => env.session().feeds.loaderFor(homeTimeline).feed.isLoaded).toBe(true);
  await env.session().instanceLoaded;
  await env.clock.advance(2_000);
}

/** Loses the stream, runs `meanwhile` and reconnects. */
async function rejoins(env: Environment, meanwhile: () => Promise<unknown>): Promise<void> {
  lastItem(env.sockets).emitOpen();
  await env.clock.advance(0);
  lastItem(env.sockets).emitClose(1006);
  await meanwhile();
  await env.clock.advance(5_000);
  lastItem(env.sockets).emitOpen();
  await env.clock.advance(0);
}

test('loadMutesAndBlocks: loads muted and blocked accounts once the page is idle, even if no status of them is loaded [R-FILT-004]', async () => {
  const env = await startHomeSession();
  const muted = await does(env, 'mute', 'ines');
  const blocked = await does(env, 'block', 'kai');
  await env.session().instanceLoaded;
  await env.clock.advance(1_900);
  expect(requestedLists(env)).toEqual([]);
  await comesToRest(env);
  const { relationships, accounts } = env.session().tables;
  await expect.poll(() => relationships.get(muted)?.muting).toBe(true);
  await expect.poll(() => relationships.get(blocked)?.blocking).toBe(true);
  await expect.poll(() => requestedLists(env).length).toBe(4);
  expect(relationships.get(muted)?.blocking).toBe(false);
  expect(accounts.get(blocked)).toBeUndefined();
  /* The instance sends a next link even if that page is empty. */
  expect(requestedLists(env)).toEqual([lists[0], lists[0], lists[1], lists[1]]);
});

test('loadMutesAndBlocks: requests nothing while the first page is loading', async () => {
  const gate = Promise.withResolvers<Fault>();
  const env = await startHomeSession({
    faultOf: ({ url }) => (url.includes('/timelines/home') ? gate.promise : undefined),
  });
  await env.session().instanceLoaded;
  await env.clock.advance(2_000);
  await import('./load-mutes-and-blocks.ts');
  await env.clock.advance(10_000);
  expect(requestedLists(env)).toEqual([]);
  gate.resolve(undefined);
  await expect.poll(() => env.session().feeds.loaderFor(homeTimeline).feed.isLoaded).toBe(true);
  await env.clock.advance(2_000);
  await expect.poll(() => requestedLists(env)).toEqual(lists);
});

test('loadMutesAndBlocks: accepts responses without relationships', async () => {
  const env = await startHomeSession({
    faultOf: ({ url }) => (url.includes('/mutes') ? Response.json([{ id: 'x' }]) : undefined),
  });
  await comesToRest(env);
  const { relationships } = env.session().tables;
  await expect.poll(() => relationships.get('x')).toEqual({ id: 'x', muting: true });
});

test('loadMutesAndBlocks: catches up with changes during a stream loss, and keeps later actions', async () => {
  const env = await startHomeSession();
  const forgiven = await does(env, 'mute', 'ines');
  await comesToRest(env);
  const { relationships } = env.session().tables;
  await expect.poll(() => relationships.get(forgiven)?.muting).toBe(true);
  await expect.poll(() => requestedLists(env)).toContain(lists[1]);
  const here = await idOf(env, 'tove');
  const arrived = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<Fault>();
  env.faults.of = ({ url }) => {
    if (!url.includes('/mutes')) return undefined;
    arrived.resolve(undefined);
    return gate.promise;
  };
  let blocked = '';
  await rejoins(env, async () => {
    await does(env, 'unmute', 'ines');
    blocked = await does(env, 'block', 'kai');
  });
  await arrived.promise;
  relationships.merge({ id: here, muting: true });
  gate.resolve(undefined);
  await expect.poll(() => relationships.get(forgiven)?.muting).toBe(false);
  await expect.poll(() => relationships.get(blocked)?.blocking).toBe(true);
  expect(relationships.get(here)?.muting).toBe(true);
});

test('loadMutesAndBlocks: logs a failed list, loads the other, and retries after a reconnection', async () => {
  const env = await startHomeSession();
  const muted = await does(env, 'mute', 'ines');
  const blocked = await does(env, 'block', 'kai');
  env.faults.of = ({ url }) => (url.includes('/mutes') ? 'offline' : undefined);
  await comesToRest(env);
  const { relationships } = env.session().tables;
  await expect.poll(() => relationships.get(blocked)?.blocking).toBe(true);
  expect(env.logged).toContainEqual([
    'loading mutes or blocks failed',
    { path: '/api/v1/mutes', kind: 'offline' },
  ]);
  expect(env.noticeKeys()).toEqual([]);
  expect(relationships.get(muted)).toBeUndefined();
  await rejoins(env, async () => {
    env.faults.of = () => undefined;
  });
  await expect.poll(() => relationships.get(muted)?.muting).toBe(true);
});

test('loadMutesAndBlocks: follows cursors up to a limit, and clears nothing after an incomplete list', async () => {
  const cursors: (string | null)[] = [];
  const env = await startHomeSession({
    faultOf: ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (pathname !== '/api/v1/mutes') return undefined;
      cursors.push(searchParams.get('max_id'));
      const number = cursors.length;
      return Response.json([{ id: `x${number}` }], {
        headers: { link: `<https://rookery.test/api/v1/mutes?max_id=${number}>; rel="next"` },
      });
    },
  });
  const { relationships } = env.session().tables;
  relationships.merge({ id: 'known', muting: true });
  await comesToRest(env);
  await expect.poll(() => requestedLists(env).at(-1)).toBe('/api/v1/blocks');
  expect(cursors).toEqual([null, ...Array.from({ length: 19 }, (_, index) => String(index + 1))]);
  expect(relationships.get('x20')?.muting).toBe(true);
  expect(relationships.get('known')?.muting).toBe(true);
});

import { expect, test } from 'vitest';
import { home, latest, miraAtHome } from '../live/testing/mira-at-home.ts';
import type { Fault } from '../testing/test-world.ts';

const lists = ['/api/v1/mutes', '/api/v1/blocks'];

type World = Awaited<ReturnType<typeof miraAtHome>>;

async function idOf({ instance }: World, name: string): Promise<string> {
  return (await instance.as(name)).account?.id ?? '';
}

async function does(world: World, what: string, name: string): Promise<string> {
  const id = await idOf(world, name);
  await world.mira.post(`/api/v1/accounts/${id}/${what}`);
  return id;
}

const askedLists = (world: World): string[] =>
  world
    .asked()
    .map((each) => each.replace('GET ', ''))
    .filter((path) => lists.includes(path));

/** Waits until the first page has arrived and the page is idle. */
async function comesToRest(world: World): Promise<void> {
  await expect.poll(() => world.session().feeds.at(home).feed.isLoaded).toBe(true);
  await world.session().whenInstanceKnown;
  await world.clock.advance(2_000);
}

/** Loses the stream, runs `meanwhile` and reconnects. */
async function rejoins(world: World, meanwhile: () => Promise<unknown>): Promise<void> {
  latest(world.sockets).opens();
  await world.clock.advance(0);
  latest(world.sockets).falls(1006);
  await meanwhile();
  await world.clock.advance(5_000);
  latest(world.sockets).opens();
  await world.clock.advance(0);
}

test('loadMutesAndBlocks: knows muted and blocked accounts once the page is idle, even without statuses [R-FILT-004]', async () => {
  const world = await miraAtHome();
  const muted = await does(world, 'mute', 'ines');
  const blocked = await does(world, 'block', 'kai');
  await world.session().whenInstanceKnown;
  await world.clock.advance(1_900);
  expect(askedLists(world)).toEqual([]);
  await comesToRest(world);
  const { relationships, accounts } = world.session().tables;
  await expect.poll(() => relationships.get(muted)?.muting).toBe(true);
  await expect.poll(() => relationships.get(blocked)?.blocking).toBe(true);
  await expect.poll(() => askedLists(world).length).toBe(4);
  expect(relationships.get(muted)?.blocking).toBe(false);
  expect(accounts.get(blocked)).toBeUndefined();
  /* The instance sends a next link even if that page is empty. */
  expect(askedLists(world)).toEqual([lists[0], lists[0], lists[1], lists[1]]);
});

test('loadMutesAndBlocks: requests nothing while the first page is loading', async () => {
  const gate = Promise.withResolvers<Fault>();
  const world = await miraAtHome({
    faultOf: ({ url }) => (url.includes('/timelines/home') ? gate.promise : undefined),
  });
  await world.session().whenInstanceKnown;
  await world.clock.advance(2_000);
  await import('./load-mutes-and-blocks.ts');
  await world.clock.advance(10_000);
  expect(askedLists(world)).toEqual([]);
  gate.resolve(undefined);
  await expect.poll(() => world.session().feeds.at(home).feed.isLoaded).toBe(true);
  await world.clock.advance(2_000);
  await expect.poll(() => askedLists(world)).toEqual(lists);
});

test('loadMutesAndBlocks: accepts responses without relationships', async () => {
  const world = await miraAtHome({
    faultOf: ({ url }) => (url.includes('/mutes') ? Response.json([{ id: 'x' }]) : undefined),
  });
  await comesToRest(world);
  const { relationships } = world.session().tables;
  await expect.poll(() => relationships.get('x')).toEqual({ id: 'x', muting: true });
});

test('loadMutesAndBlocks: catches up with changes during a stream loss, and keeps later actions', async () => {
  const world = await miraAtHome();
  const forgiven = await does(world, 'mute', 'ines');
  await comesToRest(world);
  const { relationships } = world.session().tables;
  await expect.poll(() => relationships.get(forgiven)?.muting).toBe(true);
  await expect.poll(() => askedLists(world)).toContain(lists[1]);
  const here = await idOf(world, 'tove');
  const arrived = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<Fault>();
  world.faults.of = ({ url }) => {
    if (!url.includes('/mutes')) return undefined;
    arrived.resolve(undefined);
    return gate.promise;
  };
  let blocked = '';
  await rejoins(world, async () => {
    await does(world, 'unmute', 'ines');
    blocked = await does(world, 'block', 'kai');
  });
  await arrived.promise;
  relationships.merge({ id: here, muting: true });
  gate.resolve(undefined);
  await expect.poll(() => relationships.get(forgiven)?.muting).toBe(false);
  await expect.poll(() => relationships.get(blocked)?.blocking).toBe(true);
  expect(relationships.get(here)?.muting).toBe(true);
});

test('loadMutesAndBlocks: logs a failed list, loads the other, and retries after a reconnection', async () => {
  const world = await miraAtHome();
  const muted = await does(world, 'mute', 'ines');
  const blocked = await does(world, 'block', 'kai');
  world.faults.of = ({ url }) => (url.includes('/mutes') ? 'offline' : undefined);
  await comesToRest(world);
  const { relationships } = world.session().tables;
  await expect.poll(() => relationships.get(blocked)?.blocking).toBe(true);
  expect(world.logged).toContainEqual([
    'loading mutes or blocks failed',
    { path: '/api/v1/mutes', kind: 'offline' },
  ]);
  expect(world.told()).toEqual([]);
  expect(relationships.get(muted)).toBeUndefined();
  await rejoins(world, async () => {
    world.faults.of = () => undefined;
  });
  await expect.poll(() => relationships.get(muted)?.muting).toBe(true);
});

test('loadMutesAndBlocks: follows cursors up to a limit, and clears nothing after an incomplete list', async () => {
  const cursors: (string | null)[] = [];
  const world = await miraAtHome({
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
  const { relationships } = world.session().tables;
  relationships.merge({ id: 'known', muting: true });
  await comesToRest(world);
  await expect.poll(() => askedLists(world).at(-1)).toBe('/api/v1/blocks');
  expect(cursors).toEqual([null, ...Array.from({ length: 19 }, (_, index) => String(index + 1))]);
  expect(relationships.get('x20')?.muting).toBe(true);
  expect(relationships.get('known')?.muting).toBe(true);
});

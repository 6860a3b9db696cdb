import { expect, test } from 'vitest';
import { createTables } from '#entities/tables.ts';
import { fakeArea, type FakeArea } from '#lib/storage/testing/fake-area.ts';
import { home, miraAtHome } from '../live/testing/mira-at-home.ts';
import { persistMutesAndBlocks } from './persist-mutes-and-blocks.ts';
import { applyStoredMutesAndBlocks, type MutedAndBlocked } from './stored-mutes-and-blocks.ts';

type World = Awaited<ReturnType<typeof miraAtHome>>;

const nameOf = (world: World): string => `mutes.${world.session().viewerId}`;

function keptIn({ items }: FakeArea, name: string): unknown {
  const text = items.get(name);
  return text === undefined ? undefined : JSON.parse(text).value;
}

function areaWith(name: string, value: MutedAndBlocked): FakeArea {
  return fakeArea({ [name]: JSON.stringify({ version: 1, value }) });
}

/** The storage of mira's browser after a visit; the instance gives her the same id each time. */
async function afterVisit(value: (world: World) => MutedAndBlocked) {
  const before = await miraAtHome();
  const area = areaWith(nameOf(before), value(before));
  return { area, instance: before.instance, name: nameOf(before) };
}

async function comesToRest(world: World): Promise<void> {
  await expect.poll(() => world.session().feeds.at(home).feed.isLoaded).toBe(true);
  await world.session().whenInstanceKnown;
  await world.clock.advance(2_000);
}

test('whom the member has muted and blocked is kept for their next visit, also what they do meanwhile [R-FILT-004]', async () => {
  const world = await miraAtHome();
  const { account } = await world.instance.as('ines');
  const ines = account?.id ?? '';
  await world.mira.post(`/api/v1/accounts/${ines}/mute`);
  await comesToRest(world);
  const name = nameOf(world);
  await expect.poll(() => keptIn(world.area, name)).toEqual({ muting: [ines], blocking: [] });
  const { relationships } = world.session().tables;
  relationships.merge({ id: 'kai', blocking: true });
  relationships.merge({ id: 'tove', muting: true });
  await expect
    .poll(() => keptIn(world.area, name))
    .toEqual({ muting: ['tove', ines], blocking: ['kai'] });
  relationships.merge({ id: ines, muting: false });
  await expect
    .poll(() => keptIn(world.area, name))
    .toEqual({ muting: ['tove'], blocking: ['kai'] });
});

test('what was kept is known before anything is asked for, until the lists say otherwise', async () => {
  const { area, instance } = await afterVisit(() => ({ muting: ['x'], blocking: ['y'] }));
  const world = await miraAtHome({ area, instance });
  const { relationships } = world.session().tables;
  expect(relationships.get('x')).toEqual({ id: 'x', muting: true });
  expect(relationships.get('y')).toEqual({ id: 'y', blocking: true });
  await comesToRest(world);
  await expect.poll(() => relationships.get('x')?.muting).toBe(false);
  await expect.poll(() => relationships.get('y')?.blocking).toBe(false);
  await expect.poll(() => keptIn(area, nameOf(world))).toEqual({ muting: [], blocking: [] });
});

test('a list that fails leaves what was kept of it', async () => {
  const { area, instance, name } = await afterVisit(() => ({ muting: ['x'], blocking: ['y'] }));
  const world = await miraAtHome({
    area,
    instance,
    faultOf: ({ url }) => (url.includes('/mutes') ? 'offline' : undefined),
  });
  await comesToRest(world);
  await expect.poll(() => keptIn(area, name)).toEqual({ muting: ['x'], blocking: [] });
});

test('whoever signs out leaves nothing of it, nor does what comes afterwards', async () => {
  const { area, instance, name } = await afterVisit(() => ({ muting: ['x'], blocking: [] }));
  const world = await miraAtHome({ area, instance });
  const { relationships } = world.session().tables;
  expect(area.items.has(name)).toBe(true);
  await world.current.signOut();
  relationships.merge({ id: 'z', muting: true });
  expect(area.items.has(name)).toBe(false);
});

test('what is not understood counts as nothing', () => {
  const area = fakeArea({ 'mutes.mira': '{"version":1,"value":{"muting":[1]}}' });
  const tables = createTables();
  const kept = applyStoredMutesAndBlocks(tables, area, 'mira', new AbortController().signal);
  expect(tables.relationships.size).toBe(0);
  expect(kept.read()).toBeUndefined();
});

/** Keeps in storage of its own, with `muting` known from the last visit. */
function keepAfter(muting: readonly string[]) {
  const tables = createTables();
  const area = areaWith('mutes.mira', { muting: [...muting], blocking: [] });
  const ended = new AbortController();
  const kept = applyStoredMutesAndBlocks(tables, area, 'mira', ended.signal);
  const persisting = persistMutesAndBlocks(tables, kept, ended.signal);
  const mutes = (...ids: readonly string[]): void => {
    for (const id of ids) tables.relationships.merge({ id, muting: true });
  };
  return { persisting, mutes, ended, kept: () => kept.read()?.muting };
}

test('the newest are kept, so many at most', () => {
  const { persisting, mutes, kept } = keepAfter([]);
  const many = Array.from({ length: 2_500 }, (_, index) => `x${index}`);
  const listed = persisting.begin('muting');
  mutes(...many);
  listed(new Set(many));
  expect(kept()).toEqual(many.slice(0, 2_000));
  mutes('newest');
  persisting.persist();
  expect(kept()).toEqual(['newest', ...many.slice(0, 1_999)]);
});

test('whom a list cut short does not name is not kept on, but who was muted meanwhile is', () => {
  const { persisting, mutes, kept } = keepAfter(['stale', 'still']);
  const listed = persisting.begin('muting');
  mutes('still', 'meanwhile');
  listed(new Set(['still']));
  expect(kept()).toEqual(['meanwhile', 'still']);
});

test('before a list has been read, and once the session has ended, nothing is written', () => {
  const { persisting, mutes, ended, kept } = keepAfter(['before']);
  const listed = persisting.begin('muting');
  mutes('new');
  persisting.persist();
  expect(kept()).toEqual(['before']);
  ended.abort();
  listed(new Set(['new']));
  expect(kept()).toBeUndefined();
});

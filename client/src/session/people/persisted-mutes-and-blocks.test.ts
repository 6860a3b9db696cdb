import { expect, test } from 'vitest';
import { createTables } from '#store/tables.ts';
import { fakeArea, type FakeArea } from '#lib/storage/testing/fake-area.ts';
import { homeTimeline, startHomeSession } from '../live/testing/start-home-session.ts';
import { persistMutesAndBlocks } from './load-mutes-and-blocks.ts';
import {
  applyPersistedMutesAndBlocks,
  type MutedAndBlocked,
} from './persisted-mutes-and-blocks.ts';

type Environment = Awaited<ReturnType<typeof startHomeSession>>;

const nameOf = (env: Environment): string => `mutes.${env.session().viewerId}`;

function storedValue({ items }: FakeArea, name: string): unknown {
  const text = items.get(name);
  return text === undefined ? undefined : JSON.parse(text).value;
}

function areaWith(name: string, value: MutedAndBlocked): FakeArea {
  return fakeArea({ [name]: JSON.stringify({ version: 1, value }) });
}

/**
 * Storage of Mira's browser after a visit. Each new instance gives her the same id, so the storage
 * fits all of them.
 */
async function afterVisit(value: (env: Environment) => MutedAndBlocked) {
  const before = await startHomeSession();
  const area = areaWith(nameOf(before), value(before));
  return { area, instance: before.instance, name: nameOf(before) };
}

async function comesToRest(env: Environment): Promise<void> {
  await expect.poll(() => env.session().feeds.loaderFor(homeTimeline).feed.isLoaded).toBe(true);
  await env.session().instanceLoaded;
  await env.clock.advance(2_000);
}

test('persisted mutes and blocks: are kept for the next visit, including later actions [R-FILT-004]', async () => {
  const env = await startHomeSession();
  const { account } = await env.instance.as('ines');
  const ines = account?.id ?? '';
  await env.mira.post(`/api/v1/accounts/${ines}/mute`);
  await comesToRest(env);
  const name = nameOf(env);
  await expect.poll(() => storedValue(env.area, name)).toEqual({ muting: [ines], blocking: [] });
  const { relationships } = env.session().tables;
  relationships.merge({ id: 'kai', blocking: true });
  relationships.merge({ id: 'tove', muting: true });
  await expect
    .poll(() => storedValue(env.area, name))
    .toEqual({ muting: ['tove', ines], blocking: ['kai'] });
  relationships.merge({ id: ines, muting: false });
  await expect
    .poll(() => storedValue(env.area, name))
    .toEqual({ muting: ['tove'], blocking: ['kai'] });
});

test('persisted mutes and blocks: apply before any request, until the lists are loaded', async () => {
  const { area, instance } = await afterVisit(() => ({ muting: ['x'], blocking: ['y'] }));
  const env = await startHomeSession({ area, instance });
  const { relationships } = env.session().tables;
  expect(relationships.get('x')).toEqual({ id: 'x', muting: true });
  expect(relationships.get('y')).toEqual({ id: 'y', blocking: true });
  await comesToRest(env);
  await expect.poll(() => relationships.get('x')?.muting).toBe(false);
  await expect.poll(() => relationships.get('y')?.blocking).toBe(false);
  await expect.poll(() => storedValue(area, nameOf(env))).toEqual({ muting: [], blocking: [] });
});

test('persisted mutes and blocks: stay if a list fails to load', async () => {
  const { area, instance, name } = await afterVisit(() => ({ muting: ['x'], blocking: ['y'] }));
  const env = await startHomeSession({
    area,
    instance,
    faultOf: ({ url }) => (url.includes('/mutes') ? 'offline' : undefined),
  });
  await comesToRest(env);
  await expect.poll(() => storedValue(area, name)).toEqual({ muting: ['x'], blocking: [] });
});

test('persisted mutes and blocks: are removed at sign-out and not written afterwards', async () => {
  const { area, instance, name } = await afterVisit(() => ({ muting: ['x'], blocking: [] }));
  const env = await startHomeSession({ area, instance });
  const { relationships } = env.session().tables;
  expect(area.items.has(name)).toBe(true);
  await env.current.signOut();
  relationships.merge({ id: 'z', muting: true });
  expect(area.items.has(name)).toBe(false);
});

test('persisted mutes and blocks: ignore unreadable values', () => {
  const area = fakeArea({ 'mutes.mira': '{"version":1,"value":{"muting":[1]}}' });
  const tables = createTables();
  const persisted = applyPersistedMutesAndBlocks(
    tables,
    area,
    'mira',
    new AbortController().signal,
  );
  expect(tables.relationships.size).toBe(0);
  expect(persisted.read()).toBeUndefined();
});

/** Sets up storage of its own in which `muting` is stored from the last visit. */
function keepAfter(muting: readonly string[]) {
  const tables = createTables();
  const area = areaWith('mutes.mira', { muting: [...muting], blocking: [] });
  const ended = new AbortController();
  const persisted = applyPersistedMutesAndBlocks(tables, area, 'mira', ended.signal);
  const persisting = persistMutesAndBlocks(tables, persisted, ended.signal);
  const mutes = (...ids: readonly string[]): void => {
    for (const id of ids) tables.relationships.merge({ id, muting: true });
  };
  return { persisting, mutes, ended, persisted: () => persisted.read()?.muting };
}

test('persisted mutes and blocks: keep the newest up to a limit', () => {
  const { persisting, mutes, persisted } = keepAfter([]);
  const many = Array.from({ length: 2_500 }, (_, index) => `x${index}`);
  const listed = persisting.begin('muting');
  mutes(...many);
  listed(new Set(many));
  expect(persisted()).toEqual(many.slice(0, 2_000));
  mutes('newest');
  persisting.persist();
  expect(persisted()).toEqual(['newest', ...many.slice(0, 1_999)]);
});

test('persisted mutes and blocks: drop accounts missing from an incomplete list, but keep those muted meanwhile', () => {
  const { persisting, mutes, persisted } = keepAfter(['stale', 'still']);
  const listed = persisting.begin('muting');
  mutes('still', 'meanwhile');
  listed(new Set(['still']));
  expect(persisted()).toEqual(['meanwhile', 'still']);
});

test('persisted mutes and blocks: are not written before a list was read or after the session ended', () => {
  const { persisting, mutes, ended, persisted } = keepAfter(['before']);
  const listed = persisting.begin('muting');
  mutes('new');
  persisting.persist();
  expect(persisted()).toEqual(['before']);
  ended.abort();
  listed(new Set(['new']));
  expect(persisted()).toBeUndefined();
});

import { expect, test } from 'vitest';
import { profileApiPath as path, startSettingsSync } from '../../testing/start-settings-sync.ts';

const lostRace = () =>
  Response.json({ errors: { detail: 'Internal server error' } }, { status: 500 });

test.each([
  ['422', () => Response.json({ error: 'no' }, { status: 422 })],
  ['500, as in Akkoma 2025.10', lostRace],
  ['500 with a text that is not JSON', () => new Response('oops', { status: 500 })],
])(
  'SettingsSync: fetches, merges and saves again if another device has saved first (%s) [R-SET-023]',
  async (_, refusal) => {
    const { preferences, sync, mira, saved, faults, noticeKeys, end } = await startSettingsSync();
    await mira.put(path, { settings: { maxThumbnails: 3 }, version: 1 });
    await sync.sync();
    let refusals = 0;
    faults.of = async ({ method, url }) => {
      if (method !== 'PUT' || !url.includes('frontend_settings') || refusals > 0) return undefined;
      refusals += 1;
      await mira.put(path, { settings: { maxThumbnails: 3, greentext: true }, version: 2 });
      return refusal();
    };
    preferences.set('hideNsfw', false);
    await sync.sync();
    expect(refusals).toBe(1);
    expect(await saved()).toMatchObject({
      version: 3,
      settings: { maxThumbnails: 3, greentext: true, hideNsfw: false },
    });
    expect(preferences.get('greentext')).toBe(true);
    expect(noticeKeys()).not.toContain('settings_profile.synchronization_error');
    await end();
  },
);

test('SettingsSync: keeps the settings of two devices that create the profile at the same time [R-SET-010]', async () => {
  const { preferences, sync, mira, saved, faults, noticeKeys, end } = await startSettingsSync();
  let isFirst = true;
  faults.of = async ({ method }) => {
    if (method !== 'PUT' || !isFirst) return undefined;
    isFirst = false;
    await mira.put(path, { settings: { greentext: true }, version: 1 });
    return undefined;
  };
  preferences.set('hideNsfw', false);
  await sync.sync();
  expect(await saved()).toMatchObject({
    version: 2,
    settings: { greentext: true, hideNsfw: false },
  });
  expect(noticeKeys()).not.toContain('settings_profile.synchronization_error');
  await end();
});

test('SettingsSync: repeats a failed request three times and shows one notice [R-SET-009]', async () => {
  const { preferences, sync, faults, notices, requestedPaths, end } = await startSettingsSync();
  faults.of = ({ method }) => (method === 'PUT' ? lostRace() : undefined);
  preferences.set('hideNsfw', false);
  await sync.sync();
  expect(requestedPaths().filter((line) => line.startsWith('PUT'))).toHaveLength(3);
  expect(notices().map(({ messageKey }) => messageKey)).toEqual([
    'settings_profile.synchronization_error',
  ]);
  expect(preferences.get('hideNsfw')).toBe(false);
  await end();
});

test('SettingsSync: sends nothing if the server has the same settings, to which Akkoma responds with 500', async () => {
  const { preferences, sync, mira, saved, requestedPaths, end } = await startSettingsSync();
  for (const version of [1, 2, 3])
    await mira.put(path, { settings: { maxThumbnails: version }, version });
  await sync.sync();
  // Another device deletes the profile and creates it again, with a lower version.
  await mira.delete(path);
  await mira.put(path, { settings: { maxThumbnails: 7 }, version: 1 });
  preferences.set('maxThumbnails', 7);
  await sync.sync();
  expect(requestedPaths().some((line) => line.startsWith('PUT'))).toBe(false);
  expect(await saved()).toMatchObject({ version: 1, settings: { maxThumbnails: 7 } });
  expect(preferences.get('profileVersion')).toBe(1);
  await end();
});

test.each([
  ['a value', 3, { hideNsfw: false, maxThumbnails: 3 }],
  ['the removal of a value', undefined, { hideNsfw: false }],
] as const)(
  'SettingsSync: keeps %s that is chosen during a save, and sends it with the next save',
  async (_, chosen, expected) => {
    const { preferences, sync, saved, faults, end } = await startSettingsSync();
    preferences.set('hideNsfw', false);
    preferences.set('maxThumbnails', 9);
    faults.of = ({ method }) => {
      if (method === 'PUT') preferences.set('maxThumbnails', chosen);
      return undefined;
    };
    await sync.sync();
    expect(preferences.chosen('maxThumbnails')).toBe(chosen);
    await sync.sync();
    expect((await saved()).settings).toMatchObject(expected);
    expect(preferences.chosen('maxThumbnails')).toBe(chosen);
    await end();
  },
);

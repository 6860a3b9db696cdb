import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { Notice } from '#session/notices.ts';
import { startSession } from '../../testing/start-session.ts';
import { settingsSync } from './settings-sync.ts';

const path = '/api/v1/akkoma/frontend_settings/rookery/default';

async function setUp(instance = startTestInstance({ world: 'empty' })) {
  const running = await instance;
  const env = await startSession({ instance: running, signedInAs: 'mira' });
  const session = env.session();
  const { preferences } = session;
  const mira = await running.as('mira');
  const saved = async () => (await mira.get(path)).body;
  const sync = session.part(settingsSync);
  const notices = () => env.notices.store.getState();
  const raised: Notice[] = [];
  env.notices.store.subscribe((now, before) => {
    raised.push(...now.filter((notice) => !before.includes(notice)));
  });
  const end = () => env.end();
  return { ...env, end, running, session, preferences, mira, saved, sync, notices, raised };
}

test('SettingsSync: warns about a missing profile and creates it with name, version and settings [R-SET-010 R-SET-038]', async () => {
  const { preferences, sync, saved, notices, mira, end } = await setUp();
  preferences.set('hideNsfw', false);
  await sync.sync();
  expect(notices()[0]).toMatchObject({
    level: 'warning',
    messageKey: 'settings_profile.creating',
    timeoutMs: 5000,
  });
  expect(await saved()).toMatchObject({ version: 1, settings: { hideNsfw: false } });
  expect((await mira.get('/api/v1/akkoma/frontend_settings/rookery')).body).toEqual([
    { name: 'default', version: 1 },
  ]);
  expect(preferences.get('profileVersion')).toBe(1);
  await end();
});

test.each([
  ['the profile', /\/rookery\/default$/, [{ name: 'default', version: 3 }]],
  ['the list and the profile', /\/frontend_settings\/rookery/, undefined],
] as const)(
  'SettingsSync: warns and creates where %s responds with 404, also without a choice [R-SET-010]',
  async (_, gone, list) => {
    const { session, sync, notices, saved, faults, end } = await setUp();
    await session.instanceLoaded;
    faults.of = ({ method, url }) => {
      if (method !== 'GET') return undefined;
      if (gone.test(url)) return Response.json({ error: 'Record not found' }, { status: 404 });
      return list && url.endsWith('/rookery') ? Response.json(list) : undefined;
    };
    await sync.sync();
    expect(notices()[0]).toMatchObject({
      level: 'warning',
      messageKey: 'settings_profile.creating',
      timeoutMs: 5000,
    });
    faults.of = () => undefined;
    expect(await saved()).toMatchObject({ version: 1 });
    await end();
  },
);

test('SettingsSync: recreates a deleted profile in use, even without choices [R-SET-010]', async () => {
  const { preferences, sync, mira, saved, notices, end } = await setUp();
  preferences.set('hideNsfw', false);
  await sync.sync();
  await mira.delete(path);
  preferences.set('hideNsfw', undefined);
  await sync.sync();
  expect(notices().map(({ messageKey }) => messageKey)).toContain('settings_profile.creating');
  expect(await saved()).toMatchObject({ version: 1 });
  await end();
});

test('SettingsSync: does not warn if the server supports no profiles', async () => {
  const { session, sync, notices, faults, requestedPaths, end } = await setUp();
  await session.instanceLoaded;
  const { serverInfo: facts } = session.instance.getState().info;
  session.instance.setState(({ info }) => ({
    info: { ...info, serverInfo: { ...facts, software: 'mastodon' } },
  }));
  faults.of = ({ url }) =>
    url.includes('frontend_settings') ? new Response('', { status: 404 }) : undefined;
  await sync.sync();
  expect(notices()).toEqual([]);
  expect(requestedPaths().filter((line) => line.startsWith('PUT'))).toEqual([]);
  await end();
});

test('SettingsSync: shows sending for 5 s, success for 2 s and failure for 5 s [R-SET-008 R-SET-009 R-SET-023 R-CONST-019 R-CONST-020]', async () => {
  const { preferences, sync, notices, faults, end, raised } = await setUp();
  preferences.set('hideNsfw', false);
  await sync.sync();
  expect(raised.slice(1)).toMatchObject([
    { level: 'info', messageKey: 'settings_profile.synchronizing', timeoutMs: 5000 },
    { level: 'success', messageKey: 'settings_profile.synchronized', timeoutMs: 2000 },
  ]);
  // The result replaces the progress notice.
  expect(notices().map(({ messageKey }) => messageKey)).toEqual([
    'settings_profile.creating',
    'settings_profile.synchronized',
  ]);
  faults.of = ({ method }) =>
    method === 'PUT' ? Response.json({ error: 'no room' }, { status: 400 }) : undefined;
  preferences.set('greentext', true);
  await sync.sync();
  expect(notices().at(-1)).toMatchObject({
    level: 'error',
    messageKey: 'settings_profile.synchronization_error',
    error: { message: 'no room' },
    timeoutMs: 5000,
  });
  expect(preferences.get('greentext')).toBe(true);
  await end();
});

test('SettingsSync: applies the server’s settings only if newer or forced [R-SET-011]', async () => {
  const { preferences, sync, mira, end } = await setUp();
  await mira.put(path, { settings: { hideNsfw: false }, version: 1 });
  await sync.sync();
  expect(preferences.get('hideNsfw')).toBe(false);
  preferences.set('hideNsfw', true);
  await sync.sync({ isForced: true });
  expect(preferences.get('hideNsfw')).toBe(false);
  preferences.set('hideNsfw', true);
  await sync.sync();
  expect(preferences.get('hideNsfw')).toBe(true);
  await end();
});

test('SettingsSync: keeps different changes of two devices, and reports conflicts, where the later one wins', async () => {
  const one = await setUp();
  const two = await setUp(Promise.resolve(one.running));
  one.sync.start();
  two.sync.start();
  one.preferences.set('hideNsfw', false);
  await one.clock.advance(2000);
  two.preferences.set('greentext', true);
  two.preferences.set('maxThumbnails', 3);
  await two.clock.advance(2000);
  expect(two.preferences.get('hideNsfw')).toBe(false);
  await one.clock.advance(600_000);
  expect(one.preferences.get('greentext')).toBe(true);
  expect(one.preferences.get('maxThumbnails')).toBe(3);
  one.preferences.set('maxThumbnails', 5);
  await one.clock.advance(2000);
  two.preferences.set('maxThumbnails', 7);
  await two.clock.advance(2000);
  expect(two.noticeKeys()).toContain('settings_profile.conflict');
  expect(await one.saved()).toMatchObject({ settings: { maxThumbnails: 7, greentext: true } });
  one.session.dispose();
  await two.end();
});

test('SettingsSync: checks the server on sign-in and every 600 seconds [R-CONST-012]', async () => {
  const { clock, requestedPaths, session, end } = await setUp();
  await session.instanceLoaded;
  await clock.advance(2000);
  const times = () =>
    requestedPaths().filter((line) => line === 'GET /api/v1/akkoma/frontend_settings/rookery')
      .length;
  await expect.poll(times).toBe(1);
  await clock.advance(599_999);
  expect(times()).toBe(1);
  await clock.advance(1);
  await expect.poll(times).toBe(2);
  await end();
});

test('SettingsSync: keeps settings of other client versions and of this device', async () => {
  const { preferences, sync, mira, saved, end } = await setUp();
  await mira.put(path, { settings: { herons: 3, hideNsfw: false }, version: 1 });
  await sync.sync();
  preferences.set('textSize', 125);
  preferences.set('hideNsfw', undefined);
  await sync.sync();
  const { settings, version } = await saved();
  expect(version).toBe(2);
  expect(settings).toMatchObject({ herons: 3 });
  expect(settings).not.toHaveProperty('textSize');
  expect(settings).not.toHaveProperty('hideNsfw');
  await end();
});

test('SettingsSync: is silent if the server stores no settings', async () => {
  const { preferences, sync, faults, noticeKeys, requestedPaths, end } = await setUp();
  faults.of = ({ url }) =>
    url.includes('frontend_settings') ? new Response('', { status: 404 }) : undefined;
  preferences.set('hideNsfw', false);
  await sync.sync();
  expect(noticeKeys()).toEqual([]);
  expect(requestedPaths().some((line) => line.startsWith('PUT'))).toBe(false);
  await end();
});

test('SettingsSync: switches profiles, creates an unknown one from the current settings, and deletes one', async () => {
  const { preferences, sync, mira, end } = await setUp();
  const list = async () => (await mira.get('/api/v1/akkoma/frontend_settings/rookery')).body;
  preferences.set('maxThumbnails', 3);
  await sync.switchProfile('phone');
  expect(await list()).toEqual([{ name: 'phone', version: 1 }]);
  expect(preferences.get('maxThumbnails')).toBe(3);
  await mira.put(path, { settings: { maxThumbnails: 9 }, version: 1 });
  await sync.switchProfile('default');
  expect(preferences.get('maxThumbnails')).toBe(9);
  await sync.deleteProfile('phone');
  expect(await list()).toEqual([{ name: 'default', version: 1 }]);
  await end();
});

const lostRace = () =>
  Response.json({ errors: { detail: 'Internal server error' } }, { status: 500 });

test.each([
  ['422, as the specification says', () => Response.json({ error: 'no' }, { status: 422 })],
  ['500, as in Akkoma 2025.10', lostRace],
  ['500 with a text that is not JSON', () => new Response('oops', { status: 500 })],
])(
  'SettingsSync: refetches, merges and retries when another device saved first (%s) [R-SET-023]',
  async (_, refusal) => {
    const { preferences, sync, mira, saved, faults, noticeKeys, end } = await setUp();
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

test('SettingsSync: two devices that create the profile at the same time both keep their settings [R-SET-010]', async () => {
  const { preferences, sync, mira, saved, faults, noticeKeys, end } = await setUp();
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

test('SettingsSync: retries a failing server three times and reports it once [R-SET-009]', async () => {
  const { preferences, sync, faults, notices, requestedPaths, end } = await setUp();
  faults.of = ({ method }) => (method === 'PUT' ? lostRace() : undefined);
  preferences.set('hideNsfw', false);
  await sync.sync();
  expect(requestedPaths().filter((line) => line.startsWith('PUT'))).toHaveLength(3);
  expect(notices().map(({ messageKey }) => messageKey)).toEqual([
    'settings_profile.creating',
    'settings_profile.synchronization_error',
  ]);
  expect(preferences.get('hideNsfw')).toBe(false);
  await end();
});

test('SettingsSync: sends nothing if the server has the same settings, to which Akkoma responds with 500', async () => {
  const { preferences, sync, mira, saved, requestedPaths, end } = await setUp();
  for (const version of [1, 2, 3])
    await mira.put(path, { settings: { maxThumbnails: version }, version });
  await sync.sync();
  // Another device deletes the profile and creates it again with a lower version.
  await mira.delete(path);
  await mira.put(path, { settings: { maxThumbnails: 7 }, version: 1 });
  preferences.set('maxThumbnails', 7);
  await sync.sync();
  expect(requestedPaths().some((line) => line.startsWith('PUT'))).toBe(false);
  expect(await saved()).toMatchObject({ version: 1, settings: { maxThumbnails: 7 } });
  expect(preferences.get('profileVersion')).toBe(1);
  await end();
});

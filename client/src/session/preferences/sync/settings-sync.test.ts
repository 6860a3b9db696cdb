import { expect, test } from 'vitest';
import { profileApiPath as path, startSettingsSync } from '../../testing/start-settings-sync.ts';

test('SettingsSync: creates the first profile and saves changes without notices', async () => {
  const { preferences, sync, saved, raised, clock, end } = await startSettingsSync();
  preferences.set('hideNsfw', false);
  await sync.sync();
  expect(await saved()).toMatchObject({ version: 1 });
  preferences.set('greentext', true);
  await sync.sync();
  expect(await saved()).toMatchObject({ version: 2 });
  expect(raised).toEqual([]);
  // The footer of the settings shows the success for a moment.
  expect(sync.store.getState().saving).toBe('saved');
  await clock.advance(2000);
  expect(sync.store.getState().saving).toBeUndefined();
  await end();
});

test('SettingsSync: if a member loads a missing profile, shows a warning and creates it with name, version and settings [R-SET-010 R-SET-038]', async () => {
  const { preferences, sync, saved, notices, mira, end } = await startSettingsSync();
  preferences.set('hideNsfw', false);
  await sync.sync({ isForced: true });
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

test('SettingsSync: shows no warning if the server has no settings profiles', async () => {
  const { session, sync, notices, faults, requestedPaths, end } = await startSettingsSync();
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

test('SettingsSync: after a member has selected a profile, shows notices of progress for 5 s, success for 2 s and failure for 5 s [R-SET-008 R-SET-009 R-SET-023 R-CONST-019 R-CONST-020]', async () => {
  const { preferences, sync, saved, notices, faults, end, raised } = await startSettingsSync();
  preferences.set('hideNsfw', false);
  await sync.switchProfile('default');
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
  expect(sync.store.getState().saving).toBeUndefined();
  // The button of the notice sends the settings again.
  faults.of = () => undefined;
  notices().at(-1)?.action?.();
  await expect.poll(saved).toMatchObject({ version: 2, settings: { greentext: true } });
  expect(notices().map(({ messageKey }) => messageKey)).not.toContain(
    'settings_profile.synchronization_error',
  );
  await end();
});

test('SettingsSync: applies the server’s settings only if newer or forced [R-SET-011]', async () => {
  const { preferences, sync, mira, end } = await startSettingsSync();
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

test('SettingsSync: keeps the changes of two devices, and for a setting that both changed keeps the later change and reports a conflict', async () => {
  const one = await startSettingsSync();
  const two = await startSettingsSync(Promise.resolve(one.running));
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
  const { clock, requestedPaths, session, end } = await startSettingsSync();
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

test('SettingsSync: does not remove settings of other client versions, and keeps those of this device', async () => {
  const { preferences, sync, mira, saved, end } = await startSettingsSync();
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

test('SettingsSync: shows no notice if the server stores no settings', async () => {
  const { session, preferences, sync, faults, noticeKeys, requestedPaths, end } =
    await startSettingsSync();
  session.instance.subscribe(({ info }) => {
    if (info.serverInfo.software !== 'akkoma') return;
    const serverInfo = { ...info.serverInfo, software: 'pleroma' as const };
    session.instance.setState({ info: { ...info, serverInfo } });
  });
  faults.of = ({ url }) =>
    url.includes('frontend_settings') ? new Response('', { status: 404 }) : undefined;
  preferences.set('hideNsfw', false);
  await sync.sync();
  expect(noticeKeys()).toEqual([]);
  expect(requestedPaths().some((line) => line.startsWith('PUT'))).toBe(false);
  await end();
});

test('SettingsSync: switches profiles, creates an unknown one from the current settings, and deletes one', async () => {
  const { preferences, sync, mira, end } = await startSettingsSync();
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

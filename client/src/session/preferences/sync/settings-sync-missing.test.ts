import { expect, test } from 'vitest';
import { profileApiPath as path, startSettingsSync } from '../../testing/start-settings-sync.ts';

const listed = [{ name: 'default', version: 3 }];

test.each([
  ['the profile', /\/rookery\/default$/, listed, true],
  ['the profile', /\/rookery\/default$/, listed, false],
  ['the list and the profile', /\/frontend_settings\/rookery/, undefined, true],
  ['the list and the profile', /\/frontend_settings\/rookery/, undefined, false],
] as const)(
  'SettingsSync: shows a warning and creates the profile from the local settings if the request of %s gets 404 (%#) [R-SET-010]',
  async (_, gone, list, isForced) => {
    const { session, preferences, sync, notices, saved, faults, end } = await startSettingsSync();
    await session.instanceLoaded;
    preferences.set('hideNsfw', false);
    faults.of = ({ method, url }) => {
      if (method !== 'GET') return undefined;
      if (gone.test(url)) return Response.json({ error: 'Record not found' }, { status: 404 });
      return list && url.endsWith('/rookery') ? Response.json(list) : undefined;
    };
    await sync.sync({ isForced });
    expect(notices()[0]).toMatchObject({
      level: 'warning',
      messageKey: 'settings_profile.creating',
      timeoutMs: 5000,
    });
    faults.of = () => undefined;
    expect(await saved()).toMatchObject({ version: 1, settings: { hideNsfw: false } });
    await end();
  },
);

test.each([true, false])(
  'SettingsSync: reports an error and creates no profile if a listed profile gets 404 (isForced: %s)',
  async (isForced) => {
    const { sync, notices, faults, requestedPaths, end } = await startSettingsSync();
    faults.of = ({ method, url }) => {
      if (method !== 'GET' || !url.includes('frontend_settings')) return undefined;
      return url.endsWith('/rookery')
        ? Response.json(listed)
        : Response.json({ error: 'Record not found' }, { status: 404 });
    };
    await sync.sync({ isForced });
    expect(notices()).toMatchObject([
      { level: 'error', messageKey: 'settings_profile.synchronization_error', timeoutMs: 5000 },
    ]);
    expect(requestedPaths().filter((line) => line.startsWith('PUT'))).toEqual([]);
    await end();
  },
);

test.each<[string, () => Response | Promise<Response>]>([
  ['401', () => Response.json({ error: 'no' }, { status: 401 })],
  ['403', () => Response.json({ error: 'no' }, { status: 403 })],
  ['410', () => Response.json({ error: 'gone' }, { status: 410 })],
  ['422', () => Response.json({ error: 'no' }, { status: 422 })],
  ['500', () => new Response('oops', { status: 500 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page', () => new Response('<!doctype html><p>Rookery</p>')],
  ['nothing', () => new Response('')],
  ['null', () => Response.json(null)],
  ['a list', () => Response.json([])],
  ['no settings', () => Response.json({ version: 3 })],
  ['settings of null', () => Response.json({ settings: null, version: 3 })],
  ['a list of settings', () => Response.json({ settings: [1], version: 3 })],
  ['no version', () => Response.json({ settings: {} })],
  ['a version in words', () => Response.json({ settings: {}, version: 'three' })],
])(
  'SettingsSync: does not replace a listed profile if the request of it gets %s',
  async (_, respond) => {
    const { preferences, sync, mira, saved, faults, noticeKeys, requestedPaths, end } =
      await startSettingsSync();
    await mira.put(path, { settings: { maxThumbnails: 3 }, version: 1 });
    preferences.set('hideNsfw', false);
    faults.of = ({ method, url }) =>
      method === 'GET' && url.endsWith('/rookery/default') ? respond() : undefined;
    await sync.sync();
    await sync.sync({ isForced: true });
    expect(requestedPaths().filter((line) => line.startsWith('PUT'))).toEqual([]);
    expect(noticeKeys()).toContain('settings_profile.synchronization_error');
    expect(await saved()).toMatchObject({ version: 1, settings: { maxThumbnails: 3 } });
    expect(preferences.get('hideNsfw')).toBe(false);
    await end();
  },
);

test('SettingsSync: shows a warning when it creates a deleted profile again, even if no preference was chosen [R-SET-010]', async () => {
  const { preferences, sync, mira, saved, notices, end } = await startSettingsSync();
  preferences.set('hideNsfw', false);
  await sync.sync();
  await mira.delete(path);
  preferences.set('hideNsfw', undefined);
  await sync.sync();
  expect(notices()).toMatchObject([
    { level: 'warning', messageKey: 'settings_profile.creating', timeoutMs: 5000 },
  ]);
  expect(await saved()).toMatchObject({ version: 1 });
  await end();
});

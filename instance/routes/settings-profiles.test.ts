import { beforeEach, expect, test } from 'vitest';
import { expectRecordedResponse } from '#testing/expect-recorded-response.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let bob: TestClient;

const profiles = '/api/v1/akkoma/frontend_settings/pleroma-fe';
const path = `${profiles}/default`;

beforeEach(async () => {
  instance = await startTestInstance();
  bob = await instance.as('bob');
});

test('settingsProfileRoutes: saves a profile with the version after the stored one [R-INST-014]', async () => {
  expectRecordedResponse(await bob.get(profiles), '510_frontend_settings_list_empty');
  expectRecordedResponse(await bob.get(path), '511_frontend_settings_get_missing');
  const first = await bob.put(path, { settings: { theme: 'dark', streaming: true }, version: 1 });
  expectRecordedResponse(first, '512_frontend_settings_put');
  expect(first.body).toEqual({ theme: 'dark', streaming: true });
  expectRecordedResponse(await bob.get(path), '513_frontend_settings_get');
  expectRecordedResponse(
    await bob.put(path, { settings: { theme: 'light' }, version: 2 }),
    '514_frontend_settings_put_v2',
  );
  const skip = await bob.put(path, { settings: { theme: 'skip' }, version: 9 });
  expectRecordedResponse(skip, '516_frontend_settings_put_version_skip');
  expectRecordedResponse(
    await bob.put(path, { settings: { theme: 'stale' }, version: 2 }),
    '515_frontend_settings_put_stale_version',
  );
  expect((await bob.get(path)).body).toEqual({ settings: { theme: 'light' }, version: 2 });
  expect((await bob.get(profiles)).body).toEqual([{ name: 'default', version: 2 }]);
  expect((await bob.delete(path)).status).toBe(200);
  expect((await bob.delete(path)).status).toBe(404);
  expect((await bob.get(profiles)).body).toEqual([]);
});

test.each([
  ['the stored version again, as when two devices race', { theme: 'b' }, 2, 500],
  ['the stored version again with the stored settings', { theme: 'a', wide: [1] }, 2, 500],
  ['the next version with the stored settings', { wide: [1], theme: 'a' }, 3, 500],
  ['an older version', { theme: 'b' }, 1, 422],
  ['version 0', { theme: 'b' }, 0, 422],
  ['a skipped version', { theme: 'b' }, 4, 422],
  ['the next version', { theme: 'b' }, 3, 200],
])(
  'settingsProfileRoutes: responds to %s like Akkoma 2025.10',
  async (_, settings, version, status) => {
    await bob.put(path, { settings: { theme: 'z' }, version: 1 });
    await bob.put(path, { settings: { theme: 'a', wide: [1] }, version: 2 });
    const response = await bob.put(path, { settings, version });
    expect(response.status).toBe(status);
    if (status === 500)
      expect(response.body).toEqual({ errors: { detail: 'Internal server error' } });
    if (status === 422) expect(response.body).toEqual({ error: 'must be incremented by 1' });
    if (status !== 200)
      expect((await bob.get(path)).body).toEqual({
        settings: { theme: 'a', wide: [1] },
        version: 2,
      });
  },
);

test('settingsProfileRoutes: stores profiles per member and front end', async () => {
  await bob.put(path, { settings: { mine: true }, version: 1 });
  const ana = await instance.as('ana');
  expect((await ana.get(path)).status).toBe(404);
  expect((await bob.get('/api/v1/akkoma/frontend_settings/other-fe')).body).toEqual([]);
});

test('settingsProfileRoutes: refuses invalid settings, and visitors', async () => {
  expect((await bob.put(path, { version: 1 })).status).toBe(400);
  expect((await bob.put(path, { settings: {} })).status).toBe(400);
  expect((await bob.put(path, { settings: 'dark', version: 1 })).status).toBe(400);
  expect((await bob.put(path, { settings: [], version: 1 })).status).toBe(400);
  expect((await bob.put(path, { settings: { x: 'x'.repeat(100_001) }, version: 1 })).status).toBe(
    422,
  );
  const { visitor } = instance;
  for (const answer of await Promise.all([
    visitor.get(profiles),
    visitor.get(path),
    visitor.put(path, { settings: {}, version: 1 }),
    visitor.delete(path),
  ]))
    expect(answer.status).toBe(403);
});

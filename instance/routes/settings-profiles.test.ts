import { beforeEach, expect, test } from 'vitest';
import { expectRecorded } from '#instance/testing/recorded-answer.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#instance/testing/start-test-instance.ts';

let instance: TestInstance;
let bob: TestClient;

const profiles = '/api/v1/akkoma/frontend_settings/pleroma-fe';
const path = `${profiles}/default`;

beforeEach(async () => {
  instance = await startTestInstance();
  bob = await instance.as('bob');
});

test('a profile is written by whoever knows its last version [R-INST-014]', async () => {
  expectRecorded(await bob.get(profiles), '510_frontend_settings_list_empty');
  expectRecorded(await bob.get(path), '511_frontend_settings_get_missing');
  const first = await bob.put(path, { settings: { theme: 'dark', streaming: true }, version: 1 });
  expectRecorded(first, '512_frontend_settings_put');
  expect(first.body).toEqual({ theme: 'dark', streaming: true });
  expectRecorded(await bob.get(path), '513_frontend_settings_get');
  expectRecorded(
    await bob.put(path, { settings: { theme: 'light' }, version: 2 }),
    '514_frontend_settings_put_v2',
  );
  const skip = await bob.put(path, { settings: { theme: 'skip' }, version: 9 });
  expectRecorded(skip, '516_frontend_settings_put_version_skip');
  // Recorded as 500.
  const stale = await bob.put(path, { settings: { theme: 'stale' }, version: 2 });
  expect([stale.status, stale.body]).toEqual([422, { error: 'must be incremented by 1' }]);
  expect((await bob.get(path)).body).toEqual({ settings: { theme: 'light' }, version: 2 });
  expect((await bob.get(profiles)).body).toEqual([{ name: 'default', version: 2 }]);
  expect((await bob.delete(path)).status).toBe(200);
  expect((await bob.delete(path)).status).toBe(404);
  expect((await bob.get(profiles)).body).toEqual([]);
});

test('profiles are each member’s and each front end’s own', async () => {
  await bob.put(path, { settings: { mine: true }, version: 1 });
  const ana = await instance.as('ana');
  expect((await ana.get(path)).status).toBe(404);
  expect((await bob.get('/api/v1/akkoma/frontend_settings/other-fe')).body).toEqual([]);
});

test('bad input and visitors are refused', async () => {
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

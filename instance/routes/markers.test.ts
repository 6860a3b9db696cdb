import { beforeEach, expect, test } from 'vitest';
import { expectRecordedResponse } from '#testing/expect-recorded-response.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let bob: TestClient;

const notifications = '/api/v1/notifications';
const markers = '/api/v1/markers';
const requested = `${markers}?timeline[]=notifications&timeline[]=home`;

beforeEach(async () => {
  instance = await startTestInstance();
  ana = await instance.as('ana');
  bob = await instance.as('bob');
});

async function mentionBob(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await ana.post('/api/v1/statuses', { status: `@bob ${count}` });
}

async function newest(): Promise<string> {
  return (await bob.get(notifications)).body[0].id;
}

test('markerRoutes: saves the marker of notifications and ignores others', async () => {
  await mentionBob(3);
  expect((await ana.get(requested)).body).toEqual({});
  const id = await newest();
  const saved = await bob.post(markers, {
    notifications: { last_read_id: id },
    home: { last_read_id: 'x' },
  });
  expectRecordedResponse(saved, '416_markers_set');
  expect(saved.body).toMatchObject({ notifications: { last_read_id: id } });
  const read = await bob.get(requested);
  expectRecordedResponse(read, '416_markers_get');
  expect(read.body).toEqual(saved.body);
  expect((await ana.get(requested)).body).toEqual({});
});

test('markerRoutes: the marker exists from the first notification, and has no id until one is read', async () => {
  expect((await bob.get(requested)).body).toEqual({});
  await mentionBob(2);
  const before = await bob.get(requested);
  expectRecordedResponse(before, '416_markers_get');
  expect(before.body).toMatchObject({
    notifications: { last_read_id: '', pleroma: { unread_count: 2 } },
  });
  const id = await newest();
  await bob.post('/api/v1/pleroma/notifications/read', `id=${id}`);
  expect((await bob.get(requested)).body).toMatchObject({
    notifications: { last_read_id: id, pleroma: { unread_count: 1 } },
  });
});

test('markerRoutes: reading notifications updates the marker and the count', async () => {
  await mentionBob(3);
  const id = await newest();
  await bob.post('/api/v1/pleroma/notifications/read', `max_id=${id}`);
  expect((await bob.get(requested)).body).toMatchObject({
    notifications: { last_read_id: id, pleroma: { unread_count: 0 } },
  });
});

test('markerRoutes: does not count notifications of blocked strangers', async () => {
  await bob.put('/api/pleroma/notification_settings', 'block_from_strangers=true');
  await mentionBob(1);
  expect((await bob.get(notifications)).body).toEqual([]);
  await bob.post(`/api/v1/accounts/${ana.account?.id}/follow`);
  await mentionBob(1);
  expect((await bob.get(notifications)).body).toHaveLength(1);
});

test('markerRoutes: refuses invalid markers and visitors', async () => {
  for (const last_read_id of [{}, 'x'.repeat(101), 'x'.repeat(200_000)])
    expect((await bob.post(markers, { notifications: { last_read_id } })).status).toBe(400);
  expect((await bob.get(requested)).body).toEqual({});
  const { visitor } = instance;
  for (const answer of await Promise.all([
    visitor.get(requested),
    visitor.post(markers, { notifications: { last_read_id: '1' } }),
  ]))
    expect([answer.status, answer.body.error]).toEqual([403, 'Invalid credentials.']);
});

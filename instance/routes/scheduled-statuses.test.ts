import { beforeEach, expect, test } from 'vitest';
import { expectRecordedResponse } from '#testing/expect-recorded-response.ts';
import { uploadPicture } from '#testing/sample-pictures.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let bob: TestClient;
let now: number;

const plans = '/api/v1/scheduled_statuses';
const home = '/api/v1/timelines/home';

beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  instance = await startTestInstance({ now: () => now });
  ana = await instance.as('ana');
  bob = await instance.as('bob');
});

function timeAfter(minutes: number): string {
  return new Date(now + minutes * 60_000).toISOString();
}

function scheduleStatus(more: object = {}, headers: Record<string, string> = {}) {
  return ana.post(
    '/api/v1/statuses',
    { status: 'later', scheduled_at: timeAfter(60), ...more },
    headers,
  );
}

function calls(client: TestClient, number: string) {
  return [
    client.get(`${plans}/${number}`),
    client.put(`${plans}/${number}`, { scheduled_at: timeAfter(90) }),
    client.delete(`${plans}/${number}`),
  ];
}

test('scheduledStatusRoutes: posts a status at its time with all its fields', async () => {
  const parent = await bob.post('/api/v1/statuses', { status: 'when?' });
  const planned = await ana.post(
    '/api/v1/statuses',
    'status=later&scheduled_at=2030-01-01T00%3A00%3A00.000Z',
  );
  expectRecordedResponse(planned, '155_post_scheduled');
  expect(planned.body.scheduled_at).toBe('2030-01-01T00:00:00.000Z');
  expectRecordedResponse(await ana.get(plans), '672_scheduled_statuses');
  await scheduleStatus({
    status: '@bob **soon**',
    content_type: 'text/markdown',
    spoiler_text: 'time',
    visibility: 'unlisted',
    sensitive: true,
    in_reply_to_id: parent.body.id,
    poll: { options: ['yes', 'no'], expires_in: 600, multiple: true },
  });
  expect((await ana.get(home)).body).toEqual([]);
  instance.runPeriodicTasks();
  expect((await ana.get(home)).body).toEqual([]);
  now += 61 * 60_000;
  instance.runPeriodicTasks();
  instance.runPeriodicTasks();
  const [posted, ...others] = (await ana.get(home)).body;
  expect(others).toEqual([]);
  expect(posted).toMatchObject({
    spoiler_text: 'time',
    visibility: 'unlisted',
    sensitive: true,
    in_reply_to_id: parent.body.id,
    poll: { multiple: true, options: [{ title: 'yes' }, { title: 'no' }] },
  });
  expect(posted.content).toContain('<strong>soon</strong>');
  expect((await bob.get('/api/v1/notifications')).body).toMatchObject([{ type: 'mention' }]);
  expect((await ana.get(plans)).body).toHaveLength(1);
});

test('scheduledStatusRoutes: keeps the media of a scheduled status', async () => {
  const media = await uploadPicture(ana, 1);
  const planned = await scheduleStatus({ media_ids: [media.body.id] });
  expect(planned.body).toMatchObject({
    media_attachments: [{ id: media.body.id }],
    params: { media_ids: [media.body.id] },
  });
  now += 61 * 60_000;
  instance.runPeriodicTasks();
  expect((await ana.get(home)).body).toMatchObject([
    { media_attachments: [{ id: media.body.id }] },
  ]);
});

test('scheduledStatusRoutes: posts at once if the time is less than five minutes ahead', async () => {
  expect((await scheduleStatus({ scheduled_at: timeAfter(4) })).body.content).toBe('later');
  expect((await scheduleStatus({ scheduled_at: timeAfter(5) })).body.params.text).toBe('later');
  expect((await ana.get(home)).body).toHaveLength(1);
});

test('scheduledStatusRoutes: changes the time, and refuses one that is too near', async () => {
  const { id } = (await scheduleStatus()).body;
  const moved = await ana.put(`${plans}/${id}`, { scheduled_at: timeAfter(120) });
  expect(moved.body).toMatchObject({ id, scheduled_at: timeAfter(120) });
  expect((await ana.get(`${plans}/${id}`)).body).toEqual(moved.body);
  const soon = await ana.put(`${plans}/${id}`, { scheduled_at: timeAfter(1) });
  expect([soon.status, soon.body.error]).toEqual([422, 'must be at least 5 minutes from now']);
  expect((await ana.put(`${plans}/${id}`, { scheduled_at: 'soon' })).status).toBe(400);
  expect((await ana.put(`${plans}/${id}`, {})).status).toBe(400);
  expect((await ana.delete(`${plans}/${id}`)).body).toEqual({});
  expect((await ana.get(plans)).body).toEqual([]);
  now += 180 * 60_000;
  instance.runPeriodicTasks();
  expect((await ana.get(home)).body).toEqual([]);
});

test('scheduledStatusRoutes: refuses a status that could not be posted now', async () => {
  expect((await scheduleStatus({ status: '' })).status).toBe(422);
  expect((await scheduleStatus({ scheduled_at: 'tomorrow' })).status).toBe(400);
  expect((await ana.get(plans)).body).toEqual([]);
  expect((await ana.get(home)).body).toEqual([]);
});

test('scheduledStatusRoutes: an idempotency key creates one scheduled status', async () => {
  const key = { 'idempotency-key': 'once' };
  const first = await scheduleStatus({}, key);
  expect((await scheduleStatus({}, key)).body).toEqual(first.body);
  expect((await ana.get(plans)).body).toHaveLength(1);
});

test('scheduledStatusRoutes: limits the scheduled statuses per day', async () => {
  for (let count = 0; count < 25; count += 1) expect((await scheduleStatus()).status).toBe(200);
  const refused = await scheduleStatus();
  expect([refused.status, refused.body.error]).toEqual([422, 'daily limit exceeded']);
  expect((await scheduleStatus({ scheduled_at: timeAfter(24 * 60) })).status).toBe(200);
  const page = await ana.get(`${plans}?limit=20`);
  expect(page.body).toHaveLength(20);
  expect((await ana.get(`${plans}?max_id=${page.body.at(-1).id}`)).body).toHaveLength(6);
});

test('scheduledStatusRoutes: does not post for a deactivated account', async () => {
  await scheduleStatus();
  const admin = await instance.as('root', { role: 'admin' });
  await admin.patch('/api/v1/pleroma/admin/users/deactivate', { nicknames: ['ana'] });
  now += 61 * 60_000;
  instance.runPeriodicTasks();
  await admin.patch('/api/v1/pleroma/admin/users/activate', { nicknames: ['ana'] });
  ana = await instance.as('ana');
  expect((await ana.get(home)).body).toEqual([]);
});

test('scheduledStatusRoutes: refuses access to scheduled statuses of other members', async () => {
  const { id } = (await scheduleStatus()).body;
  for (const answer of await Promise.all([...calls(bob, id), ...calls(ana, 'x')]))
    expect([answer.status, answer.body]).toEqual([404, { error: 'Record not found' }]);
  const { visitor } = instance;
  for (const answer of await Promise.all([...calls(visitor, id), visitor.get(plans)]))
    expect(answer.status).toBe(403);
});

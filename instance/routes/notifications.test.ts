import { beforeEach, expect, test } from 'vitest';
import { notifyMember } from '#commands/notify-member.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let ben: TestClient;
let id: string;
let clock = 0;

/** Performs as ben every action that creates a notification for ana. */
beforeEach(async () => {
  clock = Date.now();
  instance = await startTestInstance({ now: () => clock });
  ana = await instance.as('ana');
  ben = await instance.as('ben');
  const poll = { options: ['a', 'b'], expires_in: 60 };
  id = (await ana.post('/api/v1/statuses', { status: 'hello', poll })).body.id;
  await ben.post(`/api/v1/accounts/${ana.account?.id}/follow`);
  await ben.post('/api/v1/statuses', { status: '@ana hi', in_reply_to_id: id });
  await ben.post(`/api/v1/statuses/${id}/favourite`);
  await ben.post(`/api/v1/statuses/${id}/reblog`);
  await ben.put(`/api/v1/pleroma/statuses/${id}/reactions/%F0%9F%94%A5`);
  clock += 61_000;
  instance.runPeriodicTasks();
});

async function types(query = ''): Promise<string[]> {
  const { body } = await ana.get(`/api/v1/notifications${query}`);
  return body.map((each: { type: string }) => each.type);
}

const all = ['poll', 'pleroma:emoji_reaction', 'reblog', 'favourite', 'mention', 'follow'];

test('notificationRoutes: returns every type of notification with its account, status and seen state', async () => {
  expect(await types()).toEqual(all);
  const { body } = await ana.get('/api/v1/notifications');
  expect(body[1]).toMatchObject({ emoji: '🔥', emoji_url: null, account: { acct: 'ben' } });
  expect(body[4]).toMatchObject({ status: { content: expect.stringContaining('hi') } });
  expect(body[5]).not.toHaveProperty('status');
  for (const each of body) expect(each.pleroma).toEqual({ is_muted: false, is_seen: false });
});

test('notificationRoutes: returns moves and follow requests', async () => {
  const cleo = await instance.as('cleo', { locked: true });
  await ben.post(`/api/v1/accounts/${cleo.account?.id}/follow`);
  if (!ben.account || !cleo.account || !ana.account) throw new Error('nobody');
  notifyMember(instance.instance, {
    to: cleo.account.id,
    type: 'move',
    from: ben.account,
    target: ana.account,
  });
  const { body } = await cleo.get('/api/v1/notifications');
  expect(body).toMatchObject([
    { type: 'move', target: { acct: 'ana' } },
    { type: 'follow_request' },
  ]);
});

test.each([
  ['?types[]=mention&types[]=follow', ['mention', 'follow']],
  ['?include_types[]=poll', ['poll']],
  ['?include_types[]=nonsense', all],
  ['?exclude_types[]=poll&exclude_types[]=pleroma:emoji_reaction', all.slice(2)],
  ['?exclude_visibilities[]=public', ['follow']],
  ['?limit=2', all.slice(0, 2)],
  ['?max_id=3', ['mention', 'follow']],
  ['?since_id=4', all.slice(0, 2)],
  ['?min_id=1&limit=2', ['favourite', 'mention']],
  ['?offset=4', ['mention', 'follow']],
])('notificationRoutes: with %s returns %j', async (query, expected) => {
  expect(await types(query)).toEqual(expected);
});

test('notificationRoutes: filters by account', async () => {
  expect(await types(`?account_id=${ben.account?.id}`)).toEqual(all.slice(1));
});

test('notificationRoutes: omits muted accounts unless requested, and blocked accounts always', async () => {
  await ana.post(`/api/v1/accounts/${ben.account?.id}/mute`);
  expect(await types()).toEqual(['poll']);
  expect(await types('?with_muted=true')).toEqual(all);
  const { body } = await ana.get('/api/v1/notifications?with_muted=true');
  expect(body[1].pleroma.is_muted).toBe(true);
  await ana.post(`/api/v1/accounts/${ben.account?.id}/block`);
  expect(await types('?with_muted=true')).toEqual(['poll']);
});

test('notificationRoutes: marks one or all up to an id as seen, and updates the marker', async () => {
  const one = await ana.post('/api/v1/pleroma/notifications/read', 'id=2');
  expect(one.body).toMatchObject({ id: '2', pleroma: { is_seen: true } });
  const some = await ana.post('/api/v1/pleroma/notifications/read', { max_id: '4' });
  expect(some.body.map((each: { id: string }) => each.id)).toEqual(['1', '2', '3', '4']);
  const { body } = await ana.get('/api/v1/notifications');
  expect(body.map((each: { pleroma: { is_seen: boolean } }) => each.pleroma.is_seen)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  const markers = await ana.get('/api/v1/markers?timeline[]=notifications');
  expect(markers.body.notifications).toMatchObject({
    last_read_id: '4',
    pleroma: { unread_count: 2 },
  });
  const unknown = await ana.post('/api/v1/pleroma/notifications/read', { id: '999' });
  expect([unknown.status, unknown.body.error]).toEqual([400, 'Cannot get notification']);
});

test('notificationRoutes: dismisses one, several or all', async () => {
  expect((await ana.post('/api/v1/notifications/1/dismiss')).body).toEqual({});
  expect(await types()).toEqual(all.slice(0, 5));
  await ana.delete('/api/v1/notifications/destroy_multiple?ids[]=2&ids[]=3&ids[]=999');
  expect(await types()).toEqual(all.slice(0, 3));
  expect((await ana.post('/api/v1/notifications/clear')).body).toEqual({});
  expect(await types()).toEqual([]);
});

test('notificationRoutes: removes the notification of an undone action', async () => {
  await ben.post(`/api/v1/statuses/${id}/unfavourite`);
  await ben.post(`/api/v1/statuses/${id}/unreblog`);
  await ben.delete(`/api/v1/pleroma/statuses/${id}/reactions/%F0%9F%94%A5`);
  expect(await types()).toEqual(['poll', 'mention', 'follow']);
});

test('notificationRoutes: omits statuses that are no longer readable, without ending the pages early', async () => {
  await ana.post(`/api/v1/accounts/${ben.account?.id}/follow`);
  await ana.post(`/api/v1/pleroma/accounts/${ben.account?.id}/subscribe`);
  for (const status of ['one', 'two', 'three'])
    await ben.post('/api/v1/statuses', { status, visibility: 'private' });
  expect(await types('?limit=3')).toEqual(['mention', 'mention', 'mention']);
  await ben.post(`/api/v1/accounts/${ana.account?.id}/remove_from_followers`);
  expect(await types('?limit=3')).toEqual(all.slice(0, 3));
  const hidden = (await ana.get('/api/v1/notifications/8')).status;
  expect(hidden).toBe(403);
});

test('notificationRoutes: refuses access to notifications of other members', async () => {
  for (const [answer, error] of [
    [await ben.get('/api/v1/notifications/1'), 'Cannot get notification'],
    [await ana.get('/api/v1/notifications/999'), 'Cannot get notification'],
    [await ana.get('/api/v1/notifications/x'), 'Cannot get notification'],
    [await ben.post('/api/v1/notifications/1/dismiss'), 'Cannot dismiss notification'],
  ] as const)
    expect([answer.status, answer.body.error]).toEqual([403, error]);
  await ben.delete('/api/v1/notifications/destroy_multiple?ids[]=1');
  await ben.post('/api/v1/notifications/clear');
  expect(await types()).toEqual(all);
});

test('notificationRoutes: requires a member with read:notifications', async () => {
  const writer = await instance.as('ana', {}, 'write');
  for (const [client, error] of [
    [instance.visitor, /^Invalid credentials\.$/],
    [writer, /^Insufficient permissions: read:notifications\.$/],
  ] as const)
    for (const path of ['/api/v1/notifications', '/api/v1/notifications/1']) {
      const response = await client.get(path);
      expect([response.status, error.test(response.body.error)]).toEqual([403, true]);
    }
  for (const path of [
    'notifications/clear',
    'notifications/1/dismiss',
    'pleroma/notifications/read',
  ])
    expect((await instance.visitor.post(`/api/v1/${path}`)).status).toBe(403);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestInstance, type TestClient, type TestInstance } from './start-test-instance.ts';

let instance: TestInstance;
let alice: TestClient;
let bob: TestClient;
let carol: TestClient;

beforeEach(async () => {
  instance = await startTestInstance();
  [alice, bob, carol] = [
    await instance.as('alice'),
    await instance.as('bob'),
    await instance.as('carol'),
  ];
});

afterEach(() => instance.close());

async function post(who: TestClient, body: object): Promise<string> {
  return String((await who.post('/api/v1/statuses', body)).body.id);
}

async function count(who: TestClient): Promise<number> {
  return (await alice.get(`/api/v1/accounts/${who.account?.id}`)).body.statuses_count;
}

test('counts: private statuses and reblogs are not counted, and deleting restores the counts', async () => {
  const theirs = await post(alice, { status: 'worth repeating' });
  const ids: string[] = [];
  for (const visibility of ['public', 'unlisted', 'local', 'private', 'direct'])
    ids.push(await post(bob, { status: 'hello', visibility }));
  await bob.post(`/api/v1/statuses/${theirs}/reblog`);
  expect(await count(bob)).toBe(3);
  for (const id of ids) await bob.delete(`/api/v1/statuses/${id}`);
  await bob.post(`/api/v1/statuses/${theirs}/unreblog`);
  expect(await count(bob)).toBe(0);
});

test('counts: private replies are not counted as replies', async () => {
  const id = await post(bob, { status: 'a question' });
  await post(carol, { status: '@bob aloud', in_reply_to_id: id });
  await post(carol, { status: '@bob quietly', in_reply_to_id: id, visibility: 'direct' });
  expect((await bob.get(`/api/v1/statuses/${id}`)).body.replies_count).toBe(1);
});

test('blocks: a status addressed to a blocked account is hidden in timelines and threads, but returned by id', async () => {
  const root = await post(alice, { status: 'a thread' });
  const answer = await post(alice, { status: '@carol you', in_reply_to_id: root });
  const other = await post(alice, { status: 'and all', in_reply_to_id: root });
  await bob.post(`/api/v1/accounts/${carol.account?.id}/block`);
  const { descendants } = (await bob.get(`/api/v1/statuses/${root}/context`)).body;
  expect(descendants.map(({ id }: { id: string }) => id)).toEqual([other]);
  const local = (await bob.get('/api/v1/timelines/public?local=true')).body;
  expect(local.map(({ id }: { id: string }) => id)).toEqual([other, root]);
  expect((await bob.get(`/api/v1/statuses/${answer}`)).status).toBe(200);
});

test('notifications: one that a muted account causes is marked as read from the start', async () => {
  await bob.post(`/api/v1/accounts/${carol.account?.id}/mute`);
  await post(carol, { status: '@bob hey' });
  const [mention] = (await bob.get('/api/v1/notifications?with_muted=true')).body;
  expect(mention.pleroma).toEqual({ is_muted: true, is_seen: true });
});

test('notifications: muting a thread marks its notifications as read', async () => {
  const id = await post(bob, { status: 'a long thread' });
  await post(carol, { status: '@bob more', in_reply_to_id: id });
  await bob.post(`/api/v1/statuses/${id}/mute`);
  const me = (await bob.get('/api/v1/accounts/verify_credentials')).body;
  expect(me.pleroma.unread_notifications_count).toBe(0);
});

import { beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let alice: TestClient;
let mod: TestClient;
let bob: TestClient;

const admin = '/api/v1/pleroma/admin';

beforeEach(async () => {
  instance = await startTestInstance();
  alice = await instance.as('alice', { role: 'admin' });
  mod = await instance.as('mod', { role: 'moderator' });
  bob = await instance.as('bob');
});

async function messages(query = ''): Promise<string[]> {
  const { body } = await mod.get(`${admin}/moderation_log${query}`);
  return body.items.map(({ message }: { message: string }) => message);
}

test('moderationLogRoutes: lists actions of staff, newest first', async () => {
  const { body: post } = await bob.post('/api/v1/statuses', { status: 'x' });
  const names = { nicknames: ['bob'] };
  const tags = { ...names, tags: ['mrf_tag:media-force-nsfw', 'mrf_tag:sandbox'] };
  await mod.put(`${admin}/users/tag`, tags);
  await mod.delete(`${admin}/users/tag`, tags);
  await mod.patch(`${admin}/users/deactivate`, names);
  await mod.patch(`${admin}/users/activate`, names);
  await mod.patch(`${admin}/users/approve`, names);
  await alice.post(`${admin}/users/bob/permission_group/moderator`);
  await alice.delete(`${admin}/users/bob/permission_group/moderator`);
  await alice.patch(`${admin}/users/force_password_reset`, names);
  await mod.put(`${admin}/statuses/${post.id}`, { sensitive: true, visibility: 'unlisted' });
  await mod.delete(`${admin}/statuses/${post.id}`);
  await alice.delete(`${admin}/users?nickname=bob`);
  expect((await messages()).toReversed()).toEqual([
    '@mod added tags: mrf_tag:media-force-nsfw, mrf_tag:sandbox to users: @bob',
    '@mod removed tags: mrf_tag:media-force-nsfw, mrf_tag:sandbox from users: @bob',
    '@mod deactivated users: @bob',
    '@mod activated users: @bob',
    '@mod approved users: @bob',
    '@alice made @bob moderator',
    '@alice revoked moderator role from @bob',
    '@alice forced password reset for users: @bob',
    `@mod updated status #${post.id}, set sensitive: 'true', set visibility: 'unlisted'`,
    `@mod deleted status #${post.id}`,
    '@alice deleted users: @bob',
  ]);
});

test('moderationLogRoutes: lists report changes and notes', async () => {
  const gina = await instance.as('gina');
  const { body: report } = await bob.post('/api/v1/reports', { account_id: gina.account?.id });
  const path = `${admin}/reports/${report.id}`;
  await mod.post(`${path}/notes`, { content: 'Looking' });
  const [note] = (await mod.get(path)).body.notes;
  await mod.delete(`${path}/notes/${note.id}`);
  await mod.patch(`${admin}/reports`, { reports: [{ id: report.id, state: 'resolved' }] });
  expect((await messages()).toReversed()).toEqual([
    `@mod added note 'Looking' to report #${report.id} on user @gina`,
    `@mod deleted note 'Looking' from report #${report.id} on user @gina`,
    `@mod updated report #${report.id} (on user @gina) with 'resolved' state`,
  ]);
});

test('moderationLogRoutes: pages, searches, and refuses members', async () => {
  for (const nickname of ['bob', 'mod', 'bob'])
    await alice.put(`${admin}/users/tag`, { nicknames: [nickname], tags: ['mrf_tag:sandbox'] });
  expect(await messages('?page=2&page_size=2')).toHaveLength(1);
  expect(await messages('?search=@BOB')).toHaveLength(2);
  expect(await messages(`?user_id=${mod.account?.id}`)).toEqual([]);
  const { body } = await mod.get(`${admin}/moderation_log?page_size=1`);
  expect(body).toMatchObject({ total: 3, items: [{ id: 3, time: expect.any(Number) }] });
  expect(body.items[0].data).toMatchObject({
    action: 'tag',
    actor: { id: alice.account?.id, nickname: 'alice', type: 'user' },
  });
  expect((await bob.get(`${admin}/moderation_log`)).status).toBe(403);
});

test('moderationLogRoutes: filters entries by date', async () => {
  await alice.put(`${admin}/users/tag`, { nicknames: ['bob'], tags: ['mrf_tag:sandbox'] });
  const [before, after] = [-1000, 1000].map((offset) =>
    new Date(instance.instance.now() + offset).toISOString(),
  );
  for (const [query, count] of [
    [`start_date=${before}`, 1],
    [`start_date=${after}`, 0],
    [`end_date=${before}`, 0],
    [`start_date=${before}&end_date=${after}`, 1],
    ['start_date=&end_date=soon', 1],
  ] as const)
    expect([query, (await messages(`?${query}`)).length]).toEqual([query, count]);
});

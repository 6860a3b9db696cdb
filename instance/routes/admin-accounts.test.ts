import { beforeEach, expect, test } from 'vitest';
import { expectRecordedResponse } from '#testing/expect-recorded-response.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let alice: TestClient;
let mod: TestClient;
let bob: TestClient;

const users = '/api/v1/pleroma/admin/users';
const statuses = '/api/v1/pleroma/admin/statuses';

beforeEach(async () => {
  instance = await startTestInstance();
  alice = await instance.as('alice', { role: 'admin' });
  mod = await instance.as('mod', { role: 'moderator' });
  bob = await instance.as('bob', { email: 'bob@example.org' });
});

test('adminAccountRoutes: returns one account by name or id', async () => {
  expectRecordedResponse(await alice.get(`${users}/bob`), '611_admin_user_show');
  expect((await mod.get(`${users}/${bob.account?.id}`)).body.email).toBe('bob@example.org');
  expect((await mod.get(`${users}/nobody`)).status).toBe(404);
});

test('adminAccountRoutes: returns an account with its private settings', async () => {
  await bob.patch('/api/v1/accounts/update_credentials', {
    display_name: 'Bob',
    note: 'builds things',
    hide_follows: true,
    default_scope: 'unlisted',
    fields_attributes: [{ name: 'a', value: 'b' }],
  });
  const { body } = await alice.get(`${users}/bob/credentials`);
  expect(body).toMatchObject({
    bio: 'builds things',
    default_scope: 'unlisted',
    email: 'bob@example.org',
    hide_follows: true,
    name: 'Bob',
    nickname: 'bob',
    raw_fields: [{ name: 'a', value: 'b' }],
  });
  expect(JSON.stringify(body)).not.toContain('password');
});

test('adminAccountRoutes: a reset link that an admin creates sets a new password', async () => {
  const response = await alice.get(`${users}/bob/password_reset`);
  expectRecordedResponse(response, '614_admin_password_reset_link');
  const form = `secret=${response.body.token}&password=a-new-password&password_confirmation=a-new-password`;
  const sent = await instance.visitor.post('/api/v1/pleroma/password_reset', form);
  expect(sent.status).toBe(200);
});

test('adminAccountRoutes: after a forced reset, the old password cannot sign in', async () => {
  const response = await alice.patch(`${users}/force_password_reset`, { nicknames: ['bob'] });
  expectRecordedResponse(response, '614_admin_force_password_reset');
  const settings = instance.instance.database.get<{ settings: string }>(
    'SELECT settings FROM accounts WHERE acct = ?',
    'bob',
  )?.settings;
  expect(settings).toContain('"password_reset_required":true');
  for (const nicknames of [['alice'], ['bob', 'alice']])
    expect((await alice.patch(`${users}/force_password_reset`, { nicknames })).status).toBe(400);
});

test.each([
  ['get', `${users}/bob/credentials`],
  ['get', `${users}/bob/password_reset`],
  ['patch', `${users}/force_password_reset`],
] as const)('adminAccountRoutes: only admins may %s %s', async (method, path) => {
  expect((await mod[method](path)).status).toBe(403);
  expect((await bob[method](path)).status).toBe(403);
  expect((await instance.visitor[method](path)).status).toBe(403);
});

function texts(list: readonly { readonly content: string }[]): string[] {
  return list.map(({ content }) => content);
}

test('adminStatusRoutes: lists public statuses by page and account', async () => {
  for (const visibility of ['public', 'unlisted', 'private', 'direct', 'local'])
    await bob.post('/api/v1/statuses', { status: `${visibility} post`, visibility });
  await alice.post('/api/v1/statuses', { status: 'of alice' });
  const all = await mod.get(statuses);
  expect(texts(all.body)).toEqual(['of alice', 'local post', 'unlisted post', 'public post']);
  expect(texts((await mod.get(`${statuses}?page=2&page_size=3`)).body)).toEqual(['public post']);
  const ofBob = await mod.get(`${users}/bob/statuses?page_size=2&godmode=true`);
  expectRecordedResponse(ofBob, '871_admin_user_statuses', [
    'nodeinfo.software.repository',
    'tags',
    'emojis',
  ]);
  expect([texts(ofBob.body.activities), ofBob.body.total]).toEqual([
    ['local post', 'unlisted post'],
    3,
  ]);
});

test('adminStatusRoutes: staff can mark a status as sensitive, restrict its visibility and delete it', async () => {
  const { body: post } = await bob.post('/api/v1/statuses', { status: 'hello' });
  const path = `${statuses}/${post.id}`;
  expect((await mod.get(path)).body.account.email).toBe('bob@example.org');
  const narrowed = await mod.put(path, { sensitive: true, visibility: 'unlisted' });
  expect(narrowed.body).toMatchObject({ sensitive: true, visibility: 'unlisted' });
  expect((await bob.get(`/api/v1/statuses/${post.id}`)).body.sensitive).toBe(true);
  for (const visibility of ['public', 'direct', 'local'])
    expect((await mod.put(path, { visibility })).status).toBe(400);
  const direct = await bob.post('/api/v1/statuses', { status: 'x', visibility: 'direct' });
  for (const method of ['get', 'put', 'delete'] as const)
    expect((await alice[method](`${statuses}/${direct.body.id}`)).status).toBe(404);
  expect((await mod.delete(path)).body).toEqual({});
  expect((await bob.get(`/api/v1/statuses/${post.id}`)).status).toBe(404);
});

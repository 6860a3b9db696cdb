import { beforeAll, expect, test } from 'vitest';
import { insertAccount } from '#store/accounts.ts';
import { startTestInstance, type TestInstance } from '#testing/start-test-instance.ts';

let instance: TestInstance;
let publicId: string;
let privateId: string;

beforeAll(async () => {
  instance = await startTestInstance();
  const bob = await instance.as('bob');
  publicId = (await bob.post('/api/v1/statuses', { status: 'Hello' })).body.id;
  privateId = (await bob.post('/api/v1/statuses', { status: 'Hush', visibility: 'private' })).body
    .id;
  insertAccount(instance.instance.database, {
    id: instance.instance.newId(),
    username: 'rita',
    host: 'remote.example',
    acct: 'rita@remote.example',
    display_name: 'Rita',
    created_at: 0,
  });
});

const follow = (fields: Readonly<Record<string, string>>) =>
  instance.visitor.post('/main/ostatus', new URLSearchParams(fields).toString());

test("remoteInteractionRoutes: the follow page requests the visitor's account and redirects to its host [R-INST-037]", async () => {
  const page = await instance.visitor.get('/main/ostatus?nickname=bob');
  expect(page.status).toBe(200);
  expect(page.body).toContain('Follow bob');
  expect(page.body).toContain('name="user[profile]"');
  const sent = await follow({ 'user[nickname]': 'bob', 'user[profile]': '@rita@remote.example' });
  expect(sent.status).toBe(302);
  expect(sent.headers.get('location')).toBe(
    'https://remote.example/ostatus_subscribe?acct=http%3A%2F%2Finstance.test%2Fusers%2Fbob',
  );
});

test('remoteInteractionRoutes: allows replies to statuses that visitors may read', async () => {
  const page = await instance.visitor.get(`/main/ostatus?status_id=${publicId}`);
  expect(page.body).toContain('Reply to a post by bob');
  expect((await instance.visitor.get(`/main/ostatus?status_id=${privateId}`)).status).toBe(404);
  const sent = await follow({
    'status[status_id]': publicId,
    'status[profile]': 'rita@remote.example',
  });
  expect(sent.headers.get('location')).toContain(encodeURIComponent(`/notice/${publicId}`));
});

test('remoteInteractionRoutes: shows the form again for an unknown account', async () => {
  const answer = await follow({
    'user[nickname]': 'bob',
    'user[profile]': 'someone@nowhere.invalid',
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('This account wasn’t found');
  expect((await instance.visitor.get('/main/ostatus?nickname=nobody')).status).toBe(404);
  expect((await instance.visitor.get('/main/ostatus')).status).toBe(404);
});

test('remoteInteractionRoutes: redirects visitors from other hosts to a search', async () => {
  const response = await instance.visitor.get(
    '/ostatus_subscribe?acct=https%3A%2F%2Fa.example%2F1',
  );
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/search?query=https%3A%2F%2Fa.example%2F1',
  ]);
});

test('remoteInteractionRoutes: the API call returns the URL or an error', async () => {
  const path = '/api/v1/pleroma/remote_interaction';
  const ap_id = 'http://instance.test/users/bob';
  const known = await instance.visitor.post(path, { ap_id, profile: 'rita@remote.example' });
  expect(known.body.url).toMatch(/^https:\/\/remote\.example\//);
  const unknown = await instance.visitor.post(path, { ap_id, profile: 'x@nowhere.invalid' });
  expect([unknown.status, unknown.body]).toEqual([200, { error: "Couldn't find user" }]);
  expect((await instance.visitor.post(path, { ap_id })).status).toBe(400);
});

test('GET /api/v1/instance/peers: returns the hosts of known accounts [R-INST-029]', async () => {
  expect((await instance.visitor.get('/api/v1/instance/peers')).body).toEqual(['remote.example']);
});

test('muteAndBlockRoutes: lists a blocked domain until it is unblocked [R-INST-029]', async () => {
  const bob = await instance.as('bob');
  const path = '/api/v1/domain_blocks';
  expect((await bob.post(path, { domain: 'Remote.Example' })).body).toEqual({});
  expect((await bob.get(path)).body.map((name: string) => name.toLowerCase())).toEqual([
    'remote.example',
  ]);
  expect((await bob.delete(path, { domain: 'remote.example' })).body).toEqual({});
  expect((await bob.get(path)).body).toEqual([]);
  expect((await bob.post(path, {})).status).toBe(400);
  expect((await instance.visitor.get(path)).status).toBe(403);
});

test('remoteInteractionRoutes: a form sent by another page shows the filled form without an error', async () => {
  const answer = await follow({ nickname: 'bob', profile: 'rita@remote.example' });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('value="rita@remote.example"');
  expect(answer.body).not.toContain('role="alert"');
});

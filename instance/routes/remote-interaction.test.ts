import { beforeAll, expect, test } from 'vitest';
import { insertAccount } from '#instance/store/accounts.ts';
import { startTestInstance, type TestInstance } from '#instance/testing/start-test-instance.ts';

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

test('[R-INST-037] the page of remote follow asks for one’s own account and leads there', async () => {
  const page = await instance.visitor.get('/main/ostatus?nickname=bob');
  expect(page.status).toBe(200);
  expect(page.body).toContain('Remotely follow bob');
  expect(page.body).toContain('name="user[profile]"');
  const sent = await follow({ 'user[nickname]': 'bob', 'user[profile]': '@rita@remote.example' });
  expect(sent.status).toBe(302);
  expect(sent.headers.get('location')).toBe(
    'https://remote.example/ostatus_subscribe?acct=http%3A%2F%2Finstance.test%2Fusers%2Fbob',
  );
});

test('a post can be answered from elsewhere, but only one that visitors may read', async () => {
  const page = await instance.visitor.get(`/main/ostatus?status_id=${publicId}`);
  expect(page.body).toContain('Interact with a post of bob');
  expect((await instance.visitor.get(`/main/ostatus?status_id=${privateId}`)).status).toBe(404);
  const sent = await follow({
    'status[status_id]': publicId,
    'status[profile]': 'rita@remote.example',
  });
  expect(sent.headers.get('location')).toContain(encodeURIComponent(`/notice/${publicId}`));
});

test('whoever is not known gets the form again', async () => {
  const answer = await follow({
    'user[nickname]': 'bob',
    'user[profile]': 'someone@nowhere.invalid',
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('Couldn&#39;t find user');
  expect((await instance.visitor.get('/main/ostatus?nickname=nobody')).status).toBe(404);
  expect((await instance.visitor.get('/main/ostatus')).status).toBe(404);
});

test('whoever comes from elsewhere to act here is led to a search for it', async () => {
  const answer = await instance.visitor.get('/ostatus_subscribe?acct=https%3A%2F%2Fa.example%2F1');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/search?query=https%3A%2F%2Fa.example%2F1',
  ]);
});

test('the call of the interface gives the address or says that there is nobody', async () => {
  const path = '/api/v1/pleroma/remote_interaction';
  const ap_id = 'http://instance.test/users/bob';
  const known = await instance.visitor.post(path, { ap_id, profile: 'rita@remote.example' });
  expect(known.body.url).toMatch(/^https:\/\/remote\.example\//);
  const unknown = await instance.visitor.post(path, { ap_id, profile: 'x@nowhere.invalid' });
  expect([unknown.status, unknown.body]).toEqual([200, { error: "Couldn't find user" }]);
  expect((await instance.visitor.post(path, { ap_id })).status).toBe(400);
});

test('[R-INST-029] peers are the hosts that the instance knows somebody of', async () => {
  expect((await instance.visitor.get('/api/v1/instance/peers')).body).toEqual(['remote.example']);
});

test('[R-INST-029] a blocked domain is listed, and open again afterwards', async () => {
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

test('what another page sends shows the form, filled, and no error', async () => {
  const answer = await follow({ nickname: 'bob', profile: 'rita@remote.example' });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('value="rita@remote.example"');
  expect(answer.body).not.toContain('role="alert"');
});

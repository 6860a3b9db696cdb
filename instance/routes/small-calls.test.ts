import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#instance/testing/start-test-instance.ts';

let instance: TestInstance;
let bob: TestClient;
beforeEach(async () => {
  instance = await startTestInstance({
    origin: 'http://127.0.0.1:4000',
    config: { suggestions: true },
  });
  bob = await instance.as('bob', { password: 'correct horse' });
});
afterEach(() => instance.close());

test.each([
  ['/api/v1/endorsements', []],
  ['/api/v1/accounts/1/identity_proofs', []],
  ['/api/v1/pleroma/apps', []],
  ['/api/v0/pleroma/reports', { reports: [], total: 0 }],
])('%s answers a member as the real server does', async (path, body) => {
  expect(await bob.get(path)).toMatchObject({ status: 200, body });
  expect((await instance.visitor.get(path)).status).toBe(403);
});

test('a member reads their own reports, without the notes of staff', async () => {
  const ana = await instance.as('ana');
  const mod = await instance.as('mod', { role: 'moderator' });
  const sent = { account_id: ana.account?.id, comment: 'too loud' };
  const { body } = await bob.post('/api/v1/reports', sent);
  await mod.post(`/api/v1/pleroma/admin/reports/${body.id}/notes`, { content: 'between us' });
  const own = await bob.get('/api/v0/pleroma/reports');
  expect(own.body).toMatchObject({ total: 1, reports: [{ id: body.id, content: 'too loud' }] });
  expect(JSON.stringify(own.body)).not.toContain('between us');
  expect((await ana.get('/api/v0/pleroma/reports')).body.total).toBe(0);
});

test('who disables their account is signed out', async () => {
  const path = '/api/pleroma/disable_account';
  expect((await bob.post(path, { password: 'guess' })).body).toEqual({
    error: 'Invalid password.',
  });
  expect((await bob.post(path, { password: 'correct horse' })).body).toEqual({ status: 'success' });
  expect((await bob.get('/api/v1/accounts/verify_credentials')).status).toBe(403);
});

test('a call that is not there says so as JSON, with its charset', async () => {
  const { status, headers } = await instance.visitor.get('/api/v1/nothing');
  expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
});

test('nodeinfo names its profile', async () => {
  const { headers } = await instance.visitor.get('/nodeinfo/2.0.json');
  expect(headers.get('content-type')).toContain('profile=http://nodeinfo.diaspora.software/ns');
});

test('the manifest is JSON', async () => {
  const { headers, body } = await instance.visitor.get('/manifest.json');
  expect(headers.get('content-type')).toContain('json');
  expect(body).toMatchObject({ start_url: '/', display: 'standalone' });
});

test('ending a sign-in without saying for which app is no error', async () => {
  const answer = await instance.visitor.post('/oauth/revoke', { token: 'x' });
  expect(answer.status).toBe(200);
});

test.each(['bob@localhost', 'bob@127.0.0.1', '@bob@127.0.0.1:4000', 'BOB@LOCALHOST'])(
  'the address that people see in the browser is this host: %s',
  async (acct) => {
    const found = await instance.visitor.get(
      `/api/v1/accounts/lookup?acct=${encodeURIComponent(acct)}`,
    );
    expect(found.body.acct).toBe('bob');
  },
);

test('another host is another host', async () => {
  const found = await instance.visitor.get('/api/v1/accounts/lookup?acct=bob@localhost.example');
  expect(found.status).toBe(404);
});

test('the old call of suggestions answers people where nodeinfo promises them', async () => {
  const ana = await instance.as('ana');
  instance.instance.database.run('UPDATE accounts SET suggested = 1');
  expect((await bob.get('/api/v1/suggestions')).body).toMatchObject([{ id: ana.account?.id }]);
});

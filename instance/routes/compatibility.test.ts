import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertAccount } from '#store/accounts.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

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
])('compatibilityRoutes: responds to GET %s of a member like Akkoma', async (path, body) => {
  expect(await bob.get(path)).toMatchObject({ status: 200, body });
  expect((await instance.visitor.get(path)).status).toBe(403);
});

test("GET /api/v0/pleroma/reports: returns the member's reports without notes of staff", async () => {
  const ana = await instance.as('ana');
  const mod = await instance.as('mod', { role: 'moderator' });
  const sent = { account_id: ana.account?.id, comment: 'too loud' };
  const { body } = await bob.post('/api/v1/reports', sent);
  await mod.post(`/api/v1/pleroma/admin/reports/${body.id}/notes`, { content: 'between us' });
  const own = await bob.get('/api/v0/pleroma/reports');
  expect(own.body).toMatchObject({ total: 1, reports: [{ id: body.id, content: 'too loud' }] });
  expect(own.body.reports[0].account).not.toHaveProperty('email');
  expect(own.body.reports[0].account).not.toHaveProperty('registration_reason');
  expect(JSON.stringify(own.body)).not.toContain('between us');
  expect((await ana.get('/api/v0/pleroma/reports')).body.total).toBe(0);
});

test('GET /api/v0/pleroma/reports: omits statuses that the author may not read', async () => {
  const ana = await instance.as('ana');
  const secret = { status: 'for my followers', visibility: 'private' };
  const { body: hidden } = await ana.post('/api/v1/statuses', secret);
  const { body: open } = await ana.post('/api/v1/statuses', { status: 'for all' });
  const status_ids = [hidden.id, open.id];
  await bob.post('/api/v1/reports', { account_id: ana.account?.id, status_ids });
  const { body } = await bob.get('/api/v0/pleroma/reports');
  expect(body.reports[0].statuses.map(({ id }: { id: string }) => id)).toEqual([open.id]);
  expect(JSON.stringify(body)).not.toContain('for my followers');
});

test('POST /api/pleroma/disable_account: signs the member out', async () => {
  const path = '/api/pleroma/disable_account';
  expect((await bob.post(path, { password: 'guess' })).body).toEqual({
    error: 'Invalid password.',
  });
  expect((await bob.post(path, { password: 'correct horse' })).body).toEqual({ status: 'success' });
  expect((await bob.get('/api/v1/accounts/verify_credentials')).status).toBe(403);
});

test('instance: responds to an unknown call with a JSON error and its charset', async () => {
  const { status, headers } = await instance.visitor.get('/api/v1/nothing');
  expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
});

test('GET /nodeinfo/2.0.json: names its profile in the content type', async () => {
  const { headers } = await instance.visitor.get('/nodeinfo/2.0.json');
  expect(headers.get('content-type')).toContain('profile=http://nodeinfo.diaspora.software/ns');
});

test('GET /manifest.json: returns JSON', async () => {
  const { headers, body } = await instance.visitor.get('/manifest.json');
  expect(headers.get('content-type')).toContain('json');
  expect(body).toMatchObject({ start_url: '/', display: 'standalone' });
});

test('POST /oauth/revoke: accepts a request without an app', async () => {
  const response = await instance.visitor.post('/oauth/revoke', { token: 'x' });
  expect(response.status).toBe(200);
});

test.each(['bob@localhost', 'bob@127.0.0.1', '@bob@127.0.0.1:4000', 'BOB@LOCALHOST'])(
  "toLocalAcct: treats the browser's address as this host: %s",
  async (acct) => {
    const found = await instance.visitor.get(
      `/api/v1/accounts/lookup?acct=${encodeURIComponent(acct)}`,
    );
    expect(found.body.acct).toBe('bob');
  },
);

test('toLocalAcct: does not change another host', async () => {
  const found = await instance.visitor.get('/api/v1/accounts/lookup?acct=bob@localhost.example');
  expect(found.status).toBe(404);
});

test('GET /api/v1/suggestions: returns accounts if nodeinfo announces suggestions', async () => {
  const ana = await instance.as('ana');
  instance.instance.database.run('UPDATE accounts SET suggested = 1');
  expect((await bob.get('/api/v1/suggestions')).body).toMatchObject([{ id: ana.account?.id }]);
});

test('accountView: remote accounts have the favicon of their host', async () => {
  const id = instance.instance.newId();
  const name = {
    username: 'rita',
    host: 'far.example',
    acct: 'rita@far.example',
    display_name: 'Rita',
  };
  insertAccount(instance.instance.database, { id, ...name, created_at: 0 });
  const { body } = await bob.get(`/api/v1/accounts/${id}`);
  expect(body.pleroma.favicon).toContain('far.example');
  expect(body.akkoma.instance.favicon).toBe(body.pleroma.favicon);
  const icon = await bob.get(new URL(body.pleroma.favicon).pathname);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  const own = await bob.get(`/api/v1/accounts/${bob.account?.id}`);
  expect(own.body.pleroma.favicon).toMatch(/\/favicon\.png$/);
});

test.each(['public?local=true&only_media=false', 'tag/a?any[]=b&local=true'])(
  'listResponse: the links of the timeline %s repeat its query and end with `local`, like on Akkoma',
  async (path) => {
    await bob.post('/api/v1/statuses', { status: '#a #b' });
    const { headers } = await bob.get(`/api/v1/timelines/${path}&limit=1`);
    const [next = '', previous = ''] = (headers.get('link') ?? '').split(', ');
    for (const link of [next, previous]) {
      const address = new URL(/<(.*)>/.exec(link)?.[1] ?? '');
      for (const [name, value] of new URLSearchParams(path.split('?')[1]))
        expect(address.searchParams.getAll(name)).toContain(value);
      expect(address.search).toMatch(/&local=true$/);
      expect(address.searchParams.get('limit')).toBe('1');
    }
  },
);

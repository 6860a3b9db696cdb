import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startInstance } from '#start-instance.ts';
import { loadExchanges } from '@rookery/contract/testing/recordings.ts';
import {
  startTestInstance,
  testOrigin,
  type TestClient,
  type TestInstance,
} from './start-test-instance.ts';

let instance: TestInstance;
let alice: TestClient;
let bob: TestClient;

beforeEach(async () => {
  instance = await startTestInstance();
  alice = await instance.as('alice', { role: 'admin' });
  bob = await instance.as('bob');
});

afterEach(() => instance.close());

async function post(who: TestClient, body: object): Promise<string> {
  return String((await who.post('/api/v1/statuses', body)).body.id);
}

function linkOf(headers: Headers, rel: string): URL | undefined {
  const found = new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1];
  return found === undefined ? undefined : new URL(found);
}

test('paging: a list ends only with an empty page, even after a short one [R-INST-034]', async () => {
  for (let number = 0; number < 7; number += 1) await post(bob, { status: `number ${number}` });
  const sizes: number[] = [];
  let path: string | undefined = '/api/v1/timelines/home?limit=3';
  while (path !== undefined) {
    const { body, headers } = await bob.get(path);
    sizes.push(body.length);
    const next = linkOf(headers, 'next');
    if (next) expect(next.origin).toBe(testOrigin);
    path = next && next.pathname + next.search;
  }
  expect(sizes).toEqual([3, 3, 1, 0]);
});

test('paging: links repeat the parameters, and prev is present from the second page on [R-INST-034]', async () => {
  for (let number = 0; number < 5; number += 1) await post(bob, { status: `number ${number}` });
  const first = await bob.get('/api/v1/timelines/home?limit=2&exclude_visibilities[]=direct');
  const next = linkOf(first.headers, 'next');
  expect(next?.searchParams.get('limit')).toBe('2');
  expect(next?.searchParams.getAll('exclude_visibilities[]')).toEqual(['direct']);
  const second = await bob.get(`${next?.pathname}${next?.search}`);
  const back = linkOf(second.headers, 'prev');
  expect(back?.searchParams.has('max_id')).toBe(true);
  expect(back?.searchParams.has('min_id')).toBe(true);
});

test('paging: links of notifications omit the requested types', async () => {
  const id = await post(bob, { status: 'like me' });
  await alice.post(`/api/v1/statuses/${id}/favourite`);
  const { headers } = await bob.get('/api/v1/notifications?types[]=favourite&exclude_types[]=poll');
  const next = linkOf(headers, 'next')?.searchParams;
  expect([next?.has('types[]'), next?.has('exclude_types[]')]).toEqual([false, true]);
});

test('paging: since_id without newer items is an empty list without links [R-INST-034]', async () => {
  const newest = await post(bob, { status: 'the newest' });
  const { status, body, headers } = await bob.get(`/api/v1/timelines/home?since_id=${newest}`);
  expect([status, body, headers.has('link')]).toEqual([200, [], false]);
});

test('Idempotency-Key: returns the first result again [R-INST-018]', async () => {
  const key = { 'idempotency-key': 'k-1' };
  const first = await bob.post('/api/v1/statuses', { status: 'once' }, key);
  const again = await bob.post('/api/v1/statuses', { status: 'and something else' }, key);
  expect([again.status, again.body.id]).toEqual([200, first.body.id]);
  expect(again.body.content).toBe('once');
});

test.each(['/api/v1/nosuch/path', '/api/v2/instance', '/api/v2/filters', '/api/nosuch'])(
  'errors: an unknown %s is answered as recorded',
  async (path) => {
    const recorded = loadExchanges().find(({ name }) => name === '500_api_unknown')?.response;
    const { status, body } = await instance.visitor.get(path);
    expect([status, body]).toEqual([recorded?.status, recorded?.body]);
  },
);

test('instance: pages of other origins can read every response and its Link header', async () => {
  for (const path of ['/api/v1/instance', '/api/v1/nosuch', '/api/v1/timelines/home']) {
    const { headers } = await instance.visitor.get(path, { origin: 'http://client.test' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe(
      'Link,X-RateLimit-Reset,X-RateLimit-Limit,X-RateLimit-Remaining,X-Request-Id,Idempotency-Key',
    );
  }
  const preflight = await instance.fetch(
    new Request(`${testOrigin}/api/v1/statuses`, {
      method: 'OPTIONS',
      headers: { origin: 'http://client.test', 'access-control-request-method': 'POST' },
    }),
  );
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
});

test('ids: sort by time; those of notifications and lists are numeric', async () => {
  const ids = [await post(bob, { status: 'one' }), await post(bob, { status: 'two' })];
  expect(ids.every((id) => /^[0-9A-Za-z]{18}$/.test(id))).toBe(true);
  expect(ids[0] && ids[1] && ids[0] < ids[1]).toBe(true);
  await alice.post(`/api/v1/statuses/${ids[0]}/favourite`);
  const [notification] = (await bob.get('/api/v1/notifications')).body;
  const list = (await bob.post('/api/v1/lists', { title: 'Friends' })).body;
  expect([notification.id, list.id]).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^\d+$/),
  ]);
});

test('tokens: an invalid one is ignored for public calls, and 403 for others', async () => {
  await post(bob, { status: 'for all' });
  const bad = { authorization: 'Bearer nonsense' };
  expect((await instance.visitor.get('/api/v1/timelines/public', bad)).status).toBe(200);
  const home = await instance.visitor.get('/api/v1/timelines/home', bad);
  expect([home.status, home.body]).toEqual([403, { error: 'Invalid credentials.' }]);
});

test('visitors: invisible things are 404, never 401', async () => {
  const id = await post(bob, { status: 'for followers', visibility: 'private' });
  const { status, body } = await instance.visitor.get(`/api/v1/statuses/${id}`);
  expect([status, body]).toEqual([404, { error: 'Record not found' }]);
});

test('unreblog: returns the original status', async () => {
  const id = await post(bob, { status: 'worth repeating' });
  const repeat = await alice.post(`/api/v1/statuses/${id}/reblog`);
  expect(repeat.body.reblog.id).toBe(id);
  const back = await alice.post(`/api/v1/statuses/${id}/unreblog`);
  expect([back.body.id, back.body.reblog]).toEqual([id, null]);
});

test('DELETE /api/v1/statuses/:id: returns the source for redrafting', async () => {
  const id = await post(bob, { status: '**bold**', content_type: 'text/markdown' });
  expect((await bob.delete(`/api/v1/statuses/${id}`)).body.text).toBe('**bold**');
});

test('relationships: blocked accounts cannot see who blocks them', async () => {
  await alice.post(`/api/v1/accounts/${bob.account?.id}/block`);
  const [relationship] = (await bob.get(`/api/v1/accounts/relationships?id[]=${alice.account?.id}`))
    .body;
  expect(relationship.blocked_by).toBe(false);
  expect((await bob.post(`/api/v1/accounts/${alice.account?.id}/follow`)).status).toBe(403);
});

test('notifications: unknown types are ignored', async () => {
  const id = await post(bob, { status: 'like me' });
  await alice.post(`/api/v1/statuses/${id}/favourite`);
  expect((await bob.get('/api/v1/notifications?types[]=bogus')).body).toHaveLength(1);
});

test('search: offers the query as a hashtag', async () => {
  const { body } = await bob.get('/api/v2/search?q=neverwritten');
  expect(body.hashtags).toEqual([
    { name: 'neverwritten', url: expect.stringContaining('/neverwritten') },
  ]);
});

test('routes: a trailing slash is ignored', async () => {
  expect((await bob.get('/api/v1/mutes/')).body).toEqual([]);
  expect((await bob.get('/api/v1/accounts/relationships/?id=x')).status).toBe(200);
});

test('streams: a revoked token closes its socket with 1000', async () => {
  const server = await startInstance({ port: 0, host: '127.0.0.1' });
  const request = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(server.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const app = await request('/api/v1/apps', {
    client_name: 'api-conventions',
    redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes: 'read',
  });
  const { client_id, client_secret } = app;
  const token = await request('/oauth/token', {
    client_id,
    client_secret,
    grant_type: 'client_credentials',
    scope: 'read',
  });
  const url = `${server.origin.replace('http', 'ws')}/api/v1/streaming?stream=public`;
  const socket = new WebSocket(`${url}&access_token=${token['access_token']}`);
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve);
  });
  await new Promise((resolve) => {
    socket.once('open', resolve);
  });
  await request('/oauth/revoke', { client_id, client_secret, token: token['access_token'] });
  expect(await closed).toBe(1000);
  await server.close();
});

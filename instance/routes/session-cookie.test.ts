import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let visitor: TestClient;

const password = 'correct horse';
const own = { 'sec-fetch-site': 'same-origin' };
const me = '/api/v1/accounts/verify_credentials';

async function start(sessionCookie: boolean): Promise<void> {
  instance = await startTestInstance({ config: { sessionCookie } });
  visitor = instance.visitor;
  await instance.as('bob', { password });
}

beforeEach(() => start(true));
afterEach(() => instance.close());

/**
 * Signs in from a page. Resolves to the app, the token and the cookie as a browser would send it.
 */
async function signIn(scope = 'read write', headers: Record<string, string> = own) {
  const sent = { client_name: 'x', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob', scopes: scope };
  const app = (await visitor.post('/api/v1/apps', sent)).body;
  const { client_id, client_secret } = app;
  const parameters = {
    grant_type: 'password',
    username: 'bob',
    password,
    client_id,
    client_secret,
  };
  const response = await visitor.post('/oauth/token', { ...parameters, scope }, headers);
  const set = response.headers.get('set-cookie');
  return { app, token: response.body.access_token, set, cookie: set?.split(';')[0] ?? '' };
}

async function verifiedAccount(headers: Record<string, string>): Promise<unknown> {
  const { status, body } = await visitor.get(me, headers);
  return status === 200 ? body.acct : status;
}

test('tokenByCookie: a page of the same origin reads as the member with the cookie alone', async () => {
  const { cookie, set, token } = await signIn();
  expect(set).toMatch(/; path=\/; HttpOnly; SameSite=Lax$/);
  expect(set).not.toContain(token);
  expect(await verifiedAccount({ ...own, cookie })).toBe('bob');
  expect(await verifiedAccount({ ...own, cookie: `a=1; ${cookie}; b=2` })).toBe('bob');
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a client without Sec-Fetch-Site', {}],
  ['a client with two values of Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin, cross-site' }],
] as const)('tokenByCookie: ignores the cookie of a request from %s', async (_, headers) => {
  const { cookie } = await signIn();
  expect(await verifiedAccount({ ...headers, cookie })).toBe(403);
});

test('tokenByCookie: the cookie permits no calls that write or create secrets', async () => {
  const { cookie } = await signIn();
  const headers = { ...own, cookie };
  expect((await visitor.post('/api/v1/statuses', { status: 'hello' }, headers)).status).toBe(403);
  for (const path of ['/accounts/mfa/backup_codes', '/accounts/mfa/setup/totp'])
    expect((await visitor.get(`/api/pleroma${path}`, headers)).status).toBe(403);
});

test('tokenByCookie: the cookie is limited to the scopes of its token', async () => {
  const { cookie } = await signIn('read:accounts');
  const bob = await instance.as('bob');
  const { body } = await bob.post('/api/v1/statuses', { status: 'psst', visibility: 'private' });
  const headers = { ...own, cookie };
  expect(await verifiedAccount(headers)).toBe('bob');
  expect((await visitor.get(`/api/v1/statuses/${body.id}`, headers)).status).toBe(404);
  expect((await visitor.get('/api/v1/notifications', headers)).status).toBe(403);
});

test('tokenByCookie: the cookie does not replace an invalid token', async () => {
  const { cookie } = await signIn();
  for (const authorization of ['Bearer wrong', 'Bearer ', 'Basic eDp5', ''])
    expect(await verifiedAccount({ ...own, cookie, authorization })).toBe(403);
});

test("tokenByCookie: the cookie ends with its token, even if the token's id is used again", async () => {
  const { app, cookie, token } = await signIn();
  const { client_id, client_secret } = app;
  await visitor.post('/oauth/revoke', { client_id, client_secret, token });
  await instance.as('ana');
  expect(await verifiedAccount({ ...own, cookie })).toBe(403);
});

test('tokenByCookie: the cookie ends when the account is deactivated', async () => {
  const { cookie } = await signIn();
  instance.instance.database.run('UPDATE accounts SET active = 0');
  expect(await verifiedAccount({ ...own, cookie })).toBe(403);
});

test('tokenByCookie: ignores a modified cookie', async () => {
  const { cookie, token } = await signIn();
  const [name = '', value = ''] = cookie.split('=');
  const [id = '', proof = ''] = value.split('.');
  const wrong = [
    `${Number(id) + 1}.${proof}`,
    `${id}.`,
    `${id}.${token}`,
    `${id}.${proof}A`,
    token,
  ];
  for (const each of wrong)
    expect(await verifiedAccount({ ...own, cookie: `${name}=${each}` })).toBe(403);
});

test('withSessionCookie: sets no cookie for other sites or for apps', async () => {
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await signIn('read', { 'sec-fetch-site': site })).set).toBeNull();
  const { client_id, client_secret } = (await signIn()).app;
  const parameters = { grant_type: 'client_credentials', client_id, client_secret };
  const response = await visitor.post('/oauth/token', parameters, own);
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
});

test('tokenByCookie: is disabled by default', async () => {
  const { cookie } = await signIn();
  await instance.close();
  await start(false);
  expect((await signIn()).set).toBeNull();
  expect(await verifiedAccount({ ...own, cookie })).toBe(403);
});

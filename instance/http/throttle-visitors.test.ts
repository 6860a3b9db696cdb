import { beforeEach, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#testing/start-test-instance.ts';

let now = Date.now();
let instance: TestInstance;

beforeEach(async () => {
  instance = await startTestInstance({
    now: () => now,
    config: { throttle: true, registration: { confirmation: true, captcha: 'native' } },
  });
  now += 86_400_000;
});

interface Sent {
  readonly address: string;
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
}

async function send({ address, method = 'POST', path, body, token }: Sent): Promise<Response> {
  const headers = new Headers({ host: 'instance.test', 'content-type': 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const payload = method === 'GET' ? null : JSON.stringify(body ?? {});
  return instance.fetch(
    new Request(`http://instance.test${path}`, { method, headers, body: payload }),
    { address },
  );
}

/** Sends requests one after the other. Returns how many were not refused with 429. */
async function allowedOf(count: number, nth: (index: number) => Sent): Promise<number> {
  let allowed = 0;
  for (let index = 0; index < count; index += 1)
    if ((await send(nth(index))).status !== 429) allowed += 1;
  return allowed;
}

const someApp = { client_name: 'x', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob' };
const addressOf = (index: number): string => `203.0.${index >> 8}.${index & 255}`;

test.each([
  ['POST', '/api/v1/apps', someApp, 30],
  ['POST', '/api/v1/accounts', { username: 'x' }, 25],
  ['GET', '/api/v1/pleroma/captcha', undefined, 60],
  ['GET', '/captchas/x.png', undefined, 60],
  ['POST', '/auth/password?email=x@y.test', {}, 5],
  ['POST', '/api/v1/pleroma/accounts/confirmation_resend?email=x@y.test', {}, 5],
] as const)('Throttle: limits %s %s per address', async (method, path, body, most) => {
  const address = '198.51.100.1';
  expect(await allowedOf(most + 3, () => ({ address, method, path, body }))).toBe(most);
  expect((await send({ address: '198.51.100.2', method, path, body })).status).not.toBe(
    path.includes('?') ? 200 : 429,
  );
});

test.each([
  ['POST', '/api/v1/apps', someApp, 30],
  ['POST', '/api/v1/accounts', { username: 'x' }, 25],
] as const)(
  'Throttle: limits %s %s per address, whichever member sends it',
  async (method, path, body, most) => {
    const tokens: (string | undefined)[] = [];
    for (const name of ['ana', 'ben', 'cleo']) tokens.push((await instance.as(name)).token);
    const address = '198.51.100.1';
    const nth = (index: number): Sent => ({
      address,
      method,
      path,
      body,
      token: tokens[index % tokens.length],
    });
    expect(await allowedOf(most + 3, nth)).toBe(most);
  },
);

test.each([
  ['/api/v1/apps', 1000],
  ['/api/v1/accounts', 500],
  ['/auth/password?email=', 300],
  ['/api/v1/pleroma/accounts/confirmation_resend?email=', 300],
])('Throttle: limits %s of all addresses together', async (path, most) => {
  const nth = (index: number): Sent => ({
    address: addressOf(index),
    path: path.endsWith('=') ? `${path}x${index}@y.test` : path,
  });
  expect(await allowedOf(most + 3, nth)).toBe(most);
  now += 86_400_000;
  expect((await send(nth(0))).status).not.toBe(429);
});

test.each([
  ['email=ana@y.test'],
  ['nickname=ana'],
  ['email=ANA@y.test'],
  ['nickname=ana@localhost'],
])('Throttle: limits confirmation mails to one recipient over all addresses: %s', async (query) => {
  await instance.as('ana', { email: 'ana@y.test', confirmed: false });
  const path = `/api/v1/pleroma/accounts/confirmation_resend?${query}`;
  expect(await allowedOf(30, (index) => ({ address: addressOf(index), path }))).toBe(5);
  expect(await instance.instance.mail.all()).toHaveLength(5);
});

test('Throttle: limits sign-ups and address changes that send mails to one recipient', async () => {
  const body = { username: 'x', email: 'Victim@y.test ', password: 'x', agreement: true };
  const signUps = (index: number): Sent => ({
    address: addressOf(index),
    path: '/api/v1/accounts',
    body: { ...body, email: index % 2 ? 'victim@y.test' : body.email },
  });
  const { body: app } = await instance.visitor.post('/api/v1/apps', someApp);
  const grant = { grant_type: 'client_credentials', ...app };
  const token = (await instance.visitor.post('/oauth/token', grant)).body.access_token;
  expect(await allowedOf(12, (index) => ({ ...signUps(index), token }))).toBe(10);

  const members: (string | undefined)[] = [];
  for (let index = 0; index < 12; index += 1)
    members.push((await instance.as(`member${index}`)).token);
  const change = (index: number): Sent => ({
    address: addressOf(index),
    path: '/api/pleroma/change_email',
    body: { email: 'other@y.test', password: 'x' },
    token: members[index],
  });
  expect(await allowedOf(12, change)).toBe(10);
});

test.each([
  ['/auth/password?email=ana@y.test&username=x%', {}, 5],
  ['/auth/password?email=ana@y.test&mfa_token=x%', {}, 5],
  [`/auth/password?email=${'%20'.repeat(400)}ana@y.test`, {}, 5],
  ['/api/v1/pleroma/accounts/confirmation_resend?nickname=ana&username=x%', {}, 5],
  ['/oauth/token', { username: 'ana', password: 'x', mfa_token: 'x%' }, 15],
  ['/oauth/token', { username: 'ana', password: 'x', mfa: { mfa_token: 'x%' } }, 15],
  ['/oauth/authorize', { authorization: { name: 'ana', password: 'x' }, username: 'x%' }, 15],
])(
  'Throttle: limits attempts on one account, whatever other parameters are sent to %s: %j',
  async (path, body, most) => {
    await instance.as('ana', { email: 'ana@y.test' });
    const grant = { grant_type: 'password', client_id: 'x', client_secret: 'x' };
    const nth = (index: number): Sent => ({
      address: addressOf(index),
      path: path.replace(/x%$/, `x${index}`),
      body: JSON.parse(JSON.stringify({ ...grant, ...body }).replaceAll('x%', `x${index}`)),
    });
    expect(await allowedOf(most + 3, nth)).toBe(most);
  },
);

test.each([
  ['/api/v1/timelines/public', 'GET', 3],
  ['/auth/password?email=x@y.test', 'POST', 5],
  ['/api/v1/apps', 'POST', 30],
])('Throttle: says when to try %s again', async (path, method, most) => {
  const sent = { address: '198.51.100.1', path, method };
  for (let index = 0; index < most; index += 1) await send(sent);
  const refused = await send(sent);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ error: 'Throttled' });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
  now += seconds * 1000;
  expect((await send(sent)).status).not.toBe(429);
});

const guess = (index: number): Sent => ({
  address: addressOf(index),
  path: '/oauth/token',
  body: { grant_type: 'password', username: 'ana', password: 'x' },
});

test.each([
  ['ids of statuses', (index: number) => `/api/v1/statuses/${index}x/favourite`],
  ['addresses that reset passwords', () => '/auth/password?email=x@y.test'],
  ['names that reset passwords', (index: number) => `/auth/password?email=x${index}@y.test`],
])('Throttle: a flood of %s does not reset the guesses of a password', async (_flood, pathOf) => {
  await instance.as('ana');
  expect(await allowedOf(16, guess)).toBe(15);
  for (let index = 0; index < 12_000; index += 1)
    await send({ address: `10.${index >> 8}.0.${index & 255}`, path: pathOf(index) });
  expect((await send(guess(99))).status).toBe(429);
});

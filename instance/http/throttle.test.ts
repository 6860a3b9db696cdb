import { beforeEach, describe, expect, test } from 'vitest';
import { loadExchanges } from '@rookery/contract/testing/recordings.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

const recorded = new Map(loadExchanges().map((exchange) => [exchange.name, exchange.response]));

let now = Date.now();
let instance: TestInstance;
let bob: TestClient;
let statusId: string;
let carolId: string;

beforeEach(async () => {
  instance = await startTestInstance({ now: () => now, config: { throttle: true } });
  bob = await instance.as('bob');
  carolId = (await instance.as('carol')).account?.id ?? '';
  statusId = (await bob.post('/api/v1/statuses', { status: 'One' })).body.id;
  now += 3_600_000;
});

const post = (path: string, body?: unknown) => () => bob.post(path, body);

/** By recording of a 429: how many of these requests Akkoma accepted before it, and the request. */
const allowed: Readonly<
  Record<string, readonly [number, (path: string) => () => Promise<TestResponse>]>
> = {
  '900_throttled_follow': [2, () => post(`/api/v1/accounts/${carolId}/follow`)],
  '901_throttled_post': [15, () => post('/api/v1/statuses', { status: 'Again' })],
  '902_throttled_timeline_anon': [3, () => () => instance.visitor.get('/api/v1/timelines/public')],
  '902_throttled_timeline_user': [3, () => () => bob.get('/api/v1/timelines/home')],
  '903_throttled_search': [30, () => () => bob.get('/api/v2/search?q=a')],
  '904_throttled_password_reset': [
    5,
    () => () => instance.visitor.post('/auth/password?email=x@y.test'),
  ],
  '906_throttled_favourite': [3, () => post(`/api/v1/statuses/${statusId}/favourite`)],
  '907_throttled_register': [
    25,
    () => () =>
      instance.visitor.post('/api/v1/accounts', {
        username: 'bob',
        email: 'x',
        password: 'x',
        agreement: true,
      }),
  ],
};

test.each(Object.keys(allowed))(
  'Throttle: %s allows the recorded number of requests and refuses the next one',
  async (name) => {
    const [count, makeSend] = allowed[name] ?? [0, post];
    const send = makeSend('');
    for (let sent = 0; sent < count; sent += 1) expect((await send()).status).not.toBe(429);
    const refused = await send();
    const expected = recorded.get(name);
    expect([refused.status, refused.body]).toEqual([expected?.status, expected?.body]);
  },
);

test('Throttle: allows requests again after the interval', async () => {
  for (let sent = 0; sent < 4; sent += 1) await bob.get('/api/v1/timelines/home');
  expect((await bob.get('/api/v1/timelines/home')).status).toBe(429);
  expect((await instance.visitor.get('/api/v1/timelines/public')).status).toBe(200);
  now += 501;
  expect((await bob.get('/api/v1/timelines/home')).status).toBe(200);
});

test('Throttle: limits searches of visitors more than those of members', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 11; sent += 1)
    statuses.push((await instance.visitor.get('/api/v2/search?q=a')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('Throttle: is inactive unless the config enables it', async () => {
  const open = await startTestInstance();
  for (let sent = 0; sent < 8; sent += 1)
    expect((await open.visitor.get('/api/v1/timelines/public')).status).toBe(200);
});

const signIn = (client: TestClient, username: string) =>
  client.post('/oauth/token', {
    grant_type: 'password',
    client_id: 'x',
    client_secret: 'x',
    username,
    password: 'guess',
  });

/** Sends a request to the same instance from another address. */
async function from(address: string, path: string, body: unknown, token?: string): Promise<number> {
  const headers = new Headers({ host: 'instance.test', 'content-type': 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const request = new Request(`http://instance.test${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await instance.fetch(request, { address })).status;
}

test('Throttle: counts password guesses per address, whatever the account', async () => {
  const others = [bob, await instance.as('carol'), await instance.as('dana')];
  const answers: number[] = [];
  for (let guess = 0; guess < 18; guess += 1) {
    const who = others[guess % 3] ?? bob;
    answers.push((await signIn(who, `somebody${guess}`)).status);
  }
  expect(answers.filter((status) => status === 429)).toHaveLength(3);
});

test.each([
  ['/oauth/token', { username: 'bob', password: 'guess' }],
  ['/oauth/token', { username: 'BOB', password: 'guess' }],
  ['/oauth/authorize', { authorization: { name: 'bob', password: 'guess' } }],
])(
  'Throttle: counts password guesses for one account at %s over all addresses',
  async (path, body) => {
    const answers: number[] = [];
    for (let guess = 0; guess < 18; guess += 1)
      answers.push(await from(`203.0.113.${guess}`, path, body));
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
  },
);

test('Throttle: limits guesses of the own password with a stolen token', async () => {
  const body = { password: 'guess', new_password: 'a', new_password_confirmation: 'a' };
  const answers: number[] = [];
  for (let guess = 0; guess < 16; guess += 1)
    answers.push(await from(`203.0.113.${guess}`, '/api/pleroma/change_password', body, bob.token));
  expect(answers.slice(0, 15)).not.toContain(429);
  expect(answers[15]).toBe(429);
});

test('Throttle: limits password resets of one account over all addresses', async () => {
  const answers: number[] = [];
  for (let guess = 0; guess < 6; guess += 1)
    answers.push(await from(`203.0.113.${guess}`, '/auth/password?nickname=bob', {}));
  expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
});

/** Sends wrong passwords for one account from many addresses. */
async function attack(username = 'erin', address?: string): Promise<void> {
  for (let guess = 0; guess < 30; guess += 1)
    await from(address ?? `203.0.113.${guess}`, '/oauth/token', {
      grant_type: 'password',
      client_id: 'x',
      client_secret: 'x',
      username,
      password: 'guess',
    });
}

describe('Throttle: does not lock members out of their own accounts [R-INST-042]', () => {
  const password = 'correct horse battery';
  const home = '198.51.100.20';
  let app: { readonly client_id: string; readonly client_secret: string };

  const enter = (address: string, changes: Readonly<Record<string, string>> = {}) =>
    from(address, '/oauth/token', {
      grant_type: 'password',
      scope: 'read',
      username: 'erin',
      password,
      ...app,
      ...changes,
    });

  beforeEach(async () => {
    await instance.as('erin', { password, email: 'erin@instance.test' });
    const wish = {
      client_name: 'phone',
      redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
      scopes: 'read',
    };
    app = (await instance.visitor.post('/api/v1/apps', wish)).body;
    expect(await enter(home)).toBe(200);
    now += 3_600_000;
  });

  test.each([['erin'], ['ERIN'], ['erin@instance.test'], ['erin@localhost']])(
    'accepts the member after wrong passwords for %s from elsewhere',
    async (username) => {
      await attack(username);
      // A sign-in on the page of the instance, which a browser sends without an app.
      const page = { authorization: { name: 'erin', password } };
      expect(await from(home, '/oauth/authorize', page)).not.toBe(429);
      expect(await enter(home)).toBe(200);
      expect(await enter('192.0.2.77')).toBe(200);
    },
  );

  test('accepts the device of the member after wrong passwords from the same address', async () => {
    for (let round = 0; round < 4; round += 1) await attack('erin', home);
    expect(await enter(home)).toBe(200);
  });

  test('accepts the address of the member after wrong passwords through the same app from elsewhere', async () => {
    for (let guess = 0; guess < 70; guess += 1)
      await enter(`203.0.113.${guess}`, { password: 'x'.repeat(5000) });
    expect(await enter('192.0.2.77')).toBe(429);
    expect(await enter(home)).toBe(200);
  });

  test('accepts the member after wrong passwords for other names from the same address', async () => {
    for (const name of ['ana', 'ben', 'cleo']) await attack(name, home);
    expect(await enter(home)).toBe(200);
  });

  test('refuses a right password from an unknown device and address for the interval', async () => {
    await attack();
    const other = { client_name: 'x', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob', scopes: 'read' };
    const { client_id, client_secret } = (await instance.visitor.post('/api/v1/apps', other)).body;
    expect(await enter('192.0.2.77', { client_id, client_secret })).toBe(429);
    // The app counts as known only if the request contains its secret.
    expect(await enter('192.0.2.77', { client_secret: 'x' })).toBe(429);
    now += 60_001;
    expect(await enter('192.0.2.77', { client_id, client_secret })).toBe(200);
  });

  test('limits guesses from a known address', async () => {
    const answers: number[] = [];
    for (let guess = 0; guess < 70; guess += 1)
      // A wrong secret of the app keeps the attempts from being counted for the known app instead.
      answers.push(await enter(home, { password: 'guess', client_secret: 'x' }));
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });

  test('accepts a reset of the member after resets that others requested', async () => {
    for (let guess = 0; guess < 12; guess += 1)
      await from(`203.0.113.${guess}`, '/auth/password?nickname=erin', {});
    expect(await from('192.0.2.77', '/auth/password?nickname=erin', {})).toBe(429);
    expect(await from(home, '/auth/password?nickname=erin', {})).toBe(204);
  });
});

test('Throttle: limits uploads', async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 61; sent += 1)
    statuses.add((await bob.post('/api/v1/media', {})).status);
  expect([...statuses].at(-1)).toBe(429);
  expect(statuses.size).toBe(2);
});

test('Throttle: does not extend a limit when the clock is set back', async () => {
  for (let guess = 0; guess < 16; guess += 1) await signIn(instance.visitor, `x${guess}`);
  now -= 30 * 86_400_000;
  expect((await signIn(instance.visitor, 'bob')).status).not.toBe(429);
});

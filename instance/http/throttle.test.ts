import { beforeEach, expect, test } from 'vitest';
import { loadExchanges } from '#contract/testing/recordings.ts';
import {
  startTestInstance,
  type TestAnswer,
  type TestClient,
  type TestInstance,
} from '#instance/testing/start-test-instance.ts';

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

/** What the real server lets through before it answers as recorded. */
const allowed: Readonly<
  Record<string, readonly [number, (path: string) => () => Promise<TestAnswer>]>
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
  '%s: as many as recorded pass, and one more does not',
  async (name) => {
    const [count, makeSend] = allowed[name] ?? [0, post];
    const send = makeSend('');
    for (let sent = 0; sent < count; sent += 1) expect((await send()).status).not.toBe(429);
    const refused = await send();
    const expected = recorded.get(name);
    expect([refused.status, refused.body]).toEqual([expected?.status, expected?.body]);
  },
);

test('time lets through again what was throttled', async () => {
  for (let sent = 0; sent < 4; sent += 1) await bob.get('/api/v1/timelines/home');
  expect((await bob.get('/api/v1/timelines/home')).status).toBe(429);
  expect((await instance.visitor.get('/api/v1/timelines/public')).status).toBe(200);
  now += 501;
  expect((await bob.get('/api/v1/timelines/home')).status).toBe(200);
});

test('visitors search less often than members', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 11; sent += 1)
    statuses.push((await instance.visitor.get('/api/v2/search?q=a')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('without the switch nobody is throttled', async () => {
  const open = await startTestInstance();
  for (let sent = 0; sent < 8; sent += 1)
    expect((await open.visitor.get('/api/v1/timelines/public')).status).toBe(200);
});

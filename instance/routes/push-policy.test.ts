import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakePushServer, type FakePushServer } from '#testing/fake-push-server.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

const path = '/api/v1/push/subscription';
const alerts = { mention: true };

let service: FakePushServer;
let instance: TestInstance;
let ana: TestClient;

beforeEach(async () => {
  service = await startFakePushServer();
  instance = await startTestInstance({ config: { push: { privateAddresses: true } } });
  ana = await instance.as('ana');
  await follow('ana', 'followed');
  await follow('follower', 'ana');
  await instance.as('locked', { locked: true });
  await follow('ana', 'locked');
});

afterEach(async () => {
  await instance.close();
  await service.close();
});

async function follow(from: string, to: string): Promise<void> {
  const { account } = await instance.as(to);
  await (await instance.as(from)).post(`/api/v1/accounts/${account?.id}/follow`);
}

function subscribe(policy?: string) {
  const { endpoint, keys } = service;
  return ana.post(path, { subscription: { endpoint, keys }, data: { alerts, policy } });
}

const senders = ['followed', 'follower', 'locked', 'stranger'];

/**
 * Mentions ana from each sender, and then sends a push message to ben as the end mark. Returns the
 * senders whose push messages to ana arrived. Messages may arrive after the end mark, so it also
 * waits for as many as are expected.
 */
async function sendersThatArrive(expected: number): Promise<string[]> {
  for (const name of senders)
    await (await instance.as(name)).post('/api/v1/statuses', { status: `@ana from ${name}` });
  const other = await instance.as('ben');
  const { endpoint, keys } = service;
  await other.post(path, { subscription: { endpoint, keys }, data: { alerts } });
  await (await instance.as('stranger')).post('/api/v1/statuses', { status: '@ben the end' });
  const arrived: string[] = [];
  let hasEnded = false;
  while (!hasEnded || arrived.length < expected) {
    const { content } = await service.next();
    const body = String(content.body);
    if (body.includes('the end')) hasEnded = true;
    else arrived.push(/from (\w+)/.exec(body)?.[1] ?? '');
  }
  return arrived.toSorted();
}

test.each<[string | undefined, string[]]>([
  [undefined, senders],
  ['all', senders],
  ['followed', ['followed']],
  ['follower', ['follower']],
  ['none', []],
])(
  'startPush: sends only notifications from accounts that the policy %s allows',
  async (policy, expected) => {
    const { status, body } = await subscribe(policy);
    expect([status, body.policy]).toEqual([200, policy]);
    expect(await sendersThatArrive(expected.length)).toEqual(expected.toSorted());
  },
);

test('pushRoutes: changes the policy, and keeps it when only alerts are sent', async () => {
  await subscribe();
  expect((await ana.put(path, { data: { policy: 'none', alerts } })).body.policy).toBe('none');
  expect((await ana.put(path, { data: { alerts } })).body.policy).toBe('none');
  expect((await ana.get(path)).body.policy).toBe('none');
  expect(await sendersThatArrive(0)).toEqual([]);
  expect((await subscribe()).body).not.toHaveProperty('policy');
});

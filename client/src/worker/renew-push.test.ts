import * as fake from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { openWorkerArea, workerConfigKey } from '#lib/worker/worker-config.ts';
import { renewPush } from './renew-push.ts';
import type { SubscriptionChange, WorkerScope } from './worker-scope.ts';

const alerts = { mention: true, favourite: false };
const note = { token: 'secret', hidesUnderSubject: true, messages: {}, notificationsPath: '/mira' };

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  return () => vi.unstubAllGlobals();
});

/**
 * Simulates a worker whose subscription was dropped. The server has a subscription, or responds
 * that there is none.
 */
function lose(status: number, hasOptions = true) {
  const fetched = vi.fn((_path: string, { method }: RequestInit) =>
    Promise.resolve(
      method === 'GET' ? Response.json({ alerts, endpoint: 'old' }, { status }) : Response.json({}),
    ),
  );
  vi.stubGlobal('fetch', fetched);
  const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: 'new', keys: {} }) }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fake with the members that renewPush uses
  const scope = { registration: { pushManager: { subscribe } } } as unknown as WorkerScope;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fake with the members that renewPush uses
  const event = (hasOptions
    ? { oldSubscription: { options: { applicationServerKey: 'key' } } }
    : {}) as unknown as SubscriptionChange;
  return { fetched, subscribe, renew: () => renewPush(scope, event) };
}

test('renewPush: subscribes again and sends the subscription to the server', async () => {
  await openWorkerArea().set(workerConfigKey, note);
  const { fetched, subscribe, renew } = lose(200);
  await renew();
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: 'key',
  });
  const [, sentInit] = fetched.mock.calls.map(([, init]) => init);
  expect(sentInit).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(sentInit?.body).toBe(
    JSON.stringify({ subscription: { endpoint: 'new', keys: {} }, data: { alerts } }),
  );
});

test('renewPush: sends no request after signing out', async () => {
  const { fetched, subscribe, renew } = lose(200);
  await renew();
  expect(fetched).not.toHaveBeenCalled();
  expect(subscribe).not.toHaveBeenCalled();
});

test('renewPush: creates no subscription if the event has no key of the old one', async () => {
  await openWorkerArea().set(workerConfigKey, note);
  const { fetched, subscribe, renew } = lose(200, false);
  await renew();
  expect(subscribe).not.toHaveBeenCalled();
  expect(fetched.mock.calls.map(([, { method }]) => method)).toEqual(['GET']);
});

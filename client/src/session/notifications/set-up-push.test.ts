import { afterEach, expect, test, vi } from 'vitest';
import { fakeTabs } from '#session/live/testing/fake-tabs.ts';
import { type StartOptions, startSession } from '#session/testing/start-session.ts';
import { endPush, type PushPlatform, setUpPush } from './set-up-push.ts';

const alerts = { mention: true, favourite: false };

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

function bufferOf(text: string): ArrayBuffer {
  const bytes = Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.codePointAt(0) ?? 0,
  );
  return bytes.buffer;
}

/** A browser with inspectable push subscriptions. */
function browser(isAllowed = true, slowness: Promise<void> = Promise.resolve()) {
  let held: PushSubscription | null = null;
  let made = 0;
  const manager = {
    getSubscription: () => Promise.resolve(held),
    subscribe: ({ applicationServerKey = '' }: PushSubscriptionOptionsInit = {}) => {
      if (typeof applicationServerKey !== 'string') throw new Error('a key is a text here');
      made += 1;
      const unsubscribe = vi.fn(async () => {
        await slowness;
        held = null;
        return true;
      });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a subscription that is used
      held = {
        endpoint: `https://push.example/${made}`,
        options: {
          userVisibleOnly: true,
          applicationServerKey: bufferOf(applicationServerKey),
        },
        getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(made).buffer,
        unsubscribe,
      } as unknown as PushSubscription;
      return Promise.resolve(held);
    },
  };
  const platform: PushPlatform = {
    isAllowed: () => Promise.resolve(isAllowed),
    manager: () => Promise.resolve(manager),
  };
  return { platform, manager, held: () => held, forget: () => (held = null) };
}

async function setUp(options: StartOptions = {}) {
  const env = await startSession({ signedInAs: 'mira', ...options });
  cleanups.push(() => env.end());
  const session = env.session();
  await session.instanceLoaded;
  session.preferences.set('webPushNotifications', true);
  const known = async () =>
    (
      await env
        .session()
        .call((await import('@rookery/contract/calls/push.ts')).getPushSubscription, {})
    ).value;
  const posts = () =>
    env.requestedPaths().filter((line) => line === 'POST /api/v1/push/subscription');
  return { ...env, session, known, posts };
}

test('setUpPush: subscribes with the preference, a server key and permission [R-PUSH-001]', async () => {
  const { session, known, posts } = await setUp();
  const { platform } = browser();
  expect(await setUpPush(session, platform, alerts)).toEqual({ kind: 'on' });
  expect(await known()).toMatchObject({
    endpoint: 'https://push.example/1',
    alerts,
  });
  expect(await setUpPush(session, platform, alerts)).toEqual({ kind: 'on' });
  expect(posts()).toHaveLength(1);
});

test('setUpPush: unsubscribes without the preference [R-PUSH-001]', async () => {
  const { session, known } = await setUp();
  const { platform, held } = browser();
  await setUpPush(session, platform, alerts);
  session.preferences.set('webPushNotifications', false);
  expect(await setUpPush(session, platform, alerts)).toEqual({ kind: 'off' });
  expect(held()).toBeNull();
  await expect(known()).rejects.toMatchObject({ kind: 'notFound' });
});

test('setUpPush: does not subscribe without permission [R-PUSH-001]', async () => {
  const { session, posts } = await setUp();
  const { platform, held } = browser(false);
  expect(await setUpPush(session, platform, alerts)).toEqual({ kind: 'forbidden' });
  expect([held(), posts()]).toEqual([null, []]);
});

test('setUpPush: returns an outcome, and does not throw, for a server without a key, a rejection or an invalid response [R-PUSH-002]', async () => {
  const { session, faults, posts } = await setUp();
  const { platform } = browser();
  faults.of = ({ method }) =>
    method === 'POST' ? Response.json({ error: 'No push today' }, { status: 500 }) : undefined;
  expect(await setUpPush(session, platform, alerts)).toMatchObject({
    kind: 'refused',
    error: { kind: 'server', message: 'No push today' },
  });
  faults.of = ({ url }) => (url.includes('/push/') ? new Response('<html>') : undefined);
  expect(await setUpPush(session, platform, alerts)).toMatchObject({
    kind: 'refused',
    error: { kind: 'malformed' },
  });
  faults.of = () => undefined;
  const { instance } = session;
  instance.setState((state) => ({ info: { ...state.info, vapidPublicKey: undefined } }));
  expect(await setUpPush(session, platform, alerts)).toEqual({ kind: 'noKey' });
  expect(posts().length).toBeLessThanOrEqual(2);
});

test('setUpPush: does nothing without a service worker', async () => {
  const { session } = await setUp();
  const { platform } = browser();
  const without = { ...platform, manager: () => Promise.resolve(undefined) };
  expect(await setUpPush(session, without, alerts)).toEqual({ kind: 'noWorker' });
});

test('setUpPush: subscribes again after a change of the server key or sign-in', async () => {
  const { session, known, manager } = await (async () => {
    const started = await setUp();
    return { ...started, ...browser() };
  })();
  const platform: PushPlatform = {
    isAllowed: () => Promise.resolve(true),
    manager: () => Promise.resolve(manager),
  };
  await manager.subscribe({ applicationServerKey: 'AAAA' });
  expect(await setUpPush(session, platform, alerts)).toEqual({ kind: 'on' });
  expect(await known()).toMatchObject({ endpoint: 'https://push.example/2' });
  await endPush(session, platform);
  await setUpPush(session, platform, alerts);
  expect(await known()).toMatchObject({ endpoint: 'https://push.example/3' });
});

test('setUpPush: does not pass a subscription being removed to the next account', async () => {
  const { session, known } = await setUp({ tabs: fakeTabs() });
  const slow = Promise.withResolvers<void>();
  const { platform, held } = browser(true, slow.promise);
  expect(await setUpPush(session, platform, alerts)).toEqual({ kind: 'on' });
  const ended = endPush(session, platform);
  const started = setUpPush(session, platform, alerts);
  slow.resolve();
  await ended;
  expect(await started).toEqual({ kind: 'on' });
  expect(held()?.endpoint).toBe('https://push.example/2');
  expect(await known()).toMatchObject({ endpoint: 'https://push.example/2' });
});

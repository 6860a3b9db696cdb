import { afterEach, expect, test } from 'vitest';
import { type StartOptions, startSession } from '#session/testing/start-session.ts';
import { fakePushBrowser } from './testing/fake-push-browser.ts';
import { setUpPush } from './set-up-push.ts';

const alerts = { mention: true, favourite: false };

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

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

const domError = (name: string): Error => new DOMException('push service error', name);

test.each<[string, Error, string]>([
  ['AbortError of Chromium', domError('AbortError'), 'noService'],
  ['NetworkError', domError('NetworkError'), 'noService'],
  ['NotAllowedError', domError('NotAllowedError'), 'forbidden'],
  ['InvalidStateError', domError('InvalidStateError'), 'refused'],
  ['an error without a name', new Error('no'), 'refused'],
])('setUpPush: returns a reason for %s of the browser', async (_, error, kind) => {
  const { session, posts } = await setUp();
  const { platform, manager } = fakePushBrowser();
  manager.subscribe = () => Promise.reject(error);
  expect(await setUpPush(session, platform, alerts)).toMatchObject({ kind });
  expect(posts()).toEqual([]);
});

test('setUpPush: ends after 15 s without an answer of the push service, and removes a late subscription', async () => {
  const { session, clock, posts } = await setUp();
  const { platform, manager, held } = fakePushBrowser();
  const late = Promise.withResolvers<void>();
  const { subscribe } = manager;
  let asked = 0;
  manager.subscribe = async (options) => {
    asked += 1;
    await late.promise;
    return subscribe(options);
  };
  const outcome = setUpPush(session, platform, alerts);
  await expect.poll(() => asked).toBe(1);
  await clock.advance(15_000);
  expect(await outcome).toEqual({ kind: 'noService' });
  late.resolve();
  await expect.poll(held).toBeNull();
  expect(posts()).toEqual([]);
});

test.each([400, 401, 404, 422, 500])(
  'setUpPush: leaves no subscription in the browser that the server refused with %i',
  async (status) => {
    const { session, faults } = await setUp();
    const { platform, held } = fakePushBrowser();
    faults.of = ({ method }) =>
      method === 'POST' ? Response.json({ error: 'No push today' }, { status }) : undefined;
    const outcome = await setUpPush(session, platform, alerts);
    expect(outcome).toMatchObject({ kind: 'refused' });
    expect(outcome.isKept).toBeUndefined();
    expect(held()).toBeNull();
  },
);

test.each([
  ['the server cannot be reached', { kind: 'refused', isKept: true }, true],
  ['the server’s information has no key', { kind: 'noKey', isKept: true }, false],
] as const)('setUpPush: keeps an earlier subscription while %s', async (_, outcome, hasKey) => {
  const { session, faults } = await setUp();
  const { platform, held } = fakePushBrowser();
  await setUpPush(session, platform, alerts);
  faults.of = ({ url }) => (url.includes('/push/') ? 'offline' : undefined);
  if (!hasKey)
    session.instance.setState(({ info }) => ({ info: { ...info, vapidPublicKey: undefined } }));
  expect(await setUpPush(session, platform, alerts)).toMatchObject(outcome);
  expect(held()).not.toBeNull();
});

test.each(['rejects', 'never settles'])(
  'setUpPush: ends push at the server if the browser’s unsubscribe %s',
  async (how) => {
    const { session, known } = await setUp();
    const { platform, held } = fakePushBrowser();
    await setUpPush(session, platform, alerts);
    const subscription = held();
    if (subscription)
      subscription.unsubscribe = () =>
        how === 'rejects' ? Promise.reject(new Error('no')) : new Promise(() => undefined);
    session.preferences.set('webPushNotifications', false);
    void setUpPush(session, platform, alerts);
    await expect
      .poll(() => known().catch((error: unknown) => error))
      .toMatchObject({ kind: 'notFound' });
  },
);

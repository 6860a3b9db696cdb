import { expect, test } from 'vitest';
import { createFakePushBrowser } from './testing/fake-push-browser.ts';
import { deviceAlerts, startPushSession } from './testing/start-push-session.ts';
import { setUpPush } from './set-up-push.ts';

const domError = (name: string): Error => new DOMException('push service error', name);

test.each<[string, Error, string]>([
  ['AbortError of Chromium', domError('AbortError'), 'noService'],
  ['NetworkError', domError('NetworkError'), 'noService'],
  ['NotAllowedError', domError('NotAllowedError'), 'forbidden'],
  ['InvalidStateError', domError('InvalidStateError'), 'refused'],
  ['an error without a name', new Error('no'), 'refused'],
])('setUpPush: returns a reason for %s of the browser', async (_, error, kind) => {
  const { session, posts } = await startPushSession();
  const { platform, manager } = createFakePushBrowser();
  manager.subscribe = () => Promise.reject(error);
  expect(await setUpPush(session, platform, deviceAlerts)).toMatchObject({ kind });
  expect(posts()).toEqual([]);
});

test('setUpPush: ends after 15 s without an answer of the push service, and removes a late subscription', async () => {
  const { session, clock, posts } = await startPushSession();
  const { platform, manager, subscription } = createFakePushBrowser();
  const late = Promise.withResolvers<void>();
  const { subscribe } = manager;
  let subscribeCalls = 0;
  manager.subscribe = async (options) => {
    subscribeCalls += 1;
    await late.promise;
    return subscribe(options);
  };
  const outcome = setUpPush(session, platform, deviceAlerts);
  await expect.poll(() => subscribeCalls).toBe(1);
  await clock.advance(15_000);
  expect(await outcome).toEqual({ kind: 'noService' });
  late.resolve();
  await expect.poll(subscription).toBeNull();
  expect(posts()).toEqual([]);
});

test.each(['the next attempt', 'the next session'])(
  'setUpPush: keeps a late subscription that %s uses',
  async (user) => {
    const env = await startPushSession();
    const { platform, manager, subscription } = createFakePushBrowser();
    const late = Promise.withResolvers<void>();
    const { subscribe } = manager;
    let subscribeCalls = 0;
    manager.subscribe = async (options) => {
      subscribeCalls += 1;
      await late.promise;
      return subscription() ?? subscribe(options);
    };
    const first = setUpPush(env.session, platform, deviceAlerts);
    await expect.poll(() => subscribeCalls).toBe(1);
    await env.clock.advance(15_000);
    expect(await first).toEqual({ kind: 'noService' });
    const next = user === 'the next attempt' ? env : await startPushSession();
    if (next !== env) await env.end();
    const second = setUpPush(next.session, platform, deviceAlerts);
    await expect.poll(() => subscribeCalls).toBe(2);
    late.resolve();
    expect(await second).toEqual({ kind: 'on' });
    expect(subscription()).not.toBeNull();
    expect(await next.known()).toMatchObject({ endpoint: subscription()?.endpoint });
  },
);

test.each([400, 401, 404, 422, 500])(
  'setUpPush: leaves no subscription in the browser that the server refused with %i',
  async (status) => {
    const { session, faults } = await startPushSession();
    const { platform, subscription } = createFakePushBrowser();
    faults.of = ({ method }) =>
      method === 'POST' ? Response.json({ error: 'No push today' }, { status }) : undefined;
    const outcome = await setUpPush(session, platform, deviceAlerts);
    expect(outcome).toMatchObject({ kind: 'refused' });
    expect(outcome.isStillSubscribed).toBeUndefined();
    expect(subscription()).toBeNull();
  },
);

test.each([
  ['the server cannot be reached', { kind: 'refused', isStillSubscribed: true }, true],
  ['the server’s information has no key', { kind: 'noKey', isStillSubscribed: true }, false],
] as const)('setUpPush: keeps an earlier subscription while %s', async (_, outcome, hasKey) => {
  const { session, faults } = await startPushSession();
  const { platform, subscription } = createFakePushBrowser();
  await setUpPush(session, platform, deviceAlerts);
  faults.of = ({ url }) => (url.includes('/push/') ? 'offline' : undefined);
  if (!hasKey)
    session.instance.setState(({ info }) => ({ info: { ...info, vapidPublicKey: undefined } }));
  expect(await setUpPush(session, platform, deviceAlerts)).toMatchObject(outcome);
  expect(subscription()).not.toBeNull();
});

test.each(['rejects', 'never settles'])(
  'setUpPush: ends push at the server if the browser’s unsubscribe %s',
  async (how) => {
    const { session, known } = await startPushSession();
    const { platform, subscription } = createFakePushBrowser();
    await setUpPush(session, platform, deviceAlerts);
    const current = subscription();
    if (current)
      current.unsubscribe = () =>
        how === 'rejects' ? Promise.reject(new Error('no')) : new Promise(() => undefined);
    session.preferences.set('webPushNotifications', false);
    void setUpPush(session, platform, deviceAlerts);
    await expect
      .poll(() => known().catch((error: unknown) => error))
      .toMatchObject({ kind: 'notFound' });
  },
);

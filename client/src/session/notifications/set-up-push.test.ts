import { expect, test } from 'vitest';
import { createFakeTabs } from '#session/live/testing/fake-tabs.ts';
import { createFakePushBrowser } from './testing/fake-push-browser.ts';
import { deviceAlerts, startPushSession } from './testing/start-push-session.ts';
import { endPush, type PushPlatform, setUpPush } from './set-up-push.ts';

test('setUpPush: subscribes with the preference, a server key and permission [R-PUSH-001]', async () => {
  const { session, known, posts } = await startPushSession();
  const { platform } = createFakePushBrowser();
  expect(await setUpPush(session, platform, deviceAlerts)).toEqual({ kind: 'on' });
  expect(await known()).toMatchObject({
    endpoint: 'https://push.example/1',
    alerts: deviceAlerts,
  });
  expect(await setUpPush(session, platform, deviceAlerts)).toEqual({ kind: 'on' });
  expect(posts()).toHaveLength(1);
});

test('setUpPush: unsubscribes without the preference [R-PUSH-001]', async () => {
  const { session, known } = await startPushSession();
  const { platform, subscription } = createFakePushBrowser();
  await setUpPush(session, platform, deviceAlerts);
  session.preferences.set('webPushNotifications', false);
  expect(await setUpPush(session, platform, deviceAlerts)).toEqual({ kind: 'off' });
  expect(subscription()).toBeNull();
  await expect(known()).rejects.toMatchObject({ kind: 'notFound' });
});

test('setUpPush: does not subscribe without permission [R-PUSH-001]', async () => {
  const { session, posts } = await startPushSession();
  const { platform, subscription } = createFakePushBrowser(false);
  expect(await setUpPush(session, platform, deviceAlerts)).toEqual({ kind: 'forbidden' });
  expect([subscription(), posts()]).toEqual([null, []]);
});

test('setUpPush: returns an outcome, and does not throw, for a server without a key, a rejection or an invalid response [R-PUSH-002]', async () => {
  const { session, faults, posts } = await startPushSession();
  const { platform } = createFakePushBrowser();
  faults.of = ({ method }) =>
    method === 'POST' ? Response.json({ error: 'No push today' }, { status: 500 }) : undefined;
  expect(await setUpPush(session, platform, deviceAlerts)).toMatchObject({
    kind: 'refused',
    error: { kind: 'server', message: 'No push today' },
  });
  faults.of = ({ url }) => (url.includes('/push/') ? new Response('<html>') : undefined);
  expect(await setUpPush(session, platform, deviceAlerts)).toMatchObject({
    kind: 'refused',
    error: { kind: 'malformed' },
  });
  faults.of = () => undefined;
  const { instance } = session;
  instance.setState((state) => ({ info: { ...state.info, vapidPublicKey: undefined } }));
  expect(await setUpPush(session, platform, deviceAlerts)).toEqual({ kind: 'noKey' });
  expect(posts().length).toBeLessThanOrEqual(2);
});

test('setUpPush: does nothing without a service worker', async () => {
  const { session } = await startPushSession();
  const { platform } = createFakePushBrowser();
  const without = { ...platform, manager: () => Promise.resolve(undefined) };
  expect(await setUpPush(session, without, deviceAlerts)).toEqual({ kind: 'noWorker' });
});

test('setUpPush: subscribes again after a change of the server key or sign-in', async () => {
  const { session, known, manager } = await (async () => {
    const started = await startPushSession();
    return { ...started, ...createFakePushBrowser() };
  })();
  const platform: PushPlatform = {
    isAllowed: () => Promise.resolve(true),
    manager: () => Promise.resolve(manager),
  };
  await manager.subscribe({ applicationServerKey: 'AAAA' });
  expect(await setUpPush(session, platform, deviceAlerts)).toEqual({ kind: 'on' });
  expect(await known()).toMatchObject({ endpoint: 'https://push.example/2' });
  await endPush(session, platform);
  await setUpPush(session, platform, deviceAlerts);
  expect(await known()).toMatchObject({ endpoint: 'https://push.example/3' });
});

test('setUpPush: does not pass a subscription being removed to the next account', async () => {
  const { session, known } = await startPushSession({ tabs: createFakeTabs() });
  const slow = Promise.withResolvers<void>();
  const { platform, subscription } = createFakePushBrowser(true, slow.promise);
  expect(await setUpPush(session, platform, deviceAlerts)).toEqual({ kind: 'on' });
  const ended = endPush(session, platform);
  const started = setUpPush(session, platform, deviceAlerts);
  slow.resolve();
  await ended;
  expect(await started).toEqual({ kind: 'on' });
  expect(subscription()?.endpoint).toBe('https://push.example/2');
  expect(await known()).toMatchObject({ endpoint: 'https://push.example/2' });
});

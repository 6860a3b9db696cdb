import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFakePushServer, type FakePushServer } from '#testing/fake-push-server.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

const path = '/api/v1/push/subscription';
const keys = { p256dh: 'a', auth: 'b' };
const somewhere = { subscription: { endpoint: 'https://push.invalid/abc', keys } };

let service: FakePushServer;
let instance: TestInstance;
let ana: TestClient;
let ben: TestClient;

beforeEach(async () => {
  service = await startFakePushServer();
  instance = await startTestInstance({ config: { push: { privateAddresses: true } } });
  ana = await instance.as('ana');
  ben = await instance.as('ben');
});

afterEach(async () => {
  await instance.close();
  await service.close();
});

function subscribe(alerts: Readonly<Record<string, boolean>>): Promise<unknown> {
  const { endpoint, keys: own } = service;
  return ana.post(path, { subscription: { endpoint, keys: own }, data: { alerts } });
}

test('pushRoutes: creates, returns, changes and deletes the subscription of a sign-in', async () => {
  const alerts = { mention: true, follow: true, 'pleroma:emoji_reaction': true };
  const made = await ana.post(path, { ...somewhere, data: { alerts } });
  expect(made.status).toBe(200);
  expect(made.body).toEqual({
    alerts,
    endpoint: 'https://push.invalid/abc',
    id: expect.stringMatching(/^\d+$/),
    server_key: instance.instance.vapid.publicKey,
  });
  expect((await ana.get(path)).body).toEqual(made.body);
  const other = await instance.as('ana');
  expect((await other.get(path)).status).toBe(404);
  const changed = await ana.put(path, { data: { alerts: { mention: false } } });
  expect(changed.body).toMatchObject({ alerts: { mention: false }, id: made.body.id });
  expect((await ana.delete(path)).body).toEqual({});
  const gone = await ana.get(path);
  expect([gone.status, gone.body]).toEqual([404, { error: 'Record not found' }]);
  expect((await ana.put(path, { data: {} })).status).toBe(404);
  expect((await ana.delete(path)).status).toBe(200);
});

test('pushRoutes: requires a member, the push scope and an endpoint', async () => {
  expect((await instance.visitor.get(path)).status).toBe(403);
  expect((await instance.visitor.post(path, somewhere)).status).toBe(403);
  const reader = await instance.as('ana', {}, 'read write');
  const refused = await reader.get(path);
  expect([refused.status, refused.body]).toEqual([
    403,
    { error: 'Insufficient permissions: push.' },
  ]);
  expect((await ana.post(path, {})).status).toBe(400);
  const long = { endpoint: 'https://x.test', keys: { p256dh: 'a'.repeat(501), auth: 'b' } };
  expect((await ana.post(path, { subscription: long })).status).toBe(422);
  expect(
    (await ana.post(path, { subscription: { endpoint: 'https://x.test', keys: {} } })).status,
  ).toBe(400);
});

test("startPush: sends an encrypted message that is signed with the instance's key, in Akkoma's format", async () => {
  await subscribe({ mention: true });
  const posted = await ben.post('/api/v1/statuses', { status: '@ana look, a heron' });
  const { content, serverKey, claims } = await service.next();
  expect(content).toMatchObject({
    icon: 'http://instance.test/images/avi.png',
    notification_type: 'mention',
    preferred_locale: 'en',
    title: 'New Mention',
    body: '@ben: @ana look, a heron',
    pleroma: { activity_id: posted.body.id },
  });
  const [notification] = (await ana.get('/api/v1/notifications')).body;
  expect(String(content.notification_id)).toBe(notification.id);
  expect(content).not.toHaveProperty('access_token');
  expect(serverKey).toBe((await ana.get('/api/v1/instance')).body.pleroma.vapid_public_key);
  expect(claims.aud).toBe(new URL(service.endpoint).origin);
});

test('startPush: sends only the types of notifications that the subscription enables', async () => {
  await subscribe({ mention: false, follow: true });
  await ben.post('/api/v1/statuses', { status: '@ana this stays in the application' });
  await ben.post(`/api/v1/accounts/${ana.account?.id}/follow`);
  expect((await service.next()).content).toMatchObject({
    notification_type: 'follow',
    body: '@ben has followed you',
  });
});

test('startPush: sends only the type to members who hide notification contents', async () => {
  await ana.put('/api/pleroma/notification_settings?hide_notification_contents=true');
  await subscribe({ mention: true });
  await ben.post('/api/v1/statuses', { status: '@ana a secret', visibility: 'direct' });
  const { content } = await service.next();
  expect(content.body).toBe('New Direct Message');
  expect(JSON.stringify(content)).not.toContain('secret');
});

test.each([404, 410])(
  'startPush: deletes the subscription when the service responds %i',
  async (status) => {
    service.answer(status);
    await subscribe({ mention: true });
    await ben.post('/api/v1/statuses', { status: '@ana hello' });
    await service.next();
    await vi.waitFor(async () => {
      expect((await ana.get(path)).status).toBe(404);
    });
  },
);

test('startPush: keeps the subscription on temporary errors', async () => {
  service.answer(500);
  await subscribe({ mention: true });
  await ben.post('/api/v1/statuses', { status: '@ana hello' });
  await service.next();
  expect((await ana.get(path)).status).toBe(200);
});

test.each([
  'http://push.example/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://localhost/abc',
  'https://localhost./abc',
  'https://10.0.0.7:8443/abc',
  'https://2130706433/abc',
  'https://me:pass@push.example/abc',
  'file:///etc/passwd',
  'nowhere',
])('pushRoutes: refuses the endpoint %s', async (endpoint) => {
  const strict = await startTestInstance();
  const client = await strict.as('ana');
  const response = await client.post(path, { subscription: { endpoint, keys } });
  expect(response.status).toBe(422);
  expect((await client.get(path)).status).toBe(404);
  await strict.close();
});

test('pushRoutes: the config can disable push', async () => {
  const off = await startTestInstance({ config: { push: { enabled: false } } });
  const client = await off.as('ana');
  expect((await client.post(path, somewhere)).status).toBe(403);
  await off.close();
});

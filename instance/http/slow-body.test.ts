import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  testOrigin,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
beforeEach(async () => {
  instance = await startTestInstance();
  ana = await instance.as('ana');
});
afterEach(() => instance.close());

/** Sends a request of ana. Its body is not complete until `end` is called. */
function setUp(method: string, path: string, body: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const headers = {
    host: new URL(testOrigin).host,
    authorization: `Bearer ${ana.token}`,
    'content-type': 'application/json',
    'content-length': String(bytes.length),
  };
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body: readable,
    duplex: 'half',
  };
  return {
    answer: instance.fetch(new Request(testOrigin + path, init)),
    async end() {
      const writer = writable.getWriter();
      await writer.write(bytes);
      await writer.close();
    },
  };
}

test('route: reads the row after a slow body has arrived, so that no other change is lost', async () => {
  const late = setUp('PUT', '/api/pleroma/notification_settings', { block_from_strangers: true });
  await ana.patch('/api/v1/accounts/update_credentials', { hide_follows: true });
  await late.end();
  expect((await late.answer).status).toBe(200);
  const { body } = await ana.get('/api/v1/accounts/verify_credentials');
  expect(body.pleroma).toMatchObject({
    hide_follows: true,
    notification_settings: { block_from_strangers: true },
  });
});

test('route: refuses a caller who is signed out during the upload of the body', async () => {
  const late = setUp('POST', '/api/v1/statuses', { status: 'too late' });
  instance.instance.database.execute('DELETE FROM tokens');
  await late.end();
  expect((await late.answer).status).toBe(403);
});

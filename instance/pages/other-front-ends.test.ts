import { expect, test } from 'vitest';
import { startTestInstance, testOrigin } from '#testing/start-test-instance.ts';

test.each([
  '/@mira/AbC1',
  '/@mira/posts/AbC1',
  '/mira/status/AbC1',
  '/users/mira/statuses/AbC1',
  '/users/mira/with_replies',
  '/users/mira/media/',
  '/users/by-id/AbC1',
  '/objects/0f2c8a54-6c1e-4b0e-9c86-3f5d1f0a7b11?from=feed',
  '/activities/0f2c8a54-6c1e-4b0e-9c86-3f5d1f0a7b11',
])('pageResponse: serves the client’s page at %s [R-ROUTE-050 R-ROUTE-051]', async (path) => {
  const instance = await startTestInstance();
  const request = new Request(testOrigin + path, {
    headers: { host: 'instance.test', accept: 'text/html' },
  });
  const response = await instance.fetch(request);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('Rookery');
});

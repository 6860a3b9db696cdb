import { expect, test } from 'vitest';
import { startTestInstance } from '#testing/start-test-instance.ts';

const start = Date.UTC(2026, 10, 30, 10);

async function open(throttle = true) {
  let time = start + 60_000;
  const instance = await startTestInstance({
    world: 'empty',
    now: () => time,
    config: { dialect: 'mastodon', throttle },
  });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  const get = () => mira.get('/api/v1/accounts/verify_credentials');
  return { mira, jun, get, wait: (ms: number) => (time += ms) };
}

test('createRateLimits: allow 300 requests in five minutes, and send how many are left', async () => {
  const { get, jun, wait } = await open();
  const first = await get();
  expect(first.headers.get('x-ratelimit-limit')).toBe('300');
  expect(first.headers.get('x-ratelimit-remaining')).toBe('299');
  expect(first.headers.get('x-ratelimit-reset')).toBe('2026-11-30T10:05:00.000Z');
  for (let count = 1; count < 300; count += 1) await get();
  const refused = await get();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
  expect((await jun.get('/api/v1/accounts/verify_credentials')).status).toBe(200);
  wait(240_000);
  expect((await get()).status).toBe(200);
});

test('createRateLimits: allow 30 deletions in half an hour', async () => {
  const { mira } = await open();
  const remove = () => mira.delete('/api/v1/statuses/1');
  const first = await remove();
  expect(first.status).toBe(404);
  expect(first.headers.get('x-ratelimit-limit')).toBe('30');
  for (let count = 1; count < 30; count += 1) await remove();
  expect((await remove()).status).toBe(429);
  expect((await mira.post('/api/v1/statuses/1/unreblog')).status).toBe(429);
});

test('createRateLimits: do not refuse a burst that Akkoma refuses', async () => {
  const { mira } = await open();
  for (let count = 0; count < 10; count += 1)
    expect((await mira.get('/api/v1/timelines/home')).status).toBe(200);
});

test('createRateLimits: are switched off with the other limits', async () => {
  const { get } = await open(false);
  expect((await get()).headers.get('x-ratelimit-limit')).toBeNull();
});

import { expect, test } from 'vitest';
import { startTestInstance } from '#testing/start-test-instance.ts';

test('getContext: names an async refresh while replies of other servers are to come', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const instance = await startTestInstance({
    world: 'demo',
    now: () => now,
    config: { dialect: 'mastodon', contextSeconds: 3 },
  });
  const mira = await instance.as('mira');
  const { body: timeline } = await mira.get('/api/v1/timelines/public?limit=40');
  const contexts = await Promise.all(
    timeline.map(({ id }: { id: string }) => mira.get(`/api/v1/statuses/${id}/context`)),
  );
  const opened = contexts.find(({ headers }) => headers.has('mastodon-async-refresh'));
  const header = opened?.headers.get('mastodon-async-refresh') ?? '';
  const id = /^id="(\w+)", retry=1$/.exec(header)?.[1] ?? '';
  expect((await mira.get(`/api/v1_alpha/async_refreshes/${id}`)).body).toEqual({
    async_refresh: { id, status: 'running', result_count: 0 },
  });
  now += 3_000;
  const { body } = await mira.get(`/api/v1_alpha/async_refreshes/${id}`);
  expect(body.async_refresh.status).toBe('finished');
  const after = await mira.get(`/api/v1/statuses/${id}/context`);
  expect(after.headers.has('mastodon-async-refresh')).toBe(false);
  expect(after.body.descendants.length).toBe(
    (opened?.body.descendants.length ?? 0) + body.async_refresh.result_count,
  );
  expect((await mira.get('/api/v1_alpha/async_refreshes/unknown')).status).toBe(404);
  await instance.close();
});

import { expect, test } from 'vitest';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';
import { demoConfig } from './demo-config.ts';
import { demoSignIns } from './sign-ins.ts';

test('the demo world is a place: signed in, one finds people, pictures, polls and news', async () => {
  const instance = await startTestInstance({ world: 'demo', config: demoConfig });
  const { body: app } = await instance.visitor.post(
    '/api/v1/apps',
    'client_name=x&redirect_uris=x&scopes=read+write',
  );
  for (const { username, password } of demoSignIns) {
    const granted = await instance.visitor.post(
      '/oauth/token',
      `grant_type=password&client_id=${app.client_id}&client_secret=${app.client_secret}&username=${username}&password=${password}`,
    );
    expect([username, granted.status]).toEqual([username, 200]);
  }
  const mira = await instance.as('mira');
  const statuses = [];
  let path = '/api/v1/timelines/home?limit=40';
  for (let page = await mira.get(path); page.body.length > 0; page = await mira.get(path)) {
    statuses.push(...page.body);
    path = `/api/v1/timelines/home?limit=40&max_id=${page.body.at(-1).id}`;
  }
  expect(statuses.length).toBeGreaterThan(100);
  const times = statuses.map((status) => status.created_at);
  expect(times.every((time, index) => index === 0 || time <= times[index - 1])).toBe(true);
  expect(statuses.some((status) => status.poll !== null)).toBe(true);
  expect(statuses.some((status) => status.quote !== null)).toBe(true);
  expect(statuses.some((status) => status.media_attachments?.length > 1)).toBe(true);
  expect(statuses.some((status) => status.account.acct.includes('@'))).toBe(true);
  const kinds = (await mira.get('/api/v1/notifications?limit=40')).body.map(
    (each: { type: string }) => each.type,
  );
  expect(new Set(kinds)).toEqual(
    new Set(['mention', 'favourite', 'reblog', 'pleroma:emoji_reaction', 'poll']),
  );
  await instance.close();
});

import { expect, test } from 'vitest';
import { openStream } from '#stream/stream-connection.ts';
import { insertAnnouncement } from '#store/announcements.ts';
import { startTestInstance, testOrigin } from '#testing/start-test-instance.ts';

test('announcementRoutes: count reactions, and send them to the streams of members', async () => {
  const running = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  const time = { starts_at: null, ends_at: null, all_day: 0, created_at: 1, updated_at: 1 };
  insertAnnouncement(running.instance.database, { id: '7', content: 'The lift works', ...time });
  const mira = await running.as('mira');
  const frames: string[] = [];
  const stream = openStream({
    instance: running.instance,
    origin: testOrigin,
    memberId: mira.account?.id,
    first: { kind: 'user', name: 'user', argument: '' },
    send: (text: string) => frames.push(text),
    close: () => undefined,
  });
  const path = '/api/v1/announcements/7/reactions/';
  expect((await mira.put(path + encodeURIComponent('🔥'))).status).toBe(200);
  expect((await mira.put(`${path}nonsense`)).status).toBe(422);
  expect((await mira.get('/api/v1/announcements')).body[0].reactions).toEqual([
    { name: '🔥', count: 1, me: true },
  ]);
  expect((await mira.delete(path + encodeURIComponent('🔥'))).status).toBe(200);
  expect((await mira.delete(path + encodeURIComponent('🔥'))).status).toBe(404);
  expect(frames.map((text) => JSON.parse(text)).map(({ event }) => event)).toEqual([
    'announcement.reaction',
    'announcement.reaction',
  ]);
  expect(JSON.parse(JSON.parse(frames[1] ?? '').payload)).toEqual({
    announcement_id: '7',
    name: '🔥',
    count: 0,
  });
  stream.end();
});

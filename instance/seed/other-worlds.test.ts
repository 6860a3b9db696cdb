import { expect, test } from 'vitest';
import { startTestInstance } from '#testing/start-test-instance.ts';
import { buildLargeWorld } from './large/build-large-world.ts';
import { demoConfig } from './demo-config.ts';

const readings = [
  '/api/v1/timelines/home?limit=40',
  '/api/v1/timelines/public?limit=40',
  '/api/v1/timelines/direct?limit=40',
  '/api/v1/notifications?limit=40',
  '/api/v1/bookmarks',
  '/api/v1/custom_emojis',
  '/api/pleroma/emoji',
  '/api/v2/search?q=owned&resolve=false',
  '/api/v1/directory',
];

test('buildHostileWorld: creates 200 statuses, and the instance serves all of them', async () => {
  const instance = await startTestInstance({ world: 'hostile', config: demoConfig });
  const { database } = instance.instance;
  const ids = database.all<{ id: string }>('SELECT id FROM statuses').map(({ id }) => id);
  expect(ids).toHaveLength(200);
  const mira = await instance.as('mira');
  const failed: string[] = [];
  const read = async (path: string): Promise<void> => {
    const { status } = await mira.get(path);
    if (status >= 500) failed.push(`${status} ${path}`);
  };
  for (const path of readings) await read(path);
  for (const id of ids)
    for (const call of ['', '/context', '/history', '/source', '/favourited_by'])
      await read(`/api/v1/statuses/${id}${call}`);
  for (const { id } of database.all<{ id: string }>('SELECT id FROM accounts'))
    for (const call of ['', '/statuses', '/followers']) await read(`/api/v1/accounts/${id}${call}`);
  expect(failed).toEqual([]);
  await instance.close();
});

test('buildHostileWorld: an attack reaches the client unchanged', async () => {
  const instance = await startTestInstance({ world: 'hostile', config: demoConfig });
  const mira = await instance.as('mira');
  const { body } = await mira.get('/api/v1/timelines/home?limit=40');
  const sent = JSON.stringify(body);
  for (const trace of ['onerror=', 'javascript:', '<style>', '\u202E'])
    expect(sent).toContain(trace);
  await instance.close();
});

test('buildLargeWorld: a smaller size has accounts, follows, replies, reblogs, searchable text and notifications', async () => {
  const instance = await startTestInstance({ config: demoConfig });
  await buildLargeWorld(instance.instance, { people: 120, statuses: 1500 });
  const { database } = instance.instance;
  const count = (sql: string): number =>
    database.get<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`)?.n ?? 0;
  expect(count('accounts')).toBe(120);
  expect(count('statuses')).toBeGreaterThan(1490);
  for (const rows of [
    'follows',
    'favourites',
    'reactions',
    'polls',
    'media',
    'mentions',
    'status_tags',
    'statuses WHERE reblog_of IS NOT NULL',
    'statuses WHERE in_reply_to_id IS NOT NULL',
  ])
    expect([rows, count(rows) > 0]).toEqual([rows, true]);
  const [most] = database.all<{ n: number }>(
    'SELECT count(*) AS n FROM statuses GROUP BY account_id ORDER BY n DESC',
  );
  expect(most?.n).toBeGreaterThanOrEqual(1500 / 5);
  const mira = await instance.as('mira');
  const home = await mira.get('/api/v1/timelines/home?limit=40');
  expect(home.body).toHaveLength(40);
  expect((await mira.get('/api/v1/notifications')).body.length).toBeGreaterThan(10);
  const found = await mira.get('/api/v2/search?q=heron&type=statuses');
  expect(found.body.statuses.length).toBeGreaterThan(0);
  await instance.close();
});

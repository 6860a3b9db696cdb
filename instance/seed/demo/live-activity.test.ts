import { expect, test } from 'vitest';
import { startTestInstance } from '#testing/start-test-instance.ts';
import { demoConfig } from '../demo-config.ts';
import { performRandomAction } from './live-activity.ts';
import { createSeededRandom } from '../random.ts';

test('performRandomAction: accounts post, reply, favourite, react, reblog, vote and follow, and streams receive it', async () => {
  const running = await startTestInstance({ world: 'demo', config: demoConfig });
  const { instance } = running;
  const { database } = instance;
  const count = (table: string): number =>
    database.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? 0;
  const tables = [
    'statuses WHERE reblog_of IS NULL AND in_reply_to_id IS NULL',
    'statuses WHERE in_reply_to_id IS NOT NULL',
    'statuses WHERE reblog_of IS NOT NULL',
    'favourites',
    'reactions',
    'poll_votes',
    'follows',
  ];
  const before = tables.map(count);
  const eventKinds = new Set<string>();
  const stop = instance.events.listen((event) => eventKinds.add(event.kind));
  const random = createSeededRandom('a lively evening');
  for (let turn = 0; turn < 400; turn += 1) performRandomAction(instance, random);
  stop();
  const grownTables = tables.filter((table, index) => count(table) > (before[index] ?? 0));
  expect(grownTables).toEqual(tables);
  expect(eventKinds).toEqual(new Set(['posted', 'notified', 'follow-changed']));
  await running.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestInstance, type TestClient, type TestInstance } from './start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let ben: string;
let cleo: string;

beforeAll(async () => {
  instance = await startTestInstance();
  ana = await instance.as('ana');
  ben = (await instance.as('ben')).account?.id ?? '';
  cleo = (await instance.as('cleo')).account?.id ?? '';
  // Inserts rows for accounts that do not exist, for speed.
  instance.instance.database.run('PRAGMA foreign_keys = OFF');
});
afterAll(() => instance.close());

function fill(table: string, columns: string, count: number): void {
  instance.instance.database.run(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
     INSERT INTO ${table} (${columns}) SELECT ?1, 'x' || n FROM numbers`,
    ana.account?.id ?? '',
    count,
  );
}

const relation = 'source_id, target_id';

test.each([
  ['blocks', relation, 7499, (id: string) => ana.post(`/api/v1/accounts/${id}/block`)],
  ['mutes', relation, 7499, (id: string) => ana.post(`/api/v1/accounts/${id}/mute`)],
  [
    'subscriptions',
    relation,
    1999,
    (id: string) => ana.post(`/api/v1/pleroma/accounts/${id}/subscribe`),
  ],
  [
    'domain_blocks',
    'account_id, domain',
    999,
    (id: string) => ana.post('/api/v1/domain_blocks', { domain: `${id}.example`.toLowerCase() }),
  ],
])(
  'limits: %s above the limit get a plain error, and existing ones may be sent again [R-INST-044]',
  async (table, columns, count, send) => {
    fill(table, columns, count);
    expect((await send(ben)).status).toBe(200);
    expect((await send(ben)).status).toBe(200);
    const { status, body } = await send(cleo);
    expect([status, body]).toEqual([422, { error: `Limit of ${count + 1} reached` }]);
  },
);

test('limits: a follow with notify counts as a subscription [R-INST-044]', async () => {
  const path = `/api/v1/accounts/${cleo}/follow`;
  instance.instance.database.run('DELETE FROM blocks');
  expect((await ana.post(path, { notify: true })).status).toBe(422);
  expect((await ana.post(path)).status).toBe(200);
});

test('limits: an import mutes no more than the calls do [R-INST-044]', async () => {
  await ana.post('/api/pleroma/mutes_import', { list: 'cleo@localhost' });
  const { body } = await ana.get(`/api/v1/accounts/relationships?id=${cleo}`);
  expect(body[0].muting).toBe(false);
});

test('limits: one account adds a bounded number of reactions to a status [R-INST-044]', async () => {
  const { body: post } = await ana.post('/api/v1/statuses', { status: 'hello' });
  const react = (emoji: string) =>
    ana.put(`/api/v1/pleroma/statuses/${post.id}/reactions/${encodeURIComponent(emoji)}`);
  const emoji = '😀 😁 😂 🤣 😃 😄 😅 😆 😉 😊 😋 😎 😍 😘 🥰 😗 😙 😚 🙂 🤗 🤩'.split(' ');
  const statuses: number[] = [];
  for (const each of emoji)
    // oxlint-disable-next-line no-await-in-loop -- each depends on the previous one
    statuses.push((await react(each)).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 422]);
  expect((await react('😀')).status).toBe(200);
});

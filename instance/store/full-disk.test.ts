import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#testing/start-test-instance.ts';

let instance: TestInstance;
let faults: unknown[];
beforeEach(async () => {
  faults = [];
  instance = await startTestInstance({ onError: (error) => faults.push(error) });
});
afterEach(() => instance.close());

const long = 'word '.repeat(900);

test('openDatabase: reports a full disk, keeps the data, and continues when space is available', async () => {
  const bob = await instance.as('bob');
  const { database } = instance.instance;
  const first = await bob.post('/api/v1/statuses', { status: 'before' });
  const pages = database.get<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0;
  database.execute(`PRAGMA max_page_count = ${pages}`);
  const acknowledged = [first.body.id];
  let refused;
  for (let count = 0; count < 50 && !refused; count += 1) {
    const response = await bob.post('/api/v1/statuses', { status: `${count} ${long}` });
    if (response.status === 200) acknowledged.push(response.body.id);
    else refused = response;
  }
  expect(refused).toMatchObject({
    status: 500,
    body: { errors: { detail: 'Internal server error' } },
  });
  expect(faults).toHaveLength(1);
  instance.tick();

  database.execute('PRAGMA max_page_count = 1000000');
  const after = await bob.post('/api/v1/statuses', { status: `after ${long}` });
  expect(after.status).toBe(200);
  acknowledged.push(after.body.id);
  const own = await bob.get(`/api/v1/accounts/${bob.account?.id}/statuses?limit=40`);
  expect(own.body.map((status: { id: string }) => status.id)).toEqual(acknowledged.toReversed());
  expect(database.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
});

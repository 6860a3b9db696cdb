import { expect, test } from 'vitest';
import { startTestInstance } from '#testing/start-test-instance.ts';

test('runPeriodicTasks: runs the remaining tasks if one fails', async () => {
  let now = Date.UTC(2026, 0, 1);
  const faults: unknown[] = [];
  const instance = await startTestInstance({
    now: () => now,
    onError: (error) => faults.push(error),
  });
  const bob = await instance.as('bob');
  const posted = await bob.post('/api/v1/statuses', { status: 'soon gone', expires_in: 3600 });
  const { database } = instance.instance;
  database.execute('ALTER TABLE polls RENAME TO lost');
  now += 3_600_000;
  instance.runPeriodicTasks();
  expect(faults).not.toEqual([]);
  expect((await bob.get(`/api/v1/statuses/${posted.body.id}`)).status).toBe(404);
  await instance.close();
});

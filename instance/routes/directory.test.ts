import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#testing/start-test-instance.ts';

let instance: TestInstance;

beforeAll(async () => {
  instance = await startTestInstance();
});
afterAll(() => instance.close());

test('GET /api/v1/directory: returns a page for any limit and offset [R-INST-044]', async () => {
  await instance.as('cleo');
  const names = Array.from({ length: 90 }, (_, index) => `person${index}`);
  for (const name of names)
    // oxlint-disable-next-line no-await-in-loop -- registrations must be sequential
    await instance.as(name);
  instance.instance.database.run(
    `UPDATE accounts SET settings = json_set(settings, '$.discoverable', json('true'))`,
  );
  instance.instance.database.run(`UPDATE accounts SET approved = 0 WHERE acct = 'cleo'`);
  for (const [query, most] of [
    ['limit=-1', 1],
    ['limit=100000', 80],
    ['limit=80&offset=-5', 80],
  ] as const) {
    const { body } = await instance.visitor.get(`/api/v1/directory?${query}`);
    expect([query, body.length]).toEqual([query, most]);
    expect(JSON.stringify(body)).not.toContain('"cleo"');
  }
});

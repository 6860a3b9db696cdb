import { expect, test } from 'vitest';
import { startTestInstance, type TestClient } from '#testing/start-test-instance.ts';

async function people() {
  const instance = await startTestInstance({ world: 'empty' });
  return { ana: await instance.as('ana'), ben: await instance.as('ben') };
}

const post = async (author: TestClient, status: object) =>
  (await author.post('/api/v1/statuses', status)).body;

test.each(['quote_id', 'quoted_status_id'])(
  'createStatus: the author quotes a private status by %s',
  async (name) => {
    const { ana } = await people();
    const mine = await post(ana, { status: 'mine', visibility: 'private' });
    const quoting = await post(ana, { status: 'x', visibility: 'private', [name]: mine.id });
    expect(quoting.quote).toMatchObject({ id: mine.id, content: expect.stringContaining('mine') });
  },
);

test('createStatus: only public statuses of others can be quoted', async () => {
  const { ana, ben } = await people();
  await ana.post(`/api/v1/accounts/${ben.account?.id}/follow`);
  const theirs = await post(ben, { status: 'theirs', visibility: 'private' });
  const response = await ana.post('/api/v1/statuses', { status: 'x', quote_id: theirs.id });
  expect([response.status, response.body.error]).toEqual([
    422,
    'You can only quote public or unlisted statuses',
  ]);
});

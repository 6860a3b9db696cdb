import { beforeEach, expect, test } from 'vitest';
import { uploadPicture } from '#testing/sample-pictures.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
  type TestResponse,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;

beforeEach(async () => {
  instance = await startTestInstance();
  ana = await instance.as('ana');
});

const foreignId = async (): Promise<string> =>
  (await uploadPicture(await instance.as('ben'), 1)).body.id;

const mediaLists: readonly [string, (own: string) => Promise<string[]>][] = [
  ['an unknown file', async () => ['99999']],
  ['an own file and an unknown one', async (own) => [own, '99999']],
  ['what is no id', async (own) => [own, 'x1']],
  ['a file of another account', async () => [await foreignId()]],
  ['an own file and one of another account', async (own) => [own, await foreignId()]],
];

const missing = {
  status: 422,
  body: { error: 'A file of this post is not on the server. Remove it, and add it again.' },
};

const statusesOf = async (client: TestClient): Promise<TestResponse['body']> =>
  (await client.get(`/api/v1/accounts/${client.account?.id}/statuses`)).body;

test.each(mediaLists)('createStatus: refuses %s instead of leaving it out', async (_name, list) => {
  const media_ids = await list((await uploadPicture(ana, 2)).body.id);
  expect(await ana.post('/api/v1/statuses', { status: 'x', media_ids })).toMatchObject(missing);
  expect(await statusesOf(ana)).toEqual([]);
});

test.each(mediaLists)('createStatus: refuses %s in a scheduled status', async (_name, list) => {
  const media_ids = await list((await uploadPicture(ana, 2)).body.id);
  const scheduled_at = new Date(Date.now() + 86_400_000).toISOString();
  const answer = await ana.post('/api/v1/statuses', { status: 'x', media_ids, scheduled_at });
  expect(answer).toMatchObject(missing);
  expect((await ana.get('/api/v1/scheduled_statuses')).body).toEqual([]);
});

test.each(mediaLists)('editStatus: refuses %s, and changes nothing', async (_name, list) => {
  const own = (await uploadPicture(ana, 2)).body.id;
  const { body } = await ana.post('/api/v1/statuses', { status: 'x', media_ids: [own] });
  const media_ids = await list(own);
  const path = `/api/v1/statuses/${body.id}`;
  expect(await ana.put(path, { status: 'y', media_ids })).toMatchObject(missing);
  expect(await statusesOf(ana)).toMatchObject([
    { content: 'x', edited_at: null, media_attachments: [{ id: own }] },
  ]);
});

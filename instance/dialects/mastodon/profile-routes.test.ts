import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let mira: TestClient;

const path = '/api/v1/profile';

beforeAll(async () => {
  instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  mira = await instance.as('mira');
});

afterAll(() => instance.close());

test('updateProfile: changes only the sent fields, which the account then shows', async () => {
  await mira.patch(path, { show_featured: false });
  const { body } = await mira.patch(path, { show_media: false });
  expect(body).toMatchObject({ show_media: false, show_featured: false, show_media_replies: true });
  const account = await instance.visitor.get(`/api/v1/accounts/${mira.account?.id}`);
  expect(account.body).toMatchObject({ show_media: false, show_featured: false });
});

test.each([[['nonsense']], [Array.from({ length: 11 }, (_, index) => `${index}.example`)]])(
  'updateProfile: refuses the attribution domains %j',
  async (attribution_domains) => {
    expect((await mira.patch(path, { attribution_domains })).status).toBe(422);
  },
);

test('deleteAvatar: returns the account without its picture', async () => {
  const { status, body } = await mira.delete(`${path}/avatar`);
  expect({ status, id: body.id }).toEqual({ status: 200, id: mira.account?.id });
});

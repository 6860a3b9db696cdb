import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let mira: TestClient;
let jun: TestClient;
let salma: TestClient;

const path = '/api/v1/collections';
const options = '/api/v1/accounts/update_credentials';
const idOf = (client: TestClient): string => client.account?.id ?? '';

beforeAll(async () => {
  instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  mira = await instance.as('mira');
  jun = await instance.as('jun');
  salma = await instance.as('salma');
  await jun.patch(options, { discoverable: true });
});

afterAll(() => instance.close());

async function create(name = 'Nice people'): Promise<string> {
  const body = { name, tag_name: '#birds', account_ids: [idOf(jun)] };
  return (await mira.post(path, body)).body.collection.id;
}

test('createCollection: creates a collection with accounts that everybody can read', async () => {
  const id = await create();
  const { body } = await instance.visitor.get(`${path}/${id}`);
  expect(body.collection).toMatchObject({
    name: 'Nice people',
    account_id: idOf(mira),
    tag: { name: 'birds' },
    item_count: 1,
    items: [{ account_id: idOf(jun), state: 'accepted' }],
  });
  expect(body.accounts.map((each: { acct: string }) => each.acct)).toEqual(['mira', 'jun']);
  const listed = await instance.visitor.get(`/api/v1/accounts/${idOf(mira)}/collections`);
  expect(listed.body.collections[0].id).toBe(id);
  expect((await mira.delete(`${path}/${id}`)).status).toBe(200);
  expect((await mira.get(`${path}/${id}`)).status).toBe(404);
});

test.each([
  [{ name: '' }],
  [{ name: 'a'.repeat(41) }],
  [{ name: 'A', description: 'a'.repeat(101) }],
  [{ name: 'A', tag_name: 'two words' }],
])('createCollection: refuses %j', async (body) => {
  expect((await mira.post(path, body)).status).toBe(422);
});

test('updateCollection: changes only what is sent, for the owner', async () => {
  const id = await create();
  const { body } = await mira.patch(`${path}/${id}`, { sensitive: true });
  expect(body.collection).toMatchObject({ name: 'Nice people', sensitive: true });
  expect((await jun.patch(`${path}/${id}`, { name: 'Mine' })).status).toBe(403);
  expect((await jun.delete(`${path}/${id}`)).status).toBe(403);
});

test('addCollectionItem: refuses an undiscoverable account, and one that is already in it', async () => {
  const id = await create();
  const add = (client: TestClient) =>
    mira.post(`${path}/${id}/items`, { account_id: idOf(client) });
  expect((await add(salma)).status).toBe(422);
  expect((await add(jun)).status).toBe(422);
  const seen = await mira.get(`/api/v1/accounts/${idOf(salma)}`);
  expect(seen.body.feature_approval.current_user).toBe('denied');
});

test('revokeCollectionItem: removes only the viewer', async () => {
  const id = await create();
  const item = (await mira.get(`${path}/${id}`)).body.collection.items[0].id;
  const own = `/api/v1/accounts/${idOf(jun)}/in_collections`;
  expect((await jun.get(own)).body.collections.map((each: { id: string }) => each.id)).toContain(
    id,
  );
  expect((await mira.get(own)).status).toBe(403);
  expect((await salma.post(`${path}/${id}/items/${item}/revoke`)).status).toBe(403);
  expect((await jun.post(`${path}/${id}/items/${item}/revoke`)).status).toBe(200);
  expect((await mira.get(`${path}/${id}`)).body.collection.items).toEqual([]);
});

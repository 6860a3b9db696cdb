import { beforeEach, expect, test } from 'vitest';
import { expectRecordedResponse } from '#testing/expect-recorded-response.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let bob: TestClient;
let carol: TestClient;

const lists = '/api/v1/lists';

beforeEach(async () => {
  instance = await startTestInstance();
  ana = await instance.as('ana');
  bob = await instance.as('bob');
  carol = await instance.as('carol');
});

test('listRoutes: creates, renames and deletes a list [R-INST-025]', async () => {
  expectRecordedResponse(await bob.post(lists, { title: 'Friends' }), '420_list_create');
  expectRecordedResponse(await bob.post(lists, { title: 'Another' }), '420_list_create_second');
  const all = await bob.get(lists);
  expectRecordedResponse(all, '421_lists');
  expect(all.body).toEqual([
    { id: '2', title: 'Another', exclusive: false },
    { id: '1', title: 'Friends', exclusive: false },
  ]);
  expectRecordedResponse(await bob.get(`${lists}/1`), '422_list_show');
  const renamed = await bob.put(`${lists}/1`, { title: 'Best friends' });
  expectRecordedResponse(renamed, '423_list_update');
  expect(renamed.body.title).toBe('Best friends');
  expectRecordedResponse(await bob.delete(`${lists}/2`), '429_list_delete');
  expectRecordedResponse(await bob.delete(`${lists}/2`), '429_list_delete_again');
});

test('listRoutes: shows the members and their statuses', async () => {
  await bob.post(lists, { title: 'Friends' });
  const [one, two] = [ana.account?.id, carol.account?.id];
  const added = await bob.post(`${lists}/1/accounts`, { account_ids: [one, two, 'nobody'] });
  expectRecordedResponse(added, '424_list_add');
  const members = await bob.get(`${lists}/1/accounts`);
  expectRecordedResponse(members, '425_list_accounts', ['nodeinfo.software.repository']);
  expect(members.body).toMatchObject([{ acct: 'ana' }, { acct: 'carol' }]);
  expectRecordedResponse(await bob.get(`/api/v1/accounts/${one}/lists`), '428_account_lists');
  await ana.post('/api/v1/statuses', { status: 'in the list' });
  await ana.post('/api/v1/statuses', { status: 'for followers', visibility: 'private' });
  const timeline = await bob.get('/api/v1/timelines/list/1?limit=5');
  expectRecordedResponse(timeline, '427_list_timeline', ['nodeinfo.software.repository']);
  expect(timeline.body).toMatchObject([{ content: 'in the list' }]);
  expectRecordedResponse(
    await bob.delete(`${lists}/1/accounts`, { account_ids: [one] }),
    '426_list_remove',
  );
  expectRecordedResponse(
    await bob.delete(`${lists}/1/accounts?account_ids[]=${two}`),
    '426_list_remove_query',
  );
  expect((await bob.get('/api/v1/timelines/list/1')).body).toEqual([]);
});

test('listRoutes: refuses a blank title, no accounts to add, and an unknown list', async () => {
  expectRecordedResponse(await bob.post(lists, { title: '' }), '420_list_create_empty');
  expectRecordedResponse(await bob.post(lists, {}), '420_list_create_no_title');
  await bob.post(lists, { title: 'Friends' });
  expect((await bob.put(`${lists}/1`, { title: ' ' })).status).toBe(422);
  expect((await bob.post(`${lists}/1/accounts`, {})).status).toBe(400);
  expectRecordedResponse(await bob.get(`${lists}/99999`), '422_list_show_unknown');
});

test('listRoutes: refuses access to lists of other members', async () => {
  await bob.post(lists, { title: 'Friends' });
  const account_ids = [ana.account?.id];
  const calls = (client: TestClient) => [
    client.get(`${lists}/1`),
    client.put(`${lists}/1`, { title: 'x' }),
    client.delete(`${lists}/1`),
    client.get(`${lists}/1/accounts`),
    client.post(`${lists}/1/accounts`, { account_ids }),
    client.delete(`${lists}/1/accounts`, { account_ids }),
  ];
  for (const answer of await Promise.all(calls(carol)))
    expectRecordedResponse(answer, '422_list_show_other_user');
  expectRecordedResponse(await carol.get('/api/v1/timelines/list/1'), '427_list_timeline_other');
  for (const answer of await Promise.all([
    ...calls(instance.visitor),
    instance.visitor.get(lists),
    instance.visitor.post(lists, { title: 'x' }),
    instance.visitor.get(`/api/v1/accounts/${account_ids[0]}/lists`),
  ]))
    expectRecordedResponse(answer, '429_lists_anon');
});

test('updateList: members of an exclusive list are not in the home timeline, only in the list', async () => {
  const { body: post } = await ana.post('/api/v1/statuses', { status: 'hello' });
  await bob.post(`/api/v1/accounts/${ana.account?.id}/follow`);
  const { body: list } = await bob.post(lists, { title: 'Friends' });
  await bob.post(`${lists}/${list.id}/accounts`, { account_ids: [ana.account?.id] });
  const idsOf = async (timeline: string) =>
    (await bob.get(`/api/v1/timelines/${timeline}`)).body.map(({ id }: { id: string }) => id);
  expect(await idsOf('home')).toEqual([post.id]);
  const { body: changed } = await bob.put(`${lists}/${list.id}`, {
    title: 'Friends',
    exclusive: true,
  });
  expect(changed).toMatchObject({ title: 'Friends', exclusive: true });
  expect((await bob.get(`${lists}/${list.id}`)).body.exclusive).toBe(true);
  expect(await idsOf('home')).toEqual([]);
  expect(await idsOf(`list/${list.id}`)).toEqual([post.id]);
  /* A client that does not know `exclusive` does not send it. The list then stays exclusive. */
  await bob.put(`${lists}/${list.id}`, { title: 'Best friends' });
  expect(await idsOf('home')).toEqual([]);
});

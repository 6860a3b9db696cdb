import { beforeEach, expect, test } from 'vitest';
import { updateAccount } from '#store/accounts.ts';
import { expectRecordedResponse } from '#testing/expect-recorded-response.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let bob: TestClient;

beforeEach(async () => {
  instance = await startTestInstance();
  bob = await instance.as('bob');
});

async function suggested(name: string): Promise<TestClient> {
  const client = await instance.as(name);
  updateAccount(instance.instance.database, client.account?.id ?? '', { suggested: 1 });
  return client;
}

function names(answer: TestResponse): string[] {
  return answer.body.map((each: { account: { acct: string } }) => each.account.acct).toSorted();
}

test('suggestionRoutes: returns accounts suggested by staff, except followed, hidden and dismissed ones', async () => {
  expectRecordedResponse(await bob.get('/api/v2/suggestions'), '316_suggestions_v2');
  const people: TestClient[] = [];
  for (const name of ['ana', 'cleo', 'dan', 'eva', 'fay', 'gus'])
    people.push(await suggested(name));
  await suggested('bob');
  const response = await bob.get('/api/v2/suggestions');
  expectRecordedResponse(response, '851_suggestions_v2_nonempty', ['nodeinfo.software.repository']);
  expect(names(response)).toEqual(['ana', 'cleo', 'dan', 'eva', 'fay', 'gus']);
  expect((await bob.get('/api/v2/suggestions?limit=2')).body).toHaveLength(2);
  for (const limit of [0, -3])
    expect((await bob.get(`/api/v2/suggestions?limit=${limit}`)).body).toHaveLength(1);
  const [ana, cleo, dan, eva] = people.map((each) => each.account?.id);
  await bob.post(`/api/v1/accounts/${ana}/follow`);
  await bob.post(`/api/v1/accounts/${cleo}/block`);
  await bob.post(`/api/v1/accounts/${dan}/mute`);
  const gone = await bob.delete(`/api/v1/suggestions/${eva}`);
  expect([gone.status, gone.body]).toEqual([200, {}]);
  expect(names(await bob.get('/api/v2/suggestions'))).toEqual(['fay', 'gus']);
  const other = await instance.as('other');
  expect(names(await other.get('/api/v2/suggestions'))).toContain('eva');
});

test('suggestionRoutes: the v1 call is empty if the config disables suggestions', async () => {
  const quiet = await startTestInstance();
  const reader = await quiet.as('bob');
  expectRecordedResponse(await reader.get('/api/v1/suggestions'), '851_suggestions_v1_nonempty');
});

test('suggestionRoutes: refuses dismissing an unknown account, and visitors', async () => {
  expect((await bob.delete('/api/v1/suggestions/AbCdEfGhIjKlMnOpQr')).status).toBe(404);
  expect((await bob.get('/api/v2/suggestions?limit=many')).status).toBe(400);
  const { visitor } = instance;
  for (const answer of await Promise.all([
    visitor.get('/api/v1/suggestions'),
    visitor.get('/api/v2/suggestions'),
    visitor.delete(`/api/v1/suggestions/${bob.account?.id}`),
  ]))
    expect(answer.status).toBe(403);
});

const findable = { settings: { discoverable: true } };

test.each([
  ['only the member', 1, false],
  ['three people', 3, false],
  ['four people', 4, true],
])(
  'suggestionRoutes: nodeinfo announces suggestions only if there are enough, with %s',
  async (_, people, enabled) => {
    const small = await startTestInstance({ config: { suggestions: true } });
    const usernames = ['ana', 'ben', 'cleo', 'dan'].slice(0, people);
    for (const name of usernames) await small.as(name, findable);
    const { body } = await small.visitor.get('/nodeinfo/2.0.json');
    expect(body.metadata.suggestions.enabled).toBe(enabled);
    const ana = await small.as('ana');
    expect(names(await ana.get('/api/v2/suggestions'))).toEqual(usernames.slice(1));
  },
);

test('suggestionRoutes: omits undiscoverable, blocked and dismissed accounts', async () => {
  const open = await startTestInstance({ config: { suggestions: true } });
  const ana = await open.as('ana');
  for (const name of ['ben', 'cleo', 'dan', 'eva', 'fay', 'gus']) await open.as(name, findable);
  const fay = await open.as('fay');
  await fay.patch('/api/v1/accounts/update_credentials', { discoverable: false });
  await ana.post(`/api/v1/accounts/${(await open.as('ben')).account?.id}/block`);
  await ana.post(`/api/v1/accounts/${(await open.as('cleo')).account?.id}/mute`);
  await ana.delete(`/api/v1/suggestions/${(await open.as('dan')).account?.id}`);
  expect(names(await ana.get('/api/v2/suggestions'))).toEqual(['eva', 'gus']);
  expect((await ana.get('/api/v2/suggestions?limit=1')).body).toHaveLength(1);
});

import { beforeAll, expect, test } from 'vitest';
import { insertAccount } from '#store/accounts.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let ben: TestClient;
let remoteId: string;

beforeAll(async () => {
  instance = await startTestInstance();
  ana = await instance.as('ana', { displayName: 'Ana of the Reeds' });
  ben = await instance.as('ben');
  await instance.as('benedict');
  remoteId = instance.instance.newId();
  insertAccount(instance.instance.database, {
    id: remoteId,
    username: 'rita',
    host: 'remote.example',
    acct: 'rita@remote.example',
    display_name: 'Rita',
    url: 'https://remote.example/@rita',
    created_at: 0,
  });
});

async function post(client: TestClient, status: string, more: object = {}): Promise<string> {
  return (await client.post('/api/v1/statuses', { status, ...more })).body.id;
}

async function found(client: TestClient, query: string): Promise<string[]> {
  const { body } = await client.get(`/api/v2/search?${query}`);
  return body.statuses.map(({ id }: { id: string }) => id);
}

async function people(client: TestClient, query: string): Promise<string[]> {
  const { body } = await client.get(`/api/v2/search?type=accounts&${query}`);
  return body.accounts.map(({ acct }: { acct: string }) => acct);
}

test('searchRoutes: finds statuses by words, newest first, by page [R-INST-028]', async () => {
  const ids = [await post(ben, 'A bittern booms'), await post(ben, 'Bitterns <b>boom</b> twice')];
  expect(await found(ana, 'q=bittern')).toEqual(ids.toReversed());
  expect(await found(ana, 'q=bittern+twice')).toEqual([ids[1]]);
  expect(await found(ana, 'q=bittern&limit=1&offset=1')).toEqual([ids[0]]);
  expect(await found(ana, 'q=bittern&type=accounts')).toEqual([]);
  expect(await found(ana, `q=bittern&account_id=${ana.account?.id}`)).toEqual([]);
  expect(await found(ana, 'q=class')).toEqual([]);
});

test('searchRoutes: finds content warnings, words without spaces, and hashtags', async () => {
  const subject = await post(ben, 'no more', { spoiler_text: 'Wallcreepers' });
  expect(await found(ana, 'q=wallcreeper')).toEqual([subject]);
  const gapless = await post(ben, '今日は鷺を見ました');
  expect(await found(ana, `q=${encodeURIComponent('鷺を')}`)).toEqual([gapless]);
  expect(await found(ana, `q=${encodeURIComponent('を鷺')}`)).toEqual([]);
  const tagged = await post(ben, 'Seen #Avocet today');
  expect(await found(ana, 'q=%23avocet')).toEqual([tagged]);
});

test('searchRoutes: finds the current text of an edited status, and no deleted status', async () => {
  const id = await post(ben, 'A whimbrel');
  await ben.put(`/api/v1/statuses/${id}`, { status: 'A curlew' });
  expect(await found(ana, 'q=whimbrel')).toEqual([]);
  expect(await found(ana, 'q=curlew')).toEqual([id]);
  await ben.delete(`/api/v1/statuses/${id}`);
  expect(await found(ana, 'q=curlew')).toEqual([]);
});

test("searchRoutes: finds only public statuses and the viewer's own", async () => {
  const visibilities = ['public', 'unlisted', 'private', 'direct', 'local'];
  const ids = new Map<string, string>();
  for (const visibility of visibilities)
    ids.set(visibility, await post(ben, `Dotterel ${visibility}`, { visibility }));
  await ana.post(`/api/v1/accounts/${ben.account?.id}/follow`);
  const pick = (...names: string[]) => new Set(names.map((name) => ids.get(name)));
  expect(new Set(await found(instance.visitor, 'q=dotterel'))).toEqual(pick('public'));
  expect(new Set(await found(ana, 'q=dotterel'))).toEqual(pick('public', 'local'));
  expect(new Set(await found(ben, 'q=dotterel'))).toEqual(pick(...visibilities));
  await ana.post(`/api/v1/accounts/${ben.account?.id}/unfollow`);
});

test('searchRoutes: omits blocked accounts and their statuses', async () => {
  const carla = await instance.as('carla');
  const id = await post(carla, 'A godwit');
  expect(await found(ana, 'q=godwit')).toEqual([id]);
  await ana.post(`/api/v1/accounts/${carla.account?.id}/block`);
  expect(await found(ana, 'q=godwit')).toEqual([]);
  expect(await people(ana, 'q=carla')).toEqual([]);
  expect(await people(ben, 'q=carla')).toEqual(['carla']);
});

test('searchRoutes: finds accounts by a part of either name, the exact match first [R-INST-028]', async () => {
  expect(await people(ana, 'q=ben')).toEqual(['ben', 'benedict']);
  expect(await people(ana, 'q=enedi')).toEqual(['benedict']);
  expect(await people(ben, 'q=the%20reeds')).toEqual(['ana']);
  expect(await people(ben, 'q=%40ana%40localhost')).toEqual(['ana']);
  expect(await people(ana, 'q=be&limit=1&offset=1')).toEqual(['benedict']);
  expect(await people(ana, 'q=%25')).toEqual([]);
  expect(await people(ana, 'q=%22%27')).toEqual([]);
});

test('searchRoutes: visitors find only local accounts', async () => {
  expect(await people(ana, 'q=rita')).toEqual(['rita@remote.example']);
  expect(await people(ana, 'q=remote.example')).toEqual(['rita@remote.example']);
  expect(await people(instance.visitor, 'q=rita')).toEqual([]);
  expect(await people(instance.visitor, 'q=ana')).toEqual(['ana']);
});

test('searchRoutes: the call for accounts finds the same ones, with `following` only followed ones', async () => {
  const path = '/api/v1/accounts/search';
  const { body } = await ana.get(`${path}?q=bene&resolve=true`);
  expect(body.map(({ acct }: { acct: string }) => acct)).toEqual(['benedict']);
  expect((await ana.get(`${path}?q=bene&following=true`)).body).toEqual([]);
  await ana.post(`/api/v1/accounts/${body[0].id}/follow`);
  expect((await ana.get(`${path}?q=bene&following=true`)).body).toHaveLength(1);
  expect((await ana.get(path)).status).toBe(400);
});

const at = (id: string): string => `q=${encodeURIComponent(`http://instance.test/notice/${id}`)}`;

test('searchRoutes: finds a status or account by URL if the viewer may read it', async () => {
  const open = await post(ben, 'Here');
  const hidden = await post(ben, 'Not here', { visibility: 'private' });
  expect(await found(ana, `${at(open)}&resolve=true`)).toEqual([open]);
  expect(await found(ana, at(hidden))).toEqual([]);
  const profile = encodeURIComponent('https://remote.example/@rita');
  expect(await people(ana, `q=${profile}`)).toEqual(['rita@remote.example']);
  expect(await people(instance.visitor, `q=${profile}`)).toEqual([]);
  expect(await people(ana, 'q=http%3A%2F%2Finstance.test%2Fusers%2Fben')).toEqual(['ben']);
});

test.each([
  ['', ['']],
  ['thread', ['thread']],
  ['#intro', ['intro']],
  ['someone@nowhere.invalid', ['someone', 'nowhere', 'invalid', 'SomeoneNowhereInvalid']],
  ['http://instance.test/notice/BCfnIC0gypRxVAlA5Q', ['BCfnIC0gypRxVAlA5Q']],
])(
  '[R-INST-028] searchRoutes: returns for %j the hashtags %j, like Akkoma',
  async (text, names) => {
    const { body } = await ana.get(`/api/v2/search?q=${encodeURIComponent(text)}`);
    expect(body.hashtags).toEqual(
      names.map((name) => ({ name, url: `http://instance.test/tag/${name}` })),
    );
  },
);

test('searchRoutes: refuses a search without text, and visitors of a private instance', async () => {
  const response = await ana.get('/api/v2/search');
  expect([response.status, response.body.error]).toEqual([400, 'Missing field: q.']);
  const closed = await startTestInstance({ config: { private: true } });
  const refused = await closed.visitor.get('/api/v2/search?q=bob');
  expect([refused.status, refused.body]).toEqual([
    403,
    { error: 'This resource requires authentication.' },
  ]);
});

test('searchRoutes: omits deleted and unapproved accounts', async () => {
  const { database } = instance.instance;
  await instance.as('zelda');
  expect(await people(ana, 'q=zelda')).toEqual(['zelda']);
  for (const state of ['active', 'approved', 'confirmed']) {
    database.run(`UPDATE accounts SET ${state} = 0 WHERE acct = 'zelda'`);
    expect(await people(ana, 'q=zelda')).toEqual([]);
    database.run(`UPDATE accounts SET ${state} = 1 WHERE acct = 'zelda'`);
  }
});

test.each([
  'bo\0b',
  '\0\0\0',
  '"',
  '""""',
  '*',
  'b%_\\',
  'NEAR(bob',
  'bob OR',
  "'; --",
  '\uD800ob',
])('searchRoutes: treats %j as plain text', async (text) => {
  for (const path of ['/api/v1/accounts/search', '/api/v2/search'])
    expect((await ana.get(`${path}?q=${encodeURIComponent(text.toWellFormed())}`)).status).toBe(
      200,
    );
});

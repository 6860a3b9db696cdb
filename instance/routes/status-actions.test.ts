import { beforeEach, expect, test } from 'vitest';
import { postStatus } from '#commands/post-status.ts';
import { insertAccount } from '#store/accounts.ts';
import { addReaction } from '#store/reactions.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let ben: TestClient;
let id: string;
let path: string;
let clock = 0;

beforeEach(async () => {
  clock = Date.now();
  instance = await startTestInstance({ now: () => clock });
  ana = await instance.as('ana');
  ben = await instance.as('ben', { settings: { hide_favorites: false } });
  id = (await ana.post('/api/v1/statuses', { status: 'hello' })).body.id;
  path = `/api/v1/statuses/${id}`;
});

async function notificationTypes(client: TestClient): Promise<string[]> {
  return (await client.get('/api/v1/notifications')).body.map(
    (each: { type: string }) => each.type,
  );
}

test('statusActionRoutes: a reblog notifies the author, reaches followers and can be undone [R-INST-021]', async () => {
  const cleo = await instance.as('cleo');
  await cleo.post(`/api/v1/accounts/${ben.account?.id}/follow`);
  const repeat = await ben.post(`${path}/reblog`);
  expect(repeat.body).toMatchObject({
    content: '',
    reblogged: true,
    account: { acct: 'ben' },
    reblog: { id, reblogs_count: 1, account: { acct: 'ana' } },
  });
  expect((await ben.post(`${path}/reblog`)).body.id).toBe(repeat.body.id);
  expect((await cleo.get('/api/v1/timelines/home')).body).toMatchObject([{ reblog: { id } }]);
  expect((await ana.get(`${path}/reblogged_by`)).body).toMatchObject([{ acct: 'ben' }]);
  expect(await notificationTypes(ana)).toEqual(['reblog']);
  const back = await ben.post(`${path}/unreblog`);
  expect(back.body).toMatchObject({ id, reblog: null, reblogs_count: 0, reblogged: false });
  expect((await cleo.get('/api/v1/timelines/home')).body).toEqual([]);
  expect(await notificationTypes(ana)).toEqual([]);
  expect((await ben.post(`${path}/unreblog`)).body).toEqual({ error: 'Could not unrepeat' });
  const other = (await ben.post(`${path}/reblog`)).body.id;
  await ben.delete(`/api/v1/statuses/${other}`);
  expect(await notificationTypes(ana)).toEqual([]);
  await ben.post(`${path}/reblog`);
  await ana.delete(path);
  expect((await ben.get('/api/v1/accounts/ben')).body.statuses_count).toBe(0);
});

test('statusActionRoutes: a reblog can be private, and only the author reblogs a private status', async () => {
  const quiet = await ben.post(`${path}/reblog`, { visibility: 'private' });
  expect(quiet.body).toMatchObject({ visibility: 'private', reblog: { visibility: 'public' } });
  const shown = await instance.visitor.get(`/api/v1/accounts/${ben.account?.id}/statuses`);
  expect(shown.body).toEqual([]);
  const fields = { status: '@ben few', visibility: 'private' };
  const few = (await ana.post('/api/v1/statuses', fields)).body.id;
  expect((await ben.post(`/api/v1/statuses/${few}/reblog`)).status).toBe(404);
  expect((await ana.post(`/api/v1/statuses/${few}/reblog`)).body.visibility).toBe('private');
});

test('statusActionRoutes: counts a favourite once and lists favourites by time [R-INST-021]', async () => {
  const other = (await ana.post('/api/v1/statuses', { status: 'other' })).body.id;
  await ben.post(`/api/v1/statuses/${other}/favourite`);
  await ben.post(`${path}/favourite`);
  const again = await ben.post(`${path}/favourite`);
  expect(again.body).toMatchObject({ favourited: true, favourites_count: 1 });
  const list = await ben.get('/api/v1/favourites');
  expect(list.body.map((each: { id: string }) => each.id)).toEqual([id, other]);
  expect(
    (await ana.get(`/api/v1/pleroma/accounts/${ben.account?.id}/favourites`)).body,
  ).toHaveLength(2);
  const hidden = await ben.get(`/api/v1/pleroma/accounts/${ana.account?.id}/favourites`);
  expect([hidden.status, hidden.body.error]).toEqual([403, "Can't get favorites"]);
  expect((await ben.post(`${path}/unfavourite`)).body.favourites_count).toBe(0);
  expect((await ben.post(`${path}/unfavourite`)).status).toBe(400);
});

test('statusActionRoutes: bookmarks are private and paged by time [R-INST-021]', async () => {
  const ids = [id];
  for (const status of ['two', 'three'])
    ids.push((await ana.post('/api/v1/statuses', { status })).body.id);
  for (const each of ids) await ben.post(`/api/v1/statuses/${each}/bookmark`);
  const first = await ben.get('/api/v1/bookmarks?limit=2');
  expect(first.body.map((each: { id: string }) => each.id)).toEqual([ids[2], ids[1]]);
  expect(first.headers.get('link')).toMatch(/max_id=2&offset=0>; rel="next".*min_id=3/);
  const second = await ben.get('/api/v1/bookmarks?limit=2&max_id=2');
  expect(second.body).toMatchObject([{ id, bookmarked: true }]);
  expect((await ana.get(path)).body.bookmarked).toBe(false);
  expect((await ben.post(`${path}/unbookmark`)).body.bookmarked).toBe(false);
  expect((await ben.get('/api/v1/bookmarks')).body).toHaveLength(2);
});

test('statusActionRoutes: pins own public statuses up to the limit [R-INST-021]', async () => {
  expect((await ana.post(`${path}/pin`)).body.pinned).toBe(true);
  const pinned = `/api/v1/accounts/${ana.account?.id}/statuses?pinned=true`;
  expect((await instance.visitor.get(pinned)).body).toMatchObject([{ id, pinned: true }]);
  const second = (await ana.post('/api/v1/statuses', { status: 'two' })).body.id;
  const over = await ana.post(`/api/v1/statuses/${second}/pin`);
  expect([over.status, over.body.error]).toEqual([
    400,
    'You have already pinned the maximum number of statuses',
  ]);
  expect((await ben.post(`${path}/pin`)).status).toBe(422);
  expect((await ben.post(`${path}/unpin`)).status).toBe(422);
  const few = (await ana.post('/api/v1/statuses', { status: 'x', visibility: 'private' })).body.id;
  expect((await ana.post(`/api/v1/statuses/${few}/pin`)).body.error).toBe(
    'Non-public status cannot be pinned',
  );
  expect((await ana.post(`${path}/unpin`)).body.pinned).toBe(false);
  expect((await instance.visitor.get(pinned)).body).toEqual([]);
});

test('statusActionRoutes: a muted conversation sends no notifications until the mute ends [R-INST-021]', async () => {
  const muted = await ana.post(`${path}/mute`, { expires_in: 60 });
  expect(muted.body).toMatchObject({ muted: true, pleroma: { thread_muted: true } });
  expect((await ana.post(`${path}/mute`)).body.error).toBe('conversation is already muted');
  await ben.post('/api/v1/statuses', { status: '@ana so?', in_reply_to_id: id });
  expect(await notificationTypes(ana)).toEqual([]);
  expect((await ana.get('/api/v1/timelines/home')).body).toMatchObject([{ id }]);
  clock += 61_000;
  instance.runPeriodicTasks();
  await ben.post('/api/v1/statuses', { status: '@ana and?', in_reply_to_id: id });
  expect(await notificationTypes(ana)).toContain('mention');
  await ana.post(`${path}/mute`);
  expect((await ana.post(`${path}/unmute`)).body.muted).toBe(false);
});

test.each([
  '/api/v1/timelines/home',
  '/api/v1/timelines/public',
  '/api/v1/timelines/public?local=true',
  '/api/v1/timelines/tag/heron',
  '/api/v1/accounts/:own/statuses',
  '/api/v1/bookmarks',
  '/api/v1/favourites',
  '/api/v2/search?q=heron&type=statuses',
])(
  'belongsInTimeline: %s keeps own posts in a muted conversation [R-STATUS-022]',
  async (address) => {
    const own = (await ana.post('/api/v1/statuses', { status: 'my #heron' })).body.id;
    const foreign = (
      await ben.post('/api/v1/statuses', { status: '@ana a #heron', in_reply_to_id: own })
    ).body.id;
    for (const act of ['bookmark', 'favourite'])
      for (const each of [own, foreign]) await ana.post(`/api/v1/statuses/${each}/${act}`);
    await ana.post(`/api/v1/statuses/${own}/mute`);
    const { body } = await ana.get(address.replace(':own', ana.account?.id ?? ''));
    const listed: readonly { id: string }[] = Array.isArray(body) ? body : body.statuses;
    expect(listed.map((each) => each.id)).toContain(own);
  },
);

test("belongsInTimeline: others' reblogs of own statuses pass irreversible filters [R-STATUS-022]", async () => {
  await ana.post('/api/v1/filters', { phrase: 'hello', context: ['home'], irreversible: true });
  await ben.post(`${path}/reblog`);
  const { body } = await ana.get(`/api/v1/accounts/${ben.account?.id}/statuses`);
  expect(body).toMatchObject([{ reblog: { id } }]);
});

test("belongsInTimeline: a list keeps others' reblogs of own statuses in a muted conversation [R-STATUS-022]", async () => {
  const list = (await ana.post('/api/v1/lists', { title: 'Marsh' })).body.id;
  await ana.post(`/api/v1/accounts/${ben.account?.id}/follow`);
  await ana.post(`/api/v1/lists/${list}/accounts`, { account_ids: [ben.account?.id] });
  const foreign = (await ben.post('/api/v1/statuses', { status: '@ana hello', in_reply_to_id: id }))
    .body.id;
  await ana.post(`${path}/mute`);
  await ben.post(`${path}/reblog`);
  const { body } = await ana.get(`/api/v1/timelines/list/${list}`);
  expect(body).toMatchObject([{ reblog: { id } }]);
  expect(JSON.stringify(body)).not.toContain(foreign);
});

test('statusActionRoutes: groups reactions by emoji, local and remote [R-INST-021]', async () => {
  const react = (client: TestClient, emoji: string) =>
    client.put(`/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent(emoji)}`);
  await react(ben, '🔥');
  await react(ben, '🔥');
  await react(ana, '🔥');
  const custom = await react(ben, ':rook:');
  expect(custom.body.pleroma.emoji_reactions).toMatchObject([
    { name: '🔥', count: 2, me: true, url: null, account_ids: [ana.account?.id, ben.account?.id] },
    { name: 'rook', count: 1, me: true, url: 'http://instance.test/emoji/rookery/rook.png' },
  ]);
  const notification = (await ana.get('/api/v1/notifications')).body[0];
  expect(notification).toMatchObject({ type: 'pleroma:emoji_reaction', emoji: ':rook:' });
  expect(notification.emoji_url).toBe('http://instance.test/emoji/rookery/rook.png');
  expect((await react(ben, 'xyzzy')).body).toEqual({ error: 'Could not add reaction emoji' });
  expect((await react(ben, 'blobcat@remote.example')).status).toBe(400);

  const far = { name: 'blobcat@remote.example', url: 'https://remote.example/blobcat.png' };
  insertAccount(instance.instance.database, {
    id: instance.instance.newId(),
    username: 'rita',
    host: 'remote.example',
    acct: 'rita@remote.example',
    display_name: 'Rita',
    created_at: clock,
  });
  const rita = instance.instance.database.get<{ id: string }>(
    "SELECT id FROM accounts WHERE username = 'rita'",
  );
  addReaction(instance.instance.database, id, { account_id: rita?.id ?? '', ...far });
  const joined = await react(ben, far.name);
  expect(joined.body.emoji_reactions.at(-1)).toMatchObject({ ...far, count: 2, me: true });
  const list = await instance.visitor.get(`/api/v1/pleroma/statuses/${id}/reactions`);
  expect(list.body.at(-1).accounts).toMatchObject([
    { acct: 'ben' },
    { acct: 'rita@remote.example' },
  ]);
  const one = await ben.get(`/api/v1/pleroma/statuses/${id}/reactions/rook`);
  expect(one.body).toMatchObject([{ name: 'rook', count: 1 }]);

  const undo = (emoji: string) =>
    ben.delete(`/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent(emoji)}`);
  expect((await undo('rook')).body.emoji_reactions).toHaveLength(2);
  expect((await undo(far.name)).status).toBe(200);
  expect((await undo(far.name)).body.error).toBe('Could not remove reaction emoji');
  expect((await undo('🔥')).status).toBe(200);
  expect((await undo('🔥')).status).toBe(200);
});

const calls = [
  ['POST', 'favourite'],
  ['POST', 'unfavourite'],
  ['POST', 'reblog'],
  ['POST', 'unreblog'],
  ['POST', 'bookmark'],
  ['POST', 'unbookmark'],
  ['POST', 'pin'],
  ['POST', 'unpin'],
  ['POST', 'mute'],
  ['POST', 'unmute'],
] as const;

test.each(calls)(
  'statusActionRoutes: %s %s requires the write scope, and a status that the member may read',
  async (_m, action) => {
    const visitor = await instance.visitor.post(`${path}/${action}`);
    expect([visitor.status, visitor.body.error]).toEqual([403, 'Invalid credentials.']);
    const reader = await instance.as('ben', {}, 'read');
    const refused = await reader.post(`${path}/${action}`);
    expect(refused.body.error).toMatch(/^Insufficient permissions: write:/);
    const author = ana.account;
    if (!author) throw new Error('nobody');
    const few = postStatus(instance.instance, author, { text: 'few', visibility: 'private' });
    for (const unreadable of [few.id, 'AbCdEfGhIjKlMnOpQr', '1']) {
      const response = await ben.post(`/api/v1/statuses/${unreadable}/${action}`);
      expect([response.status, response.body]).toEqual([404, { error: 'Record not found' }]);
    }
  },
);

test('statusActionRoutes: reacting requires a member, and an existing status', async () => {
  const end = 'reactions/%F0%9F%94%A5';
  for (const act of ['put', 'delete'] as const) {
    const visitor = await instance.visitor[act](`/api/v1/pleroma/statuses/${id}/${end}`);
    expect(visitor.status).toBe(403);
    const unknown = await ben[act](`/api/v1/pleroma/statuses/AbCdEfGhIjKlMnOpQr/${end}`);
    expect(unknown.status).toBe(404);
  }
});

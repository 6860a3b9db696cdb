import { beforeEach, expect, test } from 'vitest';
import { postStatus, type StatusDraft } from '#commands/post-status.ts';
import { accountById, insertAccount } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let ben: AccountRow;
let cleo: AccountRow;
let rita: AccountRow;

function member(client: TestClient): AccountRow {
  if (!client.account) throw new Error('a visitor has no account');
  return client.account;
}

function remote(username: string, host: string): AccountRow {
  const { database } = instance.instance;
  const id = instance.instance.newId();
  insertAccount(database, {
    id,
    username,
    host,
    acct: `${username}@${host}`,
    display_name: username,
    created_at: 0,
  });
  const account = accountById(database, id);
  if (!account) throw new Error('nobody');
  return account;
}

/** ana follows only ben. The text of every status starts with its author and describes it. */
beforeEach(async () => {
  instance = await startTestInstance({
    config: { bubbleInstances: ['localhost', 'near.example'] },
  });
  ana = await instance.as('ana');
  ben = member(await instance.as('ben'));
  cleo = member(await instance.as('cleo'));
  rita = remote('rita', 'near.example');
  await ana.post(`/api/v1/accounts/${ben.id}/follow`);
});

function say(author: AccountRow, text: string, more: Partial<StatusDraft> = {}): string {
  return postStatus(instance.instance, author, { text, ...more }).id;
}

async function read(path: string, client: TestClient = ana): Promise<string[]> {
  const response: TestResponse = await client.get(path);
  expect(response.status).toBe(200);
  return response.body.map(
    (status: {
      pleroma: { content?: Record<string, string> };
      reblog?: { pleroma: { content: Record<string, string> } };
    }) => (status.reblog ?? status).pleroma.content?.['text/plain'],
  );
}

async function repliesInHome(replyVisibility: string): Promise<string[]> {
  const texts = await read(`/api/v1/timelines/home?reply_visibility=${replyVisibility}`);
  return texts.filter((text) => text.startsWith('to '));
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? '';
}

async function withFile(client: TestClient): Promise<string> {
  const data = new FormData();
  data.set('file', new Blob(['words'], { type: 'text/plain' }), 'a.txt');
  return (await client.post('/api/v1/media', data)).body.id;
}

test('timelineRoutes: home contains own statuses, followed accounts, mentions and followed tags [R-INST-016]', async () => {
  say(ben, 'followed');
  say(cleo, 'stranger');
  say(cleo, '@ana named');
  say(cleo, '@ana letter', { visibility: 'direct' });
  say(cleo, 'tagged #tea');
  say(member(ana), 'own');
  await ana.post('/api/v1/tags/tea/follow');
  expect(await read('/api/v1/timelines/home')).toEqual([
    'own',
    'tagged #tea',
    '@ana letter',
    '@ana named',
    'followed',
  ]);
});

test('timelineRoutes: home omits muted and blocked accounts and unwanted reblogs', async () => {
  const named = say(cleo, '@ana named');
  say(cleo, 'worth it');
  await instance.as('ben').then(async (client) => {
    await client.post(`/api/v1/statuses/${named}/reblog`);
  });
  const home = '/api/v1/timelines/home';
  expect(await read(home)).toEqual(['@ana named', '@ana named']);
  await ana.post(`/api/v1/accounts/${ben.id}/follow`, { reblogs: false });
  expect(await read(home)).toEqual(['@ana named']);
  await ana.post(`/api/v1/accounts/${cleo.id}/mute`);
  expect(await read(home)).toEqual([]);
  expect(await read(`${home}?with_muted=true`)).toEqual(['@ana named']);
  await ana.post(`/api/v1/accounts/${cleo.id}/block`);
  expect(await read(`${home}?with_muted=true`)).toEqual([]);
});

test('timelineRoutes: home filters replies by reply_visibility', async () => {
  const mine = say(member(ana), 'mine');
  const other = say(cleo, 'other');
  const own = say(ben, 'bens own');
  say(ben, 'to ana', { inReplyToId: mine });
  say(ben, 'to ben', { inReplyToId: own });
  say(ben, 'to cleo', { inReplyToId: other });
  expect(await repliesInHome('all')).toEqual(['to cleo', 'to ben', 'to ana']);
  expect(await repliesInHome('following')).toEqual(['to ben', 'to ana']);
  expect(await repliesInHome('self')).toEqual(['to ana']);
});

test.each([
  ['', ['far', 'few here', 'file', 'near', 'here']],
  ['local=true', ['few here', 'file', 'here']],
  ['remote=true', ['far', 'near']],
  ['only_media=true', ['file']],
  ['instance=near.example', ['near']],
  ['instance=localhost', ['few here', 'file', 'here']],
  ['exclude_visibilities[]=local', ['far', 'file', 'near', 'here']],
  ['limit=2', ['far', 'few here']],
])('timelineRoutes: the public timeline with %j contains %j [R-INST-016]', async (query, texts) => {
  say(ben, 'here');
  say(ben, 'unlisted', { visibility: 'unlisted' });
  say(rita, 'near');
  say(cleo, 'file', { mediaIds: [await withFile(await instance.as('cleo'))] });
  say(ben, 'few here', { visibility: 'local' });
  say(remote('fay', 'far.example'), 'far');
  expect(await read(`/api/v1/timelines/public?${query}`)).toEqual(texts);
});

test('timelineRoutes: the bubble contains this instance and the bubble instances [R-INST-016]', async () => {
  say(ben, 'here');
  say(rita, 'near');
  say(remote('fay', 'far.example'), 'far');
  expect(await read('/api/v1/timelines/bubble')).toEqual(['near', 'here']);
  expect(await read('/api/v1/timelines/bubble?remote=true')).toEqual(['near']);
  const visitor = await instance.visitor.get('/api/v1/timelines/bubble');
  expect([visitor.status, visitor.body.error]).toEqual([
    401,
    'authorization required for timeline view',
  ]);
});

test('timelineRoutes: the direct timeline exists if the config enables it [R-INST-016]', async () => {
  say(cleo, '@ana letter', { visibility: 'direct' });
  say(cleo, '@ben letter', { visibility: 'direct' });
  say(member(ana), '@cleo answer', { visibility: 'direct' });
  expect(await read('/api/v1/timelines/direct')).toEqual(['@cleo answer', '@ana letter']);
  const newer = await startTestInstance({ config: { directTimeline: false } });
  const gone = await (await newer.as('ana')).get('/api/v1/timelines/direct');
  expect([gone.status, gone.body]).toEqual([404, { error: 'Not implemented' }]);
});

test('timelineRoutes: shows the statuses of list members to the owner [R-INST-016]', async () => {
  say(ben, 'from ben');
  say(cleo, 'from cleo');
  const { id } = (await ana.post('/api/v1/lists', { title: 'some' })).body;
  await ana.post(`/api/v1/lists/${id}/accounts`, { account_ids: [cleo.id] });
  expect(await read(`/api/v1/timelines/list/${id}`)).toEqual(['from cleo']);
  for (const [client, list] of [
    [await instance.as('ben'), id],
    [ana, '9999'],
    [ana, 'x'],
  ] as const) {
    const response = await client.get(`/api/v1/timelines/list/${list}`);
    expect([response.status, response.body]).toEqual([403, { error: 'Error.' }]);
  }
});

test.each([
  ['tea', ['both', 'tea']],
  ['TEA', ['both', 'tea']],
  ['tea?any[]=cake', ['both', 'cake', 'tea']],
  ['tea?all[]=cake', ['both']],
  ['tea?none[]=cake', ['tea']],
  ['tea?local=true', ['both', 'tea']],
  ['tea?remote=true', []],
  ['nothing', []],
])('timelineRoutes: the tag timeline %s contains %j [R-INST-016]', async (query, texts) => {
  say(ben, 'tea #tea');
  say(ben, 'cake #cake');
  say(cleo, 'both #Tea #cake');
  say(cleo, 'few #tea', { visibility: 'unlisted' });
  expect((await read(`/api/v1/timelines/tag/${query}`, instance.visitor)).map(firstWord)).toEqual(
    texts,
  );
});

test.each([
  ['', ['a repeat', 'an answer', 'a file', '#tea']],
  ['exclude_replies=true', ['a repeat', 'a file', '#tea']],
  ['exclude_reblogs=true', ['an answer', 'a file', '#tea']],
  ['only_media=true', ['a file']],
  ['tagged=tea', ['#tea']],
  ['pinned=true', ['#tea']],
  ['limit=1', ['a repeat']],
])('profileTimelineRoutes: a profile with %j contains %j [R-INST-016]', async (query, texts) => {
  const client = await instance.as('ben');
  const tea = say(ben, '#tea');
  say(ben, 'a file', { mediaIds: [await withFile(client)] });
  const other = say(cleo, 'a repeat');
  say(ben, 'an answer', { inReplyToId: other });
  say(ben, '@cleo letter', { visibility: 'direct' });
  await client.post(`/api/v1/statuses/${other}/reblog`);
  await client.post(`/api/v1/statuses/${tea}/pin`);
  expect(await read(`/api/v1/accounts/${ben.id}/statuses?${query}`)).toEqual(texts);
  expect((await ana.get('/api/v1/accounts/nobody/statuses')).status).toBe(404);
});

/** Follows the `Link` header until a page is empty. Fails if none is. */
async function walk(path: string): Promise<string[]> {
  const ids: string[] = [];
  let next: string | undefined = path;
  for (let pages = 0; next !== undefined && pages < 40; pages += 1) {
    const page: TestResponse = await ana.get(next);
    expect(page.status).toBe(200);
    ids.push(...page.body.map((each: { id: string }) => each.id));
    const link: string | undefined = /<([^>]+)>; rel="next"/.exec(
      page.headers.get('link') ?? '',
    )?.[1];
    expect(link === undefined).toBe(page.body.length === 0);
    next = link?.replace('http://instance.test', '');
  }
  expect(next).toBeUndefined();
  return ids;
}

test.each([
  '/api/v1/timelines/home',
  '/api/v1/timelines/public',
  '/api/v1/timelines/tag/tea',
  '/api/v1/timelines/bubble',
  '/api/v1/accounts/ben/statuses',
  '/api/v1/favourites',
  '/api/v1/bookmarks',
  '/api/v1/notifications',
])(
  'timelineRoutes: %s ends only with an empty page when its links are followed [R-INST-034]',
  async (path) => {
    for (let number = 0; number < 7; number += 1) {
      const id = say(ben, `@ana ${number} #tea`);
      await ana.post(`/api/v1/statuses/${id}/favourite`);
      await ana.post(`/api/v1/statuses/${id}/bookmark`);
      say(ben, 'for few', { visibility: 'direct' });
    }
    const ids = await walk(`${path}?limit=3`);
    expect(ids).toHaveLength(7);
    expect(new Set(ids).size).toBe(7);
  },
);

test('profileTimelineRoutes: unreadable favourites and bookmarks do not end a page early [R-INST-034]', async () => {
  const client = await instance.as('ben');
  for (let number = 0; number < 8; number += 1) {
    const visibility = number % 4 === 0 ? 'public' : 'private';
    const id = say(ben, `number ${number}`, { visibility });
    await ana.post(`/api/v1/statuses/${id}/bookmark`);
    await ana.post(`/api/v1/statuses/${id}/favourite`);
  }
  await client.post(`/api/v1/accounts/${member(ana).id}/remove_from_followers`);
  expect(await walk('/api/v1/bookmarks?limit=2')).toHaveLength(2);
  expect(await walk('/api/v1/favourites?limit=2')).toHaveLength(2);
});

test.each([
  '/api/v1/timelines/home',
  '/api/v1/timelines/direct',
  '/api/v1/timelines/list/1',
  '/api/v1/favourites',
  '/api/v1/bookmarks',
])('timelineRoutes: %s requires a member with read scope', async (path) => {
  const visitor = await instance.visitor.get(path);
  expect([visitor.status, visitor.body.error]).toEqual([403, 'Invalid credentials.']);
  const writer = await instance.as('ana', {}, 'write');
  expect((await writer.get(path)).body.error).toMatch(/^Insufficient permissions: read:/);
});

test('timelineRoutes: refuses visitors if the config closes a timeline, and invalid parameters', async () => {
  const closed = await startTestInstance({ config: { private: true } });
  for (const path of ['public', 'public?local=true', 'tag/tea', 'bubble'])
    expect((await closed.visitor.get(`/api/v1/timelines/${path}`)).status).toBe(401);
  const odd = await ana.get('/api/v1/timelines/home?limit=abc');
  expect([odd.status, odd.body.error]).toEqual([400, 'limit - Invalid integer. Got: string.']);
  expect(await read('/api/v1/timelines/public?max_id=nonsense')).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { formWithFile, createNumberedPicture } from '#testing/sample-pictures.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let mira: TestClient;
let jun: TestClient;

beforeAll(async () => {
  instance = await startTestInstance({ config: { dialect: 'mastodon' } });
  [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
});

afterAll(() => instance.close());

async function post(client: TestClient, status: string): Promise<string> {
  return (await client.post('/api/v1/statuses', { status })).body.id;
}

test('getTrendingTags: the tags that most people use come first', async () => {
  await post(mira, '#heron #rare');
  await post(jun, '#heron');
  const { body } = await instance.visitor.get('/api/v1/trends/tags');
  expect(body).toMatchObject([
    { name: 'heron', history: [{ uses: '2', accounts: '2' }] },
    { name: 'rare', history: [{ uses: '1', accounts: '1' }] },
  ]);
});

test('getTrendingStatuses: contains a status that somebody favourited', async () => {
  const id = await post(mira, 'Popular');
  await jun.post(`/api/v1/statuses/${id}/favourite`);
  const { body } = await instance.visitor.get('/api/v1/trends/statuses');
  expect(body.map((each: { id: string }) => each.id)).toEqual([id]);
});

test.each(['mastodon', 'gotosocial'] as const)(
  'getStatus: `muted` is about the conversation and not about the author in the dialect %s',
  async (dialect) => {
    const each = await startTestInstance({ config: { dialect } });
    const [reader, author] = [await each.as('reader'), await each.as('author')];
    const path = `/api/v1/statuses/${await post(author, 'Heron')}`;
    await reader.post(`/api/v1/accounts/${author.account?.id}/mute`);
    expect((await reader.get(path)).body.muted).toBe(false);
    await reader.post(`${path}/mute`);
    expect((await reader.get(path)).body.muted).toBe(true);
    await each.close();
  },
);

test('createList: an exclusive list keeps its members out of the home timeline', async () => {
  const id = await post(jun, 'From jun');
  const home = async (): Promise<string[]> =>
    (await mira.get('/api/v1/timelines/home')).body.map((each: { id: string }) => each.id);
  expect(await home()).toContain(id);
  const list = await mira.post('/api/v1/lists', {
    title: 'Quiet',
    exclusive: true,
    replies_policy: 'none',
  });
  expect(list.body).toMatchObject({ title: 'Quiet', exclusive: true, replies_policy: 'none' });
  await mira.post(`/api/v1/lists/${list.body.id}/accounts`, { account_ids: [jun.account?.id] });
  expect(await home()).not.toContain(id);
  await mira.put(`/api/v1/lists/${list.body.id}`, { title: 'Quiet', exclusive: false });
  expect(await home()).toContain(id);
});

test('featuredRoutes: a profile shows featured hashtags and accounts', async () => {
  const added = await mira.post('/api/v1/featured_tags', { name: 'heron' });
  expect(added.body).toMatchObject({ name: 'heron', statuses_count: '1' });
  const tags = await instance.visitor.get(`/api/v1/accounts/${mira.account?.id}/featured_tags`);
  expect(tags.body).toEqual([added.body]);
  await mira.delete(`/api/v1/featured_tags/${added.body.id}`);
  expect((await mira.get('/api/v1/featured_tags')).body).toEqual([]);
  const endorsed = await mira.post(`/api/v1/accounts/${jun.account?.id}/endorse`);
  expect(endorsed.body.endorsed).toBe(true);
  expect((await jun.post(`/api/v1/accounts/${mira.account?.id}/endorse`)).status).toBe(422);
  expect((await mira.get('/api/v1/endorsements')).body).toMatchObject([{ username: 'jun' }]);
});

test('getFamiliarFollowers: contains the follows of the viewer who follow an account', async () => {
  const salma = await instance.as('salma');
  await jun.post(`/api/v1/accounts/${salma.account?.id}/follow`);
  const { body } = await mira.get(`/api/v1/accounts/familiar_followers?id[]=${salma.account?.id}`);
  expect(body).toMatchObject([{ id: salma.account?.id, accounts: [{ username: 'jun' }] }]);
});

test('getStatusesById and getAccounts: omit what does not exist', async () => {
  const id = await post(mira, 'One');
  const statuses = await mira.get(`/api/v1/statuses?id[]=${id}&id[]=nosuch`);
  expect(statuses.body).toMatchObject([{ id }]);
  const accounts = await mira.get(`/api/v1/accounts?id[]=${jun.account?.id}&id[]=nosuch`);
  expect(accounts.body).toMatchObject([{ username: 'jun' }]);
});

test('deleteMedia: deletes an upload unless a status uses it', async () => {
  const upload = async (): Promise<string> =>
    (await mira.post('/api/v2/media', formWithFile('file', createNumberedPicture(1)))).body.id;
  const [unused, used] = [await upload(), await upload()];
  await mira.post('/api/v1/statuses', { status: 'With a picture', media_ids: [used] });
  expect((await mira.delete(`/api/v1/media/${unused}`)).status).toBe(200);
  expect((await mira.get(`/api/v1/media/${unused}`)).status).toBe(404);
  expect((await mira.delete(`/api/v1/media/${used}`)).status).toBe(422);
  expect((await jun.delete(`/api/v1/media/${used}`)).status).toBe(404);
});

test('getUserinfo: needs the scope profile', async () => {
  const withScope = await instance.as('mira', {}, 'profile');
  expect((await withScope.get('/oauth/userinfo')).body).toMatchObject({
    preferred_username: 'mira',
  });
  const without = await instance.as('mira', {}, 'read');
  expect((await without.get('/oauth/userinfo')).status).toBe(403);
});

test('tagRoutes: a hashtag that nobody has used can be followed and unfollowed', async () => {
  const followed = await mira.post('/api/v1/tags/NeverUsed/follow');
  expect(followed).toMatchObject({ status: 200, body: { name: 'neverused', following: true } });
  expect((await mira.get('/api/v1/followed_tags')).body).toMatchObject([{ name: 'neverused' }]);
  const unfollowed = await mira.post('/api/v1/tags/neverused/unfollow');
  expect(unfollowed.body).toMatchObject({ following: false });
});

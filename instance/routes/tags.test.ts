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

beforeEach(async () => {
  instance = await startTestInstance();
  ana = await instance.as('ana');
  bob = await instance.as('bob');
  await ana.post('/api/v1/statuses', { status: 'one #Thread #filler' });
});

test('tagRoutes: statuses of a followed tag appear in home until it is unfollowed [R-INST-031]', async () => {
  expectRecordedResponse(await bob.get('/api/v1/tags/thread'), '430_tag_show');
  const followed = await bob.post('/api/v1/tags/Thread/follow');
  expectRecordedResponse(followed, '431_tag_follow');
  expect(followed.body).toMatchObject({ name: 'thread', following: true });
  expectRecordedResponse(await bob.post('/api/v1/tags/thread/follow'), '431_tag_follow_again');
  expectRecordedResponse(await bob.post('/api/v1/tags/filler/follow'), '431_tag_follow_second');
  await ana.post('/api/v1/statuses', { status: 'hidden #thread', visibility: 'private' });
  expect((await bob.get('/api/v1/timelines/home')).body).toMatchObject([
    { tags: [{ name: 'thread' }, { name: 'filler' }] },
  ]);
  const page = await bob.get('/api/v1/followed_tags?limit=1');
  expectRecordedResponse(page, '432_followed_tags');
  expect(page.body).toMatchObject([{ name: 'filler' }]);
  const next = /<http:\/\/instance.test([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '');
  const older = await bob.get(next?.[1] ?? '');
  expect(older.body).toMatchObject([{ name: 'thread' }]);
  const cursor = /min_id=(\d+)/.exec(older.headers.get('link') ?? '')?.[1];
  for (const name of ['min_id', 'since_id'])
    expect((await bob.get(`/api/v1/followed_tags?${name}=${cursor}`)).body).toMatchObject([
      { name: 'filler' },
    ]);
  expectRecordedResponse(await bob.get('/api/v1/followed_tags'), '432_followed_tags_all');
  for (const tag of ['filler', 'thread'])
    expectRecordedResponse(await bob.post(`/api/v1/tags/${tag}/unfollow`), '433_tag_unfollow');
  expectRecordedResponse(await bob.post('/api/v1/tags/filler/unfollow'), '433_tag_unfollow_again');
  expect((await bob.get('/api/v1/timelines/home')).body).toEqual([]);
});

test('tagRoutes: responds 404 to an unused tag, and refuses visitors', async () => {
  expectRecordedResponse(await bob.get('/api/v1/tags/neverused'), '430_tag_show_unknown');
  expectRecordedResponse(await bob.post('/api/v1/tags/Brandnew/follow'), '431_tag_follow_new');
  expect((await bob.post('/api/v1/tags/Brandnew/unfollow')).status).toBe(404);
  const { visitor } = instance;
  expectRecordedResponse(await visitor.get('/api/v1/tags/thread'), '430_tag_show_anon');
  for (const action of ['follow', 'unfollow'])
    expect((await visitor.post(`/api/v1/tags/thread/${action}`)).status).toBe(403);
  expect((await visitor.get('/api/v1/followed_tags')).status).toBe(403);
});

test('GET /api/v1/timelines/tag/:tag: returns an empty page for 700 additional tags', async () => {
  await ana.post('/api/v1/statuses', { status: '#tea' });
  const names = Array.from({ length: 700 }, (_, index) => `all[]=${index}`).join('&');
  const narrow = await ana.get(`/api/v1/timelines/tag/tea?${names}`);
  expect(narrow).toMatchObject({ status: 200, body: [] });
});

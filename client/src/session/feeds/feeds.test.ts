import { afterEach, expect, test } from 'vitest';
import { blockAccount } from '@rookery/contract/calls/mutes-and-blocks.ts';
import { ingestRelationship } from '#store/ingest/ingest-relationship.ts';
import { startSession, type StartOptions } from '../testing/start-session.ts';
import type { TimelineKindName, TimelineRef } from './timeline-ref.ts';

const kinds = ['friends', 'public', 'publicAndExternal'] as const;

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

async function setUp(options: StartOptions = {}) {
  const env = await startSession(options);
  cleanups.push(() => env.end());
  const queries = (path: string) =>
    env.requests
      .filter(({ url }) => new URL(url).pathname === path)
      .map(({ url }) => new URL(url).searchParams);
  return { ...env, queries };
}

test('Feeds: loads 20 statuses per page, and the next page from where the last one ended [R-CONST-003]', async () => {
  const { instance, session, queries } = await setUp();
  const jun = await instance.as('jun');
  for (let number = 0; number < 25; number += 1) {
    await jun.post('/api/v1/statuses', { status: `post ${number}` });
  }
  const loader = session().feeds.loaderFor({ kind: 'public' });
  await loader.loadNewer();
  expect(loader.feed.items).toHaveLength(20);
  await loader.loadOlder();
  expect(loader.feed.items).toHaveLength(25);
  const requestedQueries = queries('/api/v1/timelines/public');
  expect(requestedQueries.map((query) => query.get('limit'))).toEqual(['20', '20']);
  expect(requestedQueries[1]?.get('max_id')).toBe(loader.feed.ids[19]);
});

/** One timeline of every kind that is polled, with its path. The client reads direct messages as conversations. */
const everyTimeline = {
  friends: [{ kind: 'friends' }, '/api/v1/timelines/home'],
  public: [{ kind: 'public' }, '/api/v1/timelines/public'],
  publicAndExternal: [{ kind: 'publicAndExternal' }, '/api/v1/timelines/public'],
  bubble: [{ kind: 'bubble' }, '/api/v1/timelines/bubble'],
  tag: [{ kind: 'tag', tag: 'heron' }, '/api/v1/timelines/tag/heron'],
  instance: [{ kind: 'instance', host: 'a.example' }, '/api/v1/timelines/public'],
  list: [{ kind: 'list', listId: '1' }, '/api/v1/timelines/list/1'],
  bookmarks: [{ kind: 'bookmarks' }, '/api/v1/bookmarks'],
  favorites: [{ kind: 'favorites' }, '/api/v1/favourites'],
  dms: [{ kind: 'dms' }, '/api/v1/timelines/direct'],
  mentions: [{ kind: 'mentions' }, '/api/v1/notifications'],
  user: [{ kind: 'user', accountId: 'jun' }, '/api/v1/accounts/jun/statuses'],
  replies: [{ kind: 'replies', accountId: 'jun' }, '/api/v1/accounts/jun/statuses'],
  media: [{ kind: 'media', accountId: 'jun' }, '/api/v1/accounts/jun/statuses'],
} as const satisfies Record<Exclude<TimelineKindName, 'link'>, readonly [TimelineRef, string]>;

test.each(Object.values(everyTimeline))(
  'Feeds: polls the open timeline $kind every 20 s, also when it is empty [R-CONST-008]',
  async (timeline, path) => {
    const { session, clock, queries } = await setUp({
      signedInAs: 'mira',
      faultOf: ({ url }) => (new URL(url).pathname === path ? Response.json([]) : undefined),
    });
    /* Notifications are counted only if they are requested for the timeline of mentions. */
    const count = () =>
      queries(path).filter((query) => path !== '/api/v1/notifications' || query.has('types[]'))
        .length;
    session().preferences.set('useStreamingApi', false);
    const close = session().feeds.open(timeline);
    /* The code of the timeline of mentions is loaded before its first request is sent. */
    await expect.poll(count).toBe(1);
    await clock.advance(19_999);
    expect(count()).toBe(1);
    await clock.advance(1);
    expect(count()).toBe(2);
    await clock.advance(20_000);
    expect(count()).toBe(3);
    close();
    /* The home timeline is polled even while it is not open; the others are not. */
    await clock.advance(60_000);
    expect(count()).toBe(timeline.kind === 'friends' ? 6 : 3);
  },
);

test('Feeds: loads notifications with every request of the home timeline [R-TL-040]', async () => {
  const { session, clock, requestedPaths } = await setUp({ signedInAs: 'mira' });
  const count = (path: string) => requestedPaths().filter((line) => line === `GET ${path}`).length;
  session().feeds.open({ kind: 'friends' });
  await clock.advance(0);
  for (const requestCount of [1, 2, 3]) {
    expect(count('/api/v1/timelines/home')).toBe(requestCount);
    expect(count('/api/v1/notifications')).toBe(requestCount);
    await clock.advance(20_000);
  }
});

test('Feeds: the row of a feed contains items, queue, newest and oldest id, gaps and loading state [R-TL-041]', async () => {
  const { instance, session, faults } = await setUp();
  const jun = await instance.as('jun');
  const post = async (count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) {
      ids.push((await jun.post('/api/v1/statuses', { status: `post ${number}` })).body.id);
    }
    return ids.toReversed();
  };
  const { feeds } = session();
  const loader = feeds.loaderFor({ kind: 'public' });
  const loading: (boolean | undefined)[] = [];
  feeds.progress.subscribe('public', () => {
    loading.push(feeds.progress.get('public')?.isLoadingNewer);
  });

  const first = await post(3);
  await loader.loadNewer();
  expect(loading).toEqual([true, false]);
  expect(loader.feed).toMatchObject({
    id: 'public',
    isLoaded: true,
    ids: first,
    items: first,
    queued: [],
    gaps: [],
    newest: first[0],
    shownFrom: first[0],
  });

  const second = await post(2);
  await loader.loadNewer();
  expect(loader.feed).toMatchObject({ items: first, queued: second, newest: second[0] });

  const third = await post(30);
  await loader.loadNewer();
  const [gap] = loader.feed.gaps;
  expect(gap).toMatchObject({ above: third[19], below: second[0] });
  expect(loader.feed.newest).toBe(third[0]);

  faults.of = () => 'offline';
  await loader.loadOlder();
  expect(feeds.progress.get('public')?.olderError).toMatchObject({ kind: 'offline' });
});

test('Feeds: removes statuses and reblogs of a blocked account from the home, public and federated timelines, also those that arrive later [R-TL-050]', async () => {
  const { instance, session } = await setUp({ signedInAs: 'mira' });
  const { feeds, tables, call, viewerId } = session();
  const mira = await instance.as('mira');
  const [troll, jun] = [await instance.as('troll'), await instance.as('jun')];
  for (const { account } of [troll, jun]) await mira.post(`/api/v1/accounts/${account?.id}/follow`);
  const rude = (await troll.post('/api/v1/statuses', { status: 'something rude' })).body;
  const kind = (await jun.post('/api/v1/statuses', { status: 'something kind' })).body;
  await jun.post(`/api/v1/statuses/${rude.id}/reblog`);
  await Promise.all(kinds.map((name) => feeds.loaderFor({ kind: name }).loadNewer()));
  for (const name of kinds)
    expect(feeds.loaderFor({ kind: name }).feed.items.length).toBeGreaterThan(1);

  const requestedAt = tables.hub.next();
  const id = troll.account?.id ?? '';
  const { value } = await call(blockAccount, { path: { id } });
  ingestRelationship(tables, value, { requestedAt, viewerId });
  for (const name of kinds) {
    const loader = feeds.loaderFor({ kind: name });
    expect(loader.feed.items).toEqual([kind.id]);
    loader.receive({ ...rude, id: `${rude.id}x` });
    loader.showQueued(true);
    expect(loader.feed.items).toEqual([kind.id]);
  }
});

test('Feeds: shows buffered statuses on flushArrived, without those removed meanwhile', async () => {
  const { instance, session } = await setUp();
  const jun = await instance.as('jun');
  const write = async (text: string) => (await jun.post('/api/v1/statuses', { status: text })).body;
  const loader = session().feeds.loaderFor({ kind: 'public' });
  const first = await write('first');
  await loader.loadNewer();
  await loader.streamOpened();
  const [second, third] = [await write('second'), await write('third')];
  for (const status of [second, third]) loader.receive(status, { isBuffered: true });
  expect(loader.feed).toMatchObject({ items: [first.id], queued: [], newest: first.id });
  loader.remove((id) => id === third.id);
  session().feeds.flushArrived();
  expect(loader.feed).toMatchObject({ queued: [second.id], newest: third.id, gaps: [] });
});

test('Feeds: shows a notice for 5000 ms after each failed request [R-TL-042 R-CONST-018 R-CONST-108]', async () => {
  const { session, faults, notices, clock } = await setUp();
  faults.of = ({ url }) =>
    url.includes('/timelines/')
      ? Response.json({ error: 'Out of order' }, { status: 500 })
      : undefined;
  session().feeds.open({ kind: 'public' });
  await clock.advance(100);
  const [notice] = notices.store.getState();
  expect(notice).toMatchObject({
    level: 'error',
    messageKey: 'timeline.error',
    error: { status: 500, message: 'Out of order' },
    timeoutMs: 5000,
  });
  notices.dismiss(notice?.id ?? 0);
  await clock.advance(20_000);
  expect(notices.store.getState()).toMatchObject([{ messageKey: 'timeline.error' }]);
});

test('Feeds: shows no retry notice for a timeline that does not exist', async () => {
  const { session, notices } = await setUp({ signedInAs: 'mira' });
  const { feeds } = session();
  await feeds.loaderFor({ kind: 'list', listId: '4711' }).loadNewer();
  expect(feeds.progress.get('list/4711')?.newerError).toBeDefined();
  expect(notices.store.getState()).toEqual([]);
});

test('Feeds: keeps items after a failed request, and clears the error after a success', async () => {
  const { instance, session, faults } = await setUp();
  const jun = await instance.as('jun');
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const { feeds } = session();
  const loader = feeds.loaderFor({ kind: 'public' });
  await loader.loadNewer();
  faults.of = () => 'offline';
  await loader.loadNewer();
  expect(loader.feed.items).toHaveLength(1);
  expect(feeds.progress.get('public')?.newerError).toBeDefined();
  faults.of = () => undefined;
  await loader.loadNewer();
  expect(feeds.progress.get('public')?.newerError).toBeUndefined();
});

test('Feeds: treats an unreadable page as an error and does not request it again', async () => {
  const { instance, session, faults } = await setUp();
  const jun = await instance.as('jun');
  for (let number = 0; number < 21; number += 1) {
    await jun.post('/api/v1/statuses', { status: `post ${number}` });
  }
  const { feeds } = session();
  const loader = feeds.loaderFor({ kind: 'public' });
  faults.of = () => Response.json([{ foo: 1 }]);
  await loader.loadNewer();
  expect(feeds.progress.get('public')?.newerError).toMatchObject({ kind: 'malformed' });
  faults.of = () => undefined;
  await loader.loadNewer();
  expect(loader.feed.items).toHaveLength(20);
  faults.of = () => Response.json([{ foo: 1 }]);
  await loader.loadOlder();
  expect(feeds.progress.get('public')?.olderError).toMatchObject({ kind: 'malformed' });
  faults.of = () => undefined;
  await loader.loadOlder();
  expect(loader.feed.items).toHaveLength(21);
});

test('Feeds: sends one request if newer statuses are requested twice at the same time', async () => {
  const { session, queries } = await setUp();
  const loader = session().feeds.loaderFor({ kind: 'public' });
  await Promise.all([loader.loadNewer(), loader.loadNewer(), loader.loadNewer()]);
  expect(queries('/api/v1/timelines/public')).toHaveLength(1);
});

test('Feeds: requests and ingests nothing after the session ended', async () => {
  const { session, clock, requests, faults, instance } = await setUp({ signedInAs: 'mira' });
  const { feeds } = session();
  feeds.open({ kind: 'friends' });
  await clock.advance(0);
  const answered = Promise.withResolvers<Response>();
  faults.of = () => answered.promise;
  const loader = feeds.loaderFor({ kind: 'friends' });
  const { feed } = loader;
  const loading = loader.loadNewer();
  session().dispose();
  requests.length = 0;
  answered.resolve(
    await instance.fetch(new Request('http://instance.test/api/v1/timelines/public')),
  );
  await loading;
  await clock.advance(120_000);
  expect(requests).toEqual([]);
  expect(loader.feed).toBe(feed);
});

test('Feeds: adds the viewer’s new status only to timelines that will contain it', async () => {
  const { session, instance } = await setUp({ signedInAs: 'mira' });
  const mira = await instance.as('mira');
  const { feeds, tables } = session();
  for (const kind of kinds) await feeds.loaderFor({ kind }).loadNewer();
  const shown = (id: string) => kinds.filter((kind) => tables.feeds.get(kind)?.items.includes(id));
  const { body: open } = await mira.post('/api/v1/statuses', { status: 'to all' });
  feeds.insertOwn(open);
  expect(shown(open.id)).toEqual(kinds);
  const { body: quiet } = await mira.post('/api/v1/statuses', {
    status: 'to some',
    visibility: 'unlisted',
  });
  feeds.insertOwn(quiet);
  expect(shown(quiet.id)).toEqual(['friends']);
});

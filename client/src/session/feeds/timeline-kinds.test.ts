import { afterEach, describe, expect, test } from 'vitest';
import { startSession, type StartOptions } from '../testing/start-session.ts';
import { timelineKinds } from './timeline-kinds.ts';
import { feedIdOf, type TimelineKindName, type TimelineRef } from './timeline-ref.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

async function setUp(options: StartOptions = {}) {
  const env = await startSession({ signedInAs: 'mira', ...options });
  cleanups.push(() => env.end());
  await env.session().notifications?.loader.loadNewer();
  return env;
}

type Environment = Awaited<ReturnType<typeof setUp>>;

/** Returns the path and the parameters of a timeline's first request, without the page size. */
async function requestOf({ session, requests }: Environment, place: TimelineRef): Promise<string> {
  requests.length = 0;
  await session().feeds.loaderFor(place).loadNewer();
  const url = new URL(requests.at(-1)?.url ?? '');
  url.searchParams.delete('limit');
  return `${url.pathname} ${decodeURIComponent(url.searchParams.toString())}`.trim();
}

interface Row {
  readonly place: TimelineRef;
  readonly request: string;
  readonly polls: 'always' | 'open' | 'never';
  readonly isMembersOnly: boolean;
}

/** A timeline that visitors may read, polled while it is open. */
function forEverybody(place: TimelineRef, request: string): Row {
  return { place, request, polls: 'open', isMembersOnly: false };
}

const rows: readonly Row[] = [
  {
    place: { kind: 'friends' },
    request: '/api/v1/timelines/home with_muted=true',
    polls: 'always',
    isMembersOnly: true,
  },
  forEverybody(
    { kind: 'public' },
    '/api/v1/timelines/public with_muted=true&local=true&only_media=false',
  ),
  forEverybody(
    { kind: 'publicAndExternal' },
    '/api/v1/timelines/public with_muted=true&only_media=false',
  ),
  forEverybody({ kind: 'bubble' }, '/api/v1/timelines/bubble with_muted=true'),
  forEverybody({ kind: 'tag', tag: 'Heron' }, '/api/v1/timelines/tag/Heron with_muted=true'),
  {
    place: { kind: 'link', url: 'https://a.example/?b=1' },
    request: '/api/v1/timelines/link url=https://a.example/?b=1',
    polls: 'never',
    isMembersOnly: false,
  },
  forEverybody(
    { kind: 'instance', host: 'a.example' },
    '/api/v1/timelines/public with_muted=true&instance=a.example',
  ),
  {
    place: { kind: 'list', listId: '7' },
    request: '/api/v1/timelines/list/7 with_muted=true',
    polls: 'open',
    isMembersOnly: true,
  },
  {
    place: { kind: 'bookmarks' },
    request: '/api/v1/bookmarks',
    polls: 'open',
    isMembersOnly: true,
  },
  {
    place: { kind: 'favorites' },
    request: '/api/v1/favourites',
    polls: 'open',
    isMembersOnly: true,
  },
  {
    place: { kind: 'dms' },
    request: '/api/v1/timelines/direct with_muted=true',
    polls: 'open',
    isMembersOnly: true,
  },
  {
    place: { kind: 'mentions' },
    request: '/api/v1/notifications with_muted=true&types[]=mention',
    polls: 'open',
    isMembersOnly: true,
  },
  forEverybody(
    { kind: 'user', accountId: 'A1' },
    '/api/v1/accounts/A1/statuses with_muted=true&exclude_replies=true',
  ),
  forEverybody(
    { kind: 'replies', accountId: 'A1' },
    '/api/v1/accounts/A1/statuses with_muted=true',
  ),
  forEverybody(
    { kind: 'media', accountId: 'A1', hidesReplies: true },
    '/api/v1/accounts/A1/statuses with_muted=true&only_media=true&exclude_replies=true',
  ),
];

describe('timelineKinds', () => {
  test('are the kinds that this test lists', () => {
    expect(rows.map(({ place }) => place.kind).toSorted()).toEqual(
      Object.keys(timelineKinds).toSorted(),
    );
  });

  test.each(rows)(
    'request the timeline $place.kind at its path with its parameters [R-TL-010 R-TL-011 R-TL-012 R-TL-013 R-TL-014 R-TL-037 R-TL-038 R-STATUS-022]',
    async ({ place, request, polls, isMembersOnly }) => {
      const env = await setUp();
      env.session().preferences.set('hideMutedPosts', true);
      expect(await requestOf(env, place)).toBe(request);
      expect(timelineKinds[place.kind]).toMatchObject({ polls, isMembersOnly });
    },
  );

  test.each([
    ['friends', true],
    ['public', true],
    ['publicAndExternal', true],
    ['bubble', true],
    ['dms', false],
    ['bookmarks', false],
    ['mentions', false],
  ] as const)('for the kind %s, send reply_visibility: %s [R-TL-039]', async (kind, isSent) => {
    const env = await setUp();
    const { preferences } = env.session();
    expect(await requestOf(env, { kind })).not.toContain('reply_visibility');
    preferences.set('replyVisibility', 'following');
    await env.session().feeds.loaderFor({ kind }).reload();
    const { searchParams } = new URL(env.requests.at(-1)?.url ?? '');
    expect(searchParams.get('reply_visibility')).toBe(isSent ? 'following' : null);
  });

  test('request no reply_visibility for a visitor', async () => {
    const env = await startSession();
    cleanups.push(() => env.end());
    env.session().preferences.set('replyVisibility', 'self');
    expect(await requestOf(env, { kind: 'public' })).not.toContain('reply_visibility');
  });

  test('request the same path for a hashtag in any letter case', () => {
    expect(feedIdOf({ kind: 'tag', tag: 'Heron' })).toBe(feedIdOf({ kind: 'tag', tag: 'heron' }));
  });
});

/** Creates three statuses of jun and mira. Returns them by text. */
async function threePosts() {
  const env = await setUp();
  const jun = await env.instance.as('jun');
  const mira = await env.instance.as('mira');
  const post = async (text: string, more: object = {}): Promise<string> =>
    (await jun.post('/api/v1/statuses', { status: text, ...more })).body.id;
  const ids = [await post('one #heron'), await post('two'), await post('three')] as const;
  const loadedIds = async (place: TimelineRef) => {
    const loader = env.session().feeds.loaderFor(place);
    await loader.loadNewer();
    return loader.feed.items;
  };
  return { env, jun, mira, post, ids, loadedIds, junId: jun.account?.id ?? '' };
}

describe('timelineKinds: content', () => {
  test('tag: loads statuses with the tag [R-TL-013]', async () => {
    const { ids, loadedIds } = await threePosts();
    expect(await loadedIds({ kind: 'tag', tag: 'heron' })).toEqual([ids[0]]);
  });

  test('bookmarks: loads bookmarked statuses, newest bookmark first [R-TL-015]', async () => {
    const { mira, ids, loadedIds } = await threePosts();
    for (const id of [ids[1], ids[0]]) await mira.post(`/api/v1/statuses/${id}/bookmark`);
    expect(await loadedIds({ kind: 'bookmarks' })).toEqual([ids[0], ids[1]]);
  });

  test('favourites: loads favourited statuses, newest favourite first [R-TL-019]', async () => {
    const { mira, ids, loadedIds } = await threePosts();
    for (const id of [ids[2], ids[0]]) await mira.post(`/api/v1/statuses/${id}/favourite`);
    expect(await loadedIds({ kind: 'favorites' })).toEqual([ids[0], ids[2]]);
  });

  test('account: loads statuses, statuses with replies, or statuses with media [R-TL-017 R-TL-018 R-TL-020]', async () => {
    const { post, ids, loadedIds, junId } = await threePosts();
    const reply = await post('and a reply', { in_reply_to_id: ids[2] });
    const accountId = junId;
    expect(await loadedIds({ kind: 'user', accountId })).toEqual(ids.toReversed());
    expect(await loadedIds({ kind: 'replies', accountId })).toEqual([reply, ...ids.toReversed()]);
    expect(await loadedIds({ kind: 'media', accountId })).toEqual([]);
  });

  test('mentions: loads statuses that mention the member [R-TL-021]', async () => {
    const { post, loadedIds } = await threePosts();
    const id = await post('hello @mira');
    expect(await loadedIds({ kind: 'mentions' })).toEqual([id]);
  });

  test('list: loads statuses of the accounts on the list [R-TL-022]', async () => {
    const { mira, ids, loadedIds, junId } = await threePosts();
    await mira.post(`/api/v1/accounts/${junId}/follow`);
    const { body: list } = await mira.post('/api/v1/lists', { title: 'Birds' });
    await mira.post(`/api/v1/lists/${list.id}/accounts`, { account_ids: [junId] });
    expect(await loadedIds({ kind: 'list', listId: list.id })).toEqual(ids.toReversed());
  });

  test('direct messages: loads direct statuses to the member [R-TL-016]', async () => {
    const { post, loadedIds } = await threePosts();
    const id = await post('only for @mira', { visibility: 'direct' });
    expect(await loadedIds({ kind: 'dms' })).toEqual([id]);
  });

  test('direct messages: loads the last status of each conversation if the server has no direct timeline, which is requested only once [R-TL-016]', async () => {
    const { env, post, loadedIds } = await threePosts();
    const id = await post('only for @mira', { visibility: 'direct' });
    const { body: status } = await (await env.instance.as('mira')).get(`/api/v1/statuses/${id}`);
    const requested: string[] = [];
    env.faults.of = ({ url }) => {
      const { pathname } = new URL(url);
      requested.push(pathname);
      if (pathname === '/api/v1/timelines/direct') return Response.json({}, { status: 404 });
      if (pathname !== '/api/v1/conversations') return undefined;
      return Response.json([
        { id: '3', unread: true, accounts: [], last_status: status },
        { id: '2', unread: false, accounts: [], last_status: null },
      ]);
    };
    const { feeds } = env.session();
    expect(await loadedIds({ kind: 'dms' })).toEqual([id]);
    expect(feeds.loaderFor({ kind: 'dms' }).feed.isComplete).toBe(true);
    await feeds.loaderFor({ kind: 'dms' }).loadNewer();
    expect(requested.filter((path) => path === '/api/v1/timelines/direct')).toHaveLength(1);
  });

  test.each<(accountId: string) => TimelineRef>([
    () => ({ kind: 'friends' }),
    () => ({ kind: 'public' }),
    () => ({ kind: 'publicAndExternal' }),
    () => ({ kind: 'tag', tag: 'heron' }),
    () => ({ kind: 'bookmarks' }),
    () => ({ kind: 'favorites' }),
    () => ({ kind: 'dms' }),
    (accountId) => ({ kind: 'user', accountId }),
    (accountId) => ({ kind: 'replies', accountId }),
  ])(
    'Feeds: requests the viewer’s status in a muted conversation too, for timeline %# [R-STATUS-022]',
    async (placeOf) => {
      const { env, mira, loadedIds } = await threePosts();
      env.session().preferences.set('hideMutedPosts', true);
      const place = placeOf(mira.account?.id ?? '');
      const isDirect = place.kind === 'dms';
      const { body } = await mira.post('/api/v1/statuses', {
        status: isDirect ? 'for @jun' : 'mine #heron',
        visibility: isDirect ? 'direct' : 'public',
      });
      for (const action of ['bookmark', 'favourite', 'mute'])
        await mira.post(`/api/v1/statuses/${body.id}/${action}`);
      expect(await loadedIds(place)).toContain(body.id);
    },
  );

  test('Feeds: adds a streamed status to each timeline to which it belongs, if the preference for replies allows it [R-STREAM-020 R-STREAM-021]', async () => {
    const { env, jun, mira, loadedIds, ids } = await threePosts();
    const { feeds, preferences } = env.session();
    const kinds: readonly TimelineKindName[] = ['friends', 'dms', 'mentions'];
    for (const kind of ['friends', 'dms', 'mentions'] as const) await loadedIds({ kind });
    const write = async (client: typeof jun, status: string, more: object = {}) =>
      (await client.post('/api/v1/statuses', { status, ...more })).body;
    const standing = (id: string) =>
      kinds.filter((kind) => {
        const feed = env.session().tables.feeds.get(kind);
        return feed?.ids.includes(id);
      });
    const plain = await write(jun, 'plain');
    const direct = await write(jun, 'for @mira', { visibility: 'direct' });
    const reply = await write(jun, 'to myself', { in_reply_to_id: ids[0] });
    const own = await write(mira, 'the first of mine');
    const toMe = await write(jun, 'to @mira', { in_reply_to_id: own.id });
    preferences.set('replyVisibility', 'self');
    for (const status of [plain, direct, reply, toMe]) feeds.receive(status);
    expect(standing(plain.id)).toEqual(['friends']);
    expect(standing(direct.id)).toEqual(['friends', 'dms', 'mentions']);
    expect(standing(reply.id)).toEqual([]);
    expect(standing(toMe.id)).toEqual(['friends', 'mentions']);
  });
});

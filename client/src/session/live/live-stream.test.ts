import { expect, test } from 'vitest';
import { timelineKinds } from '../feeds/timeline-kinds.ts';
import { createSignInStorage } from '../sign-in/sign-in-storage.ts';
import { startSession } from '../testing/start-session.ts';
import {
  federatedTimeline,
  homeTimeline,
  lastItem,
  localTimeline,
  startHomeSession,
  timelineTexts,
  userStream,
} from './testing/start-home-session.ts';

test('LiveStream: names its stream in the address and the token only as a protocol [R-STREAM-010]', async () => {
  const { sockets, area } = await startHomeSession();
  const { address, protocols } = lastItem(sockets);
  const { protocol, pathname, searchParams } = new URL(address);
  expect(protocol).toBe('ws:');
  expect(pathname.replace(/\/$/, '')).toBe('/api/v1/streaming');
  expect([...searchParams]).toEqual([['stream', 'user']]);
  expect(protocols).toEqual([createSignInStorage(area).oauth.read()?.member?.accessToken]);
  expect(address).not.toContain(protocols[0]);
});

test('LiveStream: is disabled without the preference, and polling loads new statuses [R-STREAM-022]', async () => {
  const before = await startHomeSession();
  before.session().preferences.set('useStreamingApi', false);
  expect(before.session().live?.state()).toBe('disabled');

  const env = await startSession({ instance: before.instance, area: before.area });
  expect(env.session().live?.state()).toBe('disabled');
  expect(env.sockets).toEqual([]);
  env.session().feeds.open(homeTimeline);
  await env.clock.advance(0);
  await before.post('The heron is back');
  await env.clock.advance(20_000);
  const { queued, items } = env.session().feeds.loaderFor(homeTimeline).feed;
  expect([...queued, ...items]).toHaveLength(1);

  env.session().preferences.set('useStreamingApi', true);
  await expect.poll(() => env.session().live?.state()).toBe('startingInitial');
  expect(env.sockets).toHaveLength(1);
});

test('LiveStream: shows one notice of a loss of ten seconds and one on recovery [R-STREAM-007 R-STREAM-008 R-STREAM-009 R-CONST-018]', async () => {
  const { sockets, notices, clock, noticeKeys } = await startHomeSession();
  lastItem(sockets).emitOpen();
  await clock.advance(0);
  lastItem(sockets).emitClose(1006);
  for (let second = 0; second < 9; second += 1) {
    await clock.advance(1_000);
    lastItem(sockets).emitClose(1006);
  }
  expect(noticeKeys()).toEqual([]);
  await clock.advance(1_000);
  expect(notices.store.getState()).toMatchObject([
    { level: 'error', messageKey: 'timeline.socket_broke', timeoutMs: 5000 },
  ]);
  await clock.advance(60_000);
  expect(noticeKeys()).toEqual(['timeline.socket_broke']);

  lastItem(sockets).emitOpen();
  await clock.advance(3_000);
  expect(notices.store.getState().at(-1)).toMatchObject({
    level: 'success',
    messageKey: 'timeline.socket_reconnected',
  });
});

test.each([
  ['that is short', true, 2],
  ['of a stream that never opened', false, 60],
])(
  'LiveStream: shows no notice of a loss %s [R-STREAM-007 R-STREAM-008]',
  async (_, wasUp, seconds) => {
    const { sockets, clock, noticeKeys } = await startHomeSession();
    if (wasUp) lastItem(sockets).emitOpen();
    await clock.advance(0);
    lastItem(sockets).emitClose(1006);
    await clock.advance(seconds * 1_000);
    lastItem(sockets).emitOpen();
    await clock.advance(30_000);
    expect(noticeKeys()).toEqual([]);
  },
);

test('LiveStream: shows that the connection is lost if each one is closed as soon as it opens', async () => {
  const { sockets, clock, noticeKeys } = await startHomeSession();
  lastItem(sockets).emitOpen();
  await clock.advance(0);
  lastItem(sockets).emitClose(1006);
  for (let second = 0; second < 30; second += 1) {
    await clock.advance(1_000);
    lastItem(sockets).emitOpen();
    lastItem(sockets).emitClose(1006);
  }
  expect(noticeKeys()).toEqual(['timeline.socket_broke']);
});

test('LiveStream: logs an unknown event and continues [R-STREAM-013]', async () => {
  const env = await startHomeSession();
  const socket = lastItem(env.sockets);
  socket.emitOpen();
  await env.clock.advance(0);
  socket.emitEvent('chat_message', { id: '1', secret: 'whispered' }, userStream);
  socket.emitEvent('update', await env.post('The heron is back'), userStream);
  expect(env.logged).toContainEqual(['unknown stream event', { name: 'chat_message' }]);
  expect(JSON.stringify(env.logged)).not.toContain('whispered');
  expect(timelineTexts(env, homeTimeline)).toEqual(['The heron is back']);
});

test('LiveStream: logs and skips an unreadable notification [R-NOTIF-011]', async () => {
  const env = await startHomeSession();
  const socket = lastItem(env.sockets);
  socket.emitOpen();
  await env.clock.advance(0);
  socket.emitEvent('notification', { id: 7, type: 'favourite' }, userStream);
  socket.emitText('{"event":"notification","payload":"{"}');
  socket.emitText('not JSON');
  const reports = env.logged.filter(([event]) => event === 'unreadable stream frame');
  expect(reports.map(([, facts]) => facts)).toEqual([
    { fault: 'payload' },
    { fault: 'payload' },
    { fault: 'json' },
  ]);
  const { body } = await env.jun.get(`/api/v1/accounts/${env.jun.account?.id}`);
  socket.emitEvent('notification', { id: '8', type: 'follow', account: body }, userStream);
  expect(env.session().notifications?.loader.feed.items).toEqual(['8']);
});

test('LiveStream: shows an edit in every timeline that contains the status [R-STREAM-016]', async () => {
  const env = await startHomeSession();
  const status = await env.post('The heron is bakc');
  const { feeds } = env.session();
  await Promise.all(
    [homeTimeline, localTimeline, federatedTimeline].map((place) =>
      feeds.loaderFor(place).loadNewer(),
    ),
  );
  lastItem(env.sockets).emitOpen();
  await env.clock.advance(0);
  lastItem(env.sockets).emitEvent(
    'status.update',
    { ...status, content: 'The heron is back', edited_at: '2026-05-01T10:00:00.000Z' },
    userStream,
  );
  for (const place of [homeTimeline, localTimeline, federatedTimeline]) {
    feeds.loaderFor(place).showQueued(true);
    expect(timelineTexts(env, place)).toEqual(['The heron is back']);
  }
});

test('LiveStream: a deletion removes the status, its reblogs and notifications from all feeds and queues [R-STREAM-017 R-TL-052]', async () => {
  const env = await startHomeSession();
  const { feeds, notifications, tables } = env.session();
  const mistake = await env.post('@mira a mistake');
  await env.post('The heron is back');
  const ines = await env.instance.as('ines');
  await env.mira.post(`/api/v1/accounts/${ines.account?.id}/follow`);
  const repeat = (await ines.post(`/api/v1/statuses/${mistake.id}/reblog`)).body;
  await Promise.all(
    [homeTimeline, localTimeline, federatedTimeline].map((place) =>
      feeds.loaderFor(place).loadNewer(),
    ),
  );
  await notifications?.loader.loadNewer();
  lastItem(env.sockets).emitOpen();
  await env.clock.advance(0);
  lastItem(env.sockets).emitEvent('update', repeat, userStream);
  const late = await env.post('another mistake');
  lastItem(env.sockets).emitEvent('update', late, userStream);
  const removedIds = (): (string | undefined)[] =>
    (notifications?.loader.feed.ids ?? []).map((id) => tables.notifications.get(id)?.statusId);
  expect(removedIds()).toContain(mistake.id);

  for (const { id } of [mistake, late]) lastItem(env.sockets).emitEvent('delete', id);
  for (const place of [homeTimeline, localTimeline, federatedTimeline]) {
    const { ids, queued } = feeds.loaderFor(place).feed;
    expect([...ids, ...queued]).not.toContain(late.id);
    expect([...ids, ...queued]).not.toContain(repeat.id);
    feeds.loaderFor(place).showQueued(true);
    expect(timelineTexts(env, place)).toEqual(['The heron is back']);
  }
  expect(removedIds()).not.toContain(mistake.id);
});

test('LiveStream: adds only statuses of the member’s own stream to home', async () => {
  const env = await startHomeSession();
  expect(timelineKinds.friends.streams).toBe('all');
  lastItem(env.sockets).emitOpen();
  await env.clock.advance(0);
  lastItem(env.sockets).emitEvent('update', await env.post('elsewhere'), ['public']);
  expect(timelineTexts(env, homeTimeline)).toEqual([]);
});

test('LiveStream: processes a flood in batches and does not show statuses deleted in it [R-STREAM-017]', async () => {
  const env = await startHomeSession();
  const { feeds, tables } = env.session();
  await feeds.loaderFor(homeTimeline).loadNewer();
  lastItem(env.sockets).emitOpen();
  await env.clock.advance(0);
  const status = await env.post('event');
  const ids = Array.from({ length: 150 }, (_, number) => `${status.id}${1_000 + number}`);
  let changes = 0;
  tables.feeds.subscribe(feeds.loaderFor(homeTimeline).id, () => (changes += 1));
  for (const id of ids) {
    lastItem(env.sockets).emitEvent('update', { ...status, id }, userStream);
    if (id === ids[40]) lastItem(env.sockets).emitEvent('delete', ids[20]);
  }
  const feedIds = (): readonly string[] => feeds.loaderFor(homeTimeline).feed.ids;
  await expect.poll(() => feedIds()[0]).toBe(ids.at(-1));
  expect(feedIds()).toEqual(ids.toSpliced(20, 1).toReversed());
  expect(changes).toBeLessThan(15);
});

test('LiveStream: loads the newest notifications again when the server has merged accepted notification requests into them', async () => {
  const { sockets, clock, jun, session, requests } = await startHomeSession();
  lastItem(sockets).emitOpen();
  await clock.advance(0);
  await jun.post('/api/v1/statuses', { status: '@mira hello' });
  const { notifications } = session();
  await notifications?.loader.loadNewer();
  const sent = () =>
    requests.filter(({ url }) => new URL(url).pathname === '/api/v1/notifications').length;
  const before = sent();
  lastItem(sockets).emitEvent('notifications_merged', '1');
  await expect.poll(sent).toBeGreaterThan(before);
  const [last] = requests.filter(({ url }) => url.includes('/api/v1/notifications?')).slice(-1);
  expect(last?.url).not.toContain('since_id');
});
